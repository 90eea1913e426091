import { lazyComponent } from "../../../shared/lazy/lazy-component.tsx";

/** Every way to the app; its code and texts come with the first popup or with the page about the app. */
export const LazyAppOffer = lazyComponent({
  name: "app offer",
  load: () => import("./app-offer.tsx"),
  texts: ["install"],
  onFail: "retry",
});
