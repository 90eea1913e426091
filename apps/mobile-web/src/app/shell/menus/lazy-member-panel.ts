import { lazyComponent } from "../../../shared/lazy/lazy-component.tsx";

/** The member's panel, loaded when it first opens. */
export const LazyMemberPanel = lazyComponent({
  name: "member panel",
  load: () => import("./member-panel.tsx"),
  texts: ["menus"],
  onFail: "message",
});
