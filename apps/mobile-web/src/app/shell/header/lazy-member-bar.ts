import { lazyComponent } from "../../../shared/lazy/lazy-component.tsx";

/**
 * The member's part of the header. Guests, most first visits, don't load it; a signed-in visit preloads it, so that
 * it is in the first render.
 */
export const LazyMemberBar = lazyComponent({
  name: "member bar",
  load: () => import("./member-bar.tsx"),
  onFail: "silent",
});
