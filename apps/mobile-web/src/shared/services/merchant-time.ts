import { formatDate, formatDay, formatTime } from "@volado/i18n";
import { useLanguage } from "../language/language.ts";
import { merchant } from "../merchant.ts";
import { useGatewayNow } from "./gateway-clock.ts";

/** The day (`YYYY-MM-DD`) of an instant in the merchant's time zone, for calls, addresses and files. */
export const merchantDay = (instant: number): string => formatDay(instant, merchant.timeZone);

/** Today in the merchant's time zone, on the gateway's clock. */
export const useMerchantToday = (): string => merchantDay(useGatewayNow()());

/** Day and time (`YYYY-MM-DD HH:MM`) of an instant in the merchant's time zone, for files. */
export const merchantMoment = (instant: number): string =>
  `${merchantDay(instant)} ${formatTime(instant, merchant.timeZone)}`;

/**
 * Dates as people write them in the current language, in the merchant's time zone. Screens show all dates with it, except
 * where the specification names a format: announcements (decisions S9) and promotions (Spec §9).
 */
export const useDates = () => {
  const language = useLanguage();
  /** Formats the day of an instant, or a day (`YYYY-MM-DD`). */
  const dateOf = (day: number | string): string =>
    typeof day === "number"
      ? formatDate(day, merchant.timeZone, language)
      : formatDate(Date.parse(day), "UTC", language);
  return {
    dateOf,
    /** Formats the day and time of an instant. */
    momentOf: (instant: number): string => `${dateOf(instant)}, ${formatTime(instant, merchant.timeZone)}`,
    /** Formats a period of days for a text with `from` and `to`. */
    spanOf: ({ from, to }: { readonly from: string; readonly to: string }) => ({
      from: dateOf(from),
      to: dateOf(to),
    }),
  } as const;
};
