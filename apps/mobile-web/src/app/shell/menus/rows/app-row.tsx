import { DownloadIcon, ListItem } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { openDownload } from "../../../../shared/download/download-store.ts";
import { useAppOffered } from "../../../../shared/download/use-app-links.ts";

/** The side menu's way to the app, wherever the menu is opened (Spec §2 "app download"). */
export function AppRow({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  if (!useAppOffered(true)) return null;
  return (
    <ListItem
      icon={<DownloadIcon />}
      onPress={() => {
        onClose();
        openDownload();
      }}
    >
      {t("menu.app")}
    </ListItem>
  );
}
