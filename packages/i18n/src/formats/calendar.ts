import type { Language } from "@volado/domain/site";
import { formatLocale } from "../format-locale.ts";

/** 4 January 1970 was a Sunday. */
const FIRST_SUNDAY = Date.UTC(1970, 0, 4);
const DAY = 86_400_000;

/** Formats a month (`YYYY-MM`), e.g. "noviembre de 2026". */
export const formatMonth = (month: string, language: Language): string =>
  new Intl.DateTimeFormat(formatLocale(language), { month: "long", year: "numeric", timeZone: "UTC" }).format(
    Date.parse(`${month}-01T00:00:00Z`),
  );

/**
 * The names of the seven weekdays.
 * @param first 0 for Sunday, 1 for Monday.
 */
export const weekdayNames = (
  language: Language,
  first: number,
): readonly { readonly short: string; readonly long: string }[] => {
  const locale = formatLocale(language);
  return Array.from({ length: 7 }, (_, index) => {
    const instant = FIRST_SUNDAY + ((first + index) % 7) * DAY;
    const name = (weekday: "narrow" | "long") =>
      new Intl.DateTimeFormat(locale, { weekday, timeZone: "UTC" }).format(instant);
    // Some locales have lower-case letters.
    return { short: name("narrow").toLocaleUpperCase(locale), long: name("long") };
  });
};
