import { lazyComponent } from "../../../shared/lazy/lazy-component.tsx";

/** The member's panel, loaded when it is first opened. */
export const LazyMemberPanel = lazyComponent({
  name: "member panel",
  load: () => import("./member-panel.tsx"),
  texts: ["menus"],
  onFail: "message",
});
