import {
  type AppLinks,
  appLinks,
  hasAppLink,
  isInstalled,
  showsDownloadButton,
} from "@volado/domain/app-install";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import { useSiteInfo } from "../services/use-site.ts";
import { openedIn } from "./device.ts";

/** Download links of the merchant's app in the status response (Spec §3 "Download links"); empty until it is known. */
export const useAppLinks = (): AppLinks => appLinks(useSiteInfo()?.resources ?? [], window.location.origin);

/** Whether to offer the app: outside the app itself, while its window is enabled and a link exists (Spec §2). */
export const useAppOffered = (onHome: boolean): boolean => {
  const links = useAppLinks();
  return showsDownloadButton({
    onHome,
    installed: isInstalled(openedIn()),
    appWindowEnabled: useSiteInfo()?.promos.appDownload ?? false,
    hasLink: hasAppLink(links),
  });
};

const store = createStore(() => ({ open: false }));

/** Opens the download popup (Spec §2 "Download popup"). */
export const openDownload = (): void => store.setState({ open: true });

export const closeDownload = (): void => store.setState({ open: false });

export const useDownloadOpen = (): boolean => useStore(store, ({ open }) => open);
