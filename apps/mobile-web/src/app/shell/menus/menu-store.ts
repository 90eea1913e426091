import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";

const store = createStore<{ readonly open: boolean }>(() => ({ open: false }));

/** Opens or closes the side menu. */
export const setMenuOpen = (open: boolean): void => store.setState({ open });

/**
 * Whether the side menu is open. Kept outside the shell, so that a tap on the menu draws the menu and not every page
 * around it as well.
 */
export const useMenuOpen = (): boolean => useStore(store, ({ open }) => open);
