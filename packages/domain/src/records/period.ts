import { isCalendarDay, nextDay, startOfDay } from "../calendar/calendar.ts";
import type { SearchFields } from "../games/game-list-search.ts";

/** The days that records are shown of: so many up to today, or from one day to another. Days are `YYYY-MM-DD`. */
export type RecordPeriod =
  | { readonly type: "days"; readonly days: RecordDays }
  | { readonly type: "range"; readonly from: string; readonly to: string };

/** Presets of a period, in days with today. */
export const recordDays = [1, 7, 30, 90] as const;
export type RecordDays = (typeof recordDays)[number];

/** Days that the date pickers offer (Spec §9 "Date picker 2000 to 2030"). */
export const recordDayLimits = { min: "2000-01-01", max: "2030-12-31" } as const;

/** Whether it is a day that the date pickers offer. */
const isDay = (text: string | null): text is string =>
  text !== null && isCalendarDay(text) && text >= recordDayLimits.min && text <= recordDayLimits.max;

/** The period that an address asks for; what can't be read is so many days up to today as `usual` says. */
export const periodFromSearch = (search: SearchFields, usual: RecordDays): RecordPeriod => {
  const [from, to] = [search.get("from"), search.get("to")];
  if (isDay(from) && isDay(to) && from <= to) return { type: "range", from, to };
  const days = recordDays.find((count) => String(count) === search.get("days"));
  return { type: "days", days: days ?? usual };
};

/** The query that brings the period back; nothing for the usual one. */
export const searchFromPeriod = (period: RecordPeriod, usual: RecordDays): Record<string, string> => ({
  ...(period.type === "range" && { from: period.from, to: period.to }),
  ...(period.type === "days" && period.days !== usual && { days: String(period.days) }),
});

/** First and last day of a period. */
export const periodDays = (
  period: RecordPeriod,
  today: string,
): { readonly from: string; readonly to: string } =>
  period.type === "range" ? period : { from: nextDay(today, 1 - period.days), to: today };

/** Why two typed days are no period; undefined when they are one. */
export const rangeProblem = (from: string, to: string): "day" | "order" | undefined => {
  if (!isDay(from) || !isDay(to)) return "day";
  return from > to ? "order" : undefined;
};

/**
 * A period as instants (epoch milliseconds), the end not included. `dayAt` tells the day of an instant where
 * the merchant is.
 */
export const periodInstants = (
  period: RecordPeriod,
  today: string,
  dayAt: (instant: number) => string,
): { readonly from: number; readonly to: number } => {
  const { from, to } = periodDays(period, today);
  return { from: startOfDay(from, dayAt), to: startOfDay(nextDay(to), dayAt) };
};
