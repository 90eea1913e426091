import { formatDay, formatTime } from "@volado/i18n";
import { merchant } from "../../shared/merchant.ts";

/** An instant as day and time in the merchant's time zone. */
export const momentOf = (instant: number): string =>
  `${formatDay(instant, merchant.timeZone)} ${formatTime(instant, merchant.timeZone)}`;
