import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";

const store = createStore(() => ({ open: false }));

/** Opens the download popup (Spec §2 "Download popup"). */
export const openDownload = (): void => store.setState({ open: true });

export const closeDownload = (): void => store.setState({ open: false });

export const useDownloadOpen = (): boolean => useStore(store, ({ open }) => open);
