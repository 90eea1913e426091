import { formatTime } from "@volado/i18n";
import { useTranslation } from "react-i18next";
import { merchant } from "../../shared/merchant.ts";
import { useZoneName } from "../../shared/period/use-zone-name.ts";
import { merchantDay, useMerchantToday } from "../../shared/services/merchant-time.ts";
import { useHasPassed } from "./use-has-passed.ts";

interface MaintenanceEndProps {
  /** When it is planned, in epoch milliseconds. */
  readonly at: number;
}

/** When the merchant plans to open again, by the merchant's clock; once that is over, that it takes longer. */
export function MaintenanceEnd({ at }: MaintenanceEndProps) {
  const { t } = useTranslation();
  const zone = useZoneName();
  const today = useMerchantToday();
  if (useHasPassed(at)) return <p>{t("closed.late")}</p>;
  const time = formatTime(at, merchant.timeZone);
  const day = merchantDay(at);
  return (
    <p>{day === today ? t("closed.until", { time, zone }) : t("closed.untilDay", { day, time, zone })}</p>
  );
}
