import { closeDownload, useDownloadOpen } from "../../../shared/download/download-store.ts";
import { useCloseOnNavigation } from "../../../shared/navigation/use-close-on-navigation.ts";
import { useDownloadBar } from "../hooks/use-download-bar.ts";
import { useDownloadTurn } from "../hooks/use-download-turn.ts";
import { DownloadBar } from "./download-bar.tsx";
import { DownloadPopup } from "./download-popup.tsx";

/** The offers of the app around the pages: the bar on home, and the popup that it and the menus open (Spec §2, §4). */
export function DownloadOffers({ onHome }: { onHome: boolean }) {
  const { shown, dismiss } = useDownloadBar();
  const asked = useDownloadOpen();
  const [turn, seen] = useDownloadTurn(onHome, shown);
  const open = asked || turn;
  const close = () => {
    closeDownload();
    seen();
  };
  useCloseOnNavigation(open, close);
  return (
    <>
      {onHome && shown && <DownloadBar onDismiss={dismiss} />}
      <DownloadPopup open={open} onClose={close} />
    </>
  );
}
