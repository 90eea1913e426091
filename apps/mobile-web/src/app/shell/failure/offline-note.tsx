import { OfflineIcon } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { useOnline } from "../../../shared/device/use-online.ts";
import { useLostReach } from "../../../shared/offline/reach.ts";

/** Says that the network or the gateway is gone, for as long as it is. */
export function OfflineNote() {
  const { t } = useTranslation();
  const lost = useLostReach();
  const online = useOnline() && !lost;
  return (
    <div className="app-offline-place" role="status">
      {online ? null : (
        <p className="app-offline">
          <OfflineIcon size={20} />
          <span>{t("shell.offline")}</span>
        </p>
      )}
    </div>
  );
}
