import { formatDay, formatTime } from "@volado/i18n";
import { merchant } from "../merchant.ts";
import { useGatewayNow } from "./gateway-clock.ts";

/** The day (`YYYY-MM-DD`) of an instant in the merchant's time zone. */
export const merchantDay = (instant: number): string => formatDay(instant, merchant.timeZone);

/** Today in the merchant's time zone, on the gateway's clock. */
export const useMerchantToday = (): string => merchantDay(useGatewayNow()());

/** Day and time of an instant in the merchant's time zone. */
export const momentOf = (instant: number): string =>
  `${formatDay(instant, merchant.timeZone)} ${formatTime(instant, merchant.timeZone)}`;
