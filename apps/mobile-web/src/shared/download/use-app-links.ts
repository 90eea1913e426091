import {
  type AppLinks,
  appLinks,
  hasAppLink,
  isInstalled,
  showsDownloadButton,
} from "@volado/domain/app-install";
import { openedIn } from "../device/device.ts";
import { useSiteInfo } from "../site/use-site.ts";

/** Where the merchant's app is to be had, as far as the status answer has said (Spec §3 "Download links"). */
export const useAppLinks = (): AppLinks => appLinks(useSiteInfo()?.resources ?? [], window.location.origin);

/**
 * Whether the app is offered where the player is: not within it, and only while its window is enabled and a
 * link exists (Spec §2).
 */
export const useAppOffered = (onHome: boolean): boolean => {
  const links = useAppLinks();
  return showsDownloadButton({
    onHome,
    installed: isInstalled(openedIn()),
    appWindowEnabled: useSiteInfo()?.promos.appDownload ?? false,
    hasLink: hasAppLink(links),
  });
};
