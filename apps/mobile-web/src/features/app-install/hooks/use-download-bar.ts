import { isInstalled, showsDownloadBar } from "@volado/domain/app-install";
import { useState } from "react";
import { openedIn } from "../../../shared/device/opened-in.ts";
import { useAppLinks } from "../../../shared/download/use-app-links.ts";
import { merchant } from "../../../shared/merchant.ts";
import { useSession } from "../../../shared/session/session-store.ts";
import { useSiteInfo } from "../../../shared/site/use-site.ts";
import { localValues } from "../../../shared/storage/site-storage.ts";

/** The download bar, as far as it is anybody's choice. */
export interface DownloadBarState {
  readonly shown: boolean;
  /** Takes it away for good (Spec §4: hideDownloadBar=1). */
  readonly dismiss: () => void;
}

/**
 * Whether the download bar is shown (Spec §4 "Download bar"); never in the app itself, nor while the merchant
 * offers none.
 */
export const useDownloadBar = (): DownloadBarState => {
  const [dismissed, setDismissed] = useState(() => localValues.read("hideDownloadBar") === "1");
  const signedIn = useSession() !== undefined;
  const offered = useSiteInfo()?.promos.appDownload ?? false;
  const hasIosLink = useAppLinks().ios !== undefined;
  const opened = openedIn();
  return {
    shown:
      offered &&
      showsDownloadBar({
        dismissed,
        installed: isInstalled(opened),
        webClip: opened.webClip,
        hasIosLink,
        loginRequired: merchant.download.barNeedsLogin,
        signedIn,
      }),
    dismiss: () => {
      localValues.write("hideDownloadBar", "1");
      setDismissed(true);
    },
  };
};
