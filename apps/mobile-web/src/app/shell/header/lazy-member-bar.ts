import { lazyComponent } from "../../../shared/lazy/lazy-component.tsx";

/**
 * The member's part of the header. Guests, who are most of the first visits, load none of it; a signed-in visit asks
 * for it at its start, so that it stands in the first render.
 */
export const LazyMemberBar = lazyComponent({
  name: "member bar",
  load: () => import("./member-bar.tsx"),
  onFail: "silent",
});
