import "@volado/ui/install-bar.css";
import { Button, InstallBar } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { openDownload } from "../../../shared/download/download-store.ts";
import { useAppLinks } from "../../../shared/download/use-app-links.ts";
import { useRoomFor } from "../../../shared/floating/use-room-for.ts";
import { merchant } from "../../../shared/merchant.ts";

/**
 * The app's icon, or the merchant's mark while there is none, a button and a way to be rid of it (Spec §2
 * "Download bar").
 */
export function DownloadBar({ onDismiss }: { onDismiss: () => void }) {
  const { t } = useTranslation();
  const { icon } = useAppLinks();
  useRoomFor("bar");
  return (
    <InstallBar
      label={t("download.title")}
      iconUrl={icon ?? (merchant.logo || undefined)}
      action={
        <Button size="s" aria-haspopup="dialog" onClick={openDownload}>
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
