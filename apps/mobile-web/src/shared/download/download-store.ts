import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";

const store = createStore(() => ({ open: false }));

/** Opens the download popup (Spec §2 "Download popup"), from wherever the app is offered. */
export const openDownload = (): void => store.setState({ open: true });

/** Closes it. */
export const closeDownload = (): void => store.setState({ open: false });

/** Whether the player asked for it. */
export const useDownloadOpen = (): boolean => useStore(store, ({ open }) => open);
