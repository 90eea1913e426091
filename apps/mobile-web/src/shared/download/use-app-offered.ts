import { hasAppLink, isInstalled, showsDownloadButton } from "@volado/domain/app-install";
import { openedIn } from "../device/opened-in.ts";
import { useSiteInfo } from "../site/use-site.ts";
import { useAppLinks } from "./use-app-links.ts";

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
