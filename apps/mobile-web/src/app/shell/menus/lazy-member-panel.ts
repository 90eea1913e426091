import { lazyPart } from "../../../shared/lazy/lazy-part.tsx";

/** The member's panel, loaded when it is first opened. */
export const LazyMemberPanel = lazyPart({
  name: "member panel",
  load: () => import("./member-panel.tsx"),
  texts: ["menus"],
  onFail: "message",
});
