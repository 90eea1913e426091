import { lazyPart } from "../../../shared/lazy/lazy-part.tsx";

/** The side menu, loaded when it is first opened. */
export const LazySideMenu = lazyPart({
  name: "side menu",
  load: () => import("./side-menu.tsx"),
  texts: ["menus", "deferredShell"],
  onFail: "message",
});
