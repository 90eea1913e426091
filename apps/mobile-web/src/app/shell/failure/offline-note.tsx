import { OfflineIcon } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { useOnline } from "../../../shared/device/use-online.ts";

/** Says that the network is gone, for as long as it is. */
export function OfflineNote() {
  const { t } = useTranslation();
  const online = useOnline();
  return (
    <div className="app-offline-place" role="status">
      {online ? null : (
        <p className="app-offline">
          <OfflineIcon size={20} />
          {t("shell.offline")}
        </p>
      )}
    </div>
  );
}
