import { lazyComponent } from "../../../shared/lazy/lazy-component.tsx";

/** Install options, loaded with their texts by the popup or the app page. */
export const LazyAppOffer = lazyComponent({
  name: "app offer",
  load: () => import("./app-offer.tsx"),
  texts: ["install"],
  onFail: "retry",
});
