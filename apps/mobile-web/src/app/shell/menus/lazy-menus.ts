import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import { lazyComponent } from "../../../shared/lazy/lazy-component.tsx";

/** The side menu, loaded when it first opens. */
export const LazySideMenu = lazyComponent({
  name: "side menu",
  load: () => import("./side-menu.tsx"),
  texts: ["menus", "deferredShell"],
  onFail: "message",
});

/**
 * The member's part of the header. Guests, most first visits, don't load it; a signed-in visit preloads it, so that
 * it is in the first render.
 */
export const LazyMemberBar = lazyComponent({
  name: "member bar",
  load: () => import("../header/member-bar.tsx"),
  onFail: "silent",
});

const store = createStore<{ readonly open: boolean }>(() => ({ open: false }));

/** Opens or closes the side menu. */
export const setMenuOpen = (open: boolean): void => store.setState({ open });

/** Whether the side menu is open. Stored outside the shell, so that opening the menu doesn't rerender the page. */
export const useMenuOpen = (): boolean => useStore(store, ({ open }) => open);
