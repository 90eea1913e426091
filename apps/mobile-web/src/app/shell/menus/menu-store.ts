import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";

const store = createStore<{ readonly open: boolean }>(() => ({ open: false }));

/** Opens or closes the side menu. */
export const setMenuOpen = (open: boolean): void => store.setState({ open });

/**
 * Whether the side menu is open. Stored outside the shell, so that opening the menu doesn't render every page around
 * it.
 */
export const useMenuOpen = (): boolean => useStore(store, ({ open }) => open);
