import type { Language } from "@volado/domain/site";
import { formatLocale } from "../format-locale.ts";

const cache = new Map<string, Intl.DateTimeFormat>();

/** Day format in a time zone; the Swedish locale writes YYYY-MM-DD. */
const dateFormat = (timeZone: string): Intl.DateTimeFormat => {
  let format = cache.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat("sv-SE", {
      timeZone,
      calendar: "gregory",
      numberingSystem: "latn",
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
    });
    cache.set(timeZone, format);
  }
  return format;
};

/** Formats an instant (epoch ms) as YYYY-MM-DD in a time zone (Spec §2 "Notice page"). */
export const formatDay = (instant: number, timeZone: string): string => dateFormat(timeZone).format(instant);

const written = new Map<string, Intl.DateTimeFormat>();

/** Formats an instant (epoch ms) as a date as people write it, e.g. "29 nov 2026", "Nov 29, 2026", in a time zone. */
export const formatDate = (instant: number, timeZone: string, language: Language): string => {
  const locale = formatLocale(language);
  const key = `${locale} ${timeZone}`;
  const format =
    written.get(key) ??
    new Intl.DateTimeFormat(locale, {
      timeZone,
      calendar: "gregory",
      numberingSystem: "latn",
      year: "numeric",
      month: "short",
      day: "numeric",
    });
  written.set(key, format);
  // With no-break spaces: a date stays on one line.
  return format.format(instant).replaceAll(" ", "\u00a0");
};

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Formats an instant (epoch ms) as HH:MM in a time zone, from 00:00 to 23:59. */
export const formatTime = (instant: number, timeZone: string): string => {
  const format =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat("sv-SE", {
      timeZone,
      numberingSystem: "latn",
      hour: "2-digit",
      minute: "2-digit",
    });
  clocks.set(timeZone, format);
  return format.format(instant);
};

/** Formats an instant (epoch ms) as YYYY/MM/DD in a time zone (Spec §9 "Promo date format"). */
export const formatPromotionDay = (instant: number, timeZone: string): string =>
  formatDay(instant, timeZone).replaceAll("-", "/");

/** The name of a time zone, the same all year, e.g. "hora estándar de Perú". */
export const zoneName = (timeZone: string, language: Language): string =>
  new Intl.DateTimeFormat(formatLocale(language), { timeZone, timeZoneName: "longGeneric" })
    .formatToParts(0)
    .find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
