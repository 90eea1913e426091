import { lazyComponent } from "../../../shared/lazy/lazy-component.tsx";

/** The side menu, loaded when it first opens. */
export const LazySideMenu = lazyComponent({
  name: "side menu",
  load: () => import("./side-menu.tsx"),
  texts: ["menus", "deferredShell"],
  onFail: "message",
});
