import "@volado/ui/install-bar.css";
import { isInstalled, offersDownload, showsDownloadBar } from "@volado/domain/app-install";
import { Button, Dialog, InstallBar, Spinner } from "@volado/ui";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import {
  closeDownload,
  openDownload,
  useAppLinks,
  useDownloadOpen,
} from "../../../shared/device/app-download.ts";
import { openedIn } from "../../../shared/device/device.ts";
import { merchant } from "../../../shared/merchant.ts";
import { useCloseOnNavigation } from "../../../shared/navigation/close-on-back.ts";
import { usePopupTurn } from "../../../shared/overlays/popup-store.ts";
import { useRoomFor } from "../../../shared/overlays/use-room-for.ts";
import { useSiteInfo } from "../../../shared/services/use-site.ts";
import { useSession } from "../../../shared/session/session-store.ts";
import { localValues, tabValues } from "../../../shared/storage/site-storage.ts";
import { LazyAppOffer } from "./lazy-app-offer.ts";

/** The first visit is also recorded in its tab, where it lasts until the tab is closed. */
const recordFirstVisit = () => {
  const stored = localValues.read("downloadOffer");
  if (stored.firstVisit > 0) return;
  const first = { ...stored, firstVisit: Date.now() };
  localValues.write("downloadOffer", first);
  tabValues.write("downloadOffer", first);
};

const isFirstVisit = () =>
  localValues.read("downloadOffer").firstVisit === 0 || tabValues.read("downloadOffer").firstVisit > 0;

/** Whether the popup may open automatically now, and a callback for when it was seen. */
const useAutoOpen = (onHome: boolean, barShown: boolean): readonly [boolean, () => void] => {
  const [now] = useState(Date.now);
  const [memory, setMemory] = useState(() => localValues.read("downloadOffer"));
  useEffect(recordFirstVisit, []);
  const markSeen = () => {
    const updated = { ...localValues.read("downloadOffer"), seen: true };
    localValues.write("downloadOffer", updated);
    setMemory(updated);
  };
  return [usePopupTurn("download", offersDownload({ onHome, barShown, memory }, now)), markSeen];
};

/**
 * Whether the download bar is shown (Spec §4 "Download bar"): never inside the app or when the merchant offers no
 * download.
 */
export const useDownloadBar = () => {
  const [dismissed, setDismissed] = useState(() => localValues.read("hideDownloadBar") === "1");
  const [firstVisit] = useState(isFirstVisit);
  const signedIn = useSession() !== undefined;
  const offered = useSiteInfo()?.promos.appDownload ?? false;
  const hasIosLink = useAppLinks().ios !== undefined;
  const opened = openedIn();
  return {
    shown:
      offered &&
      showsDownloadBar({
        dismissed,
        firstVisit,
        installed: isInstalled(opened),
        webClip: opened.webClip,
        hasIosLink,
        loginRequired: merchant.download.barNeedsLogin,
        signedIn,
      }),
    /** Hides the bar permanently (Spec §4: hideDownloadBar=1). */
    dismiss: () => {
      localValues.write("hideDownloadBar", "1");
      setDismissed(true);
    },
  };
};

/** Install options in a dialog (Spec §2 "Download popup"). Code and texts load when it first opens. */
function DownloadPopup({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  const [hasOpened, setHasOpened] = useState(open);
  if (open && !hasOpened) setHasOpened(true);
  return hasOpened ? (
    <Dialog open={open} onClose={onClose} title={t("download.title")} closeLabel={t("common.close")}>
      <LazyAppOffer headingLevel={3} waiting={<Spinner label={t("common.loading")} />} />
    </Dialog>
  ) : null;
}

/**
 * Bar with the app's icon (or the merchant's logo), a download button and a close button (Spec §2 "Download bar").
 */
function DownloadBar({ onDismiss }: { onDismiss: () => void }) {
  const { t } = useTranslation();
  const { icon } = useAppLinks();
  useRoomFor("bar");
  return (
    <InstallBar
      label={t("download.title")}
      iconUrl={icon ?? (merchant.logo || undefined)}
      action={
        <Button size="s" variant="quiet" aria-haspopup="dialog" onClick={openDownload}>
          {t("download.get")}
        </Button>
      }
      onClose={onDismiss}
      closeLabel={t("download.dismiss")}
    >
      {t("download.bar")}
    </InstallBar>
  );
}

/** Download bar on home, and the popup that opens from the bar, from a menu or automatically (Spec §2, §4). */
export function DownloadOffers({ onHome }: { onHome: boolean }) {
  const { shown, dismiss } = useDownloadBar();
  const requested = useDownloadOpen();
  const [opensItself, markSeen] = useAutoOpen(onHome, shown);
  const open = requested || opensItself;
  const close = () => {
    closeDownload();
    markSeen();
  };
  useCloseOnNavigation(open, close);
  return (
    <>
      {onHome && shown && <DownloadBar onDismiss={dismiss} />}
      <DownloadPopup open={open} onClose={close} />
    </>
  );
}
