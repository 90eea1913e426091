import { isCalendarDay, nextDay, startOfDay } from "../calendar/calendar.ts";
import type { SearchFields } from "../games/game-list-search.ts";

/** The period of records: a number of days up to today, or a range. Days are `YYYY-MM-DD`. */
export type RecordPeriod =
  | { readonly type: "days"; readonly days: RecordDays }
  | { readonly type: "range"; readonly from: string; readonly to: string };

/** Presets in days, including today. */
export const recordDays = [1, 7, 30, 90] as const;
export type RecordDays = (typeof recordDays)[number];

/** Range of the date pickers (Spec §9 "Date picker 2000 to 2030"). */
export const recordDayLimits = { min: "2000-01-01", max: "2030-12-31" } as const;

/** Whether the date pickers offer a day. */
const isDay = (text: string | null): text is string =>
  text !== null && isCalendarDay(text) && text >= recordDayLimits.min && text <= recordDayLimits.max;

/** Reads the period from an address; defaults to `usual` days when invalid. */
export const periodFromSearch = (search: SearchFields, usual: RecordDays): RecordPeriod => {
  const [from, to] = [search.get("from"), search.get("to")];
  if (isDay(from) && isDay(to) && from <= to) return { type: "range", from, to };
  const days = recordDays.find((count) => String(count) === search.get("days"));
  return { type: "days", days: days ?? usual };
};

/** The query that restores the period; empty for the default. */
export const searchFromPeriod = (period: RecordPeriod, usual: RecordDays): Record<string, string> => ({
  ...(period.type === "range" && { from: period.from, to: period.to }),
  ...(period.type === "days" && period.days !== usual && { days: String(period.days) }),
});

/** The first and last day of a period. */
export const periodDays = (
  period: RecordPeriod,
  today: string,
): { readonly from: string; readonly to: string } =>
  period.type === "range" ? period : { from: nextDay(today, 1 - period.days), to: today };

/** Why two typed days are not a valid range; undefined when they are. */
export const rangeProblem = (from: string, to: string): "day" | "order" | undefined => {
  if (!isDay(from) || !isDay(to)) return "day";
  return from > to ? "order" : undefined;
};

/**
 * The instants of a period (epoch milliseconds), end exclusive. `dayAt` returns the day of an instant in the
 * merchant's time zone.
 */
export const periodInstants = (
  period: RecordPeriod,
  today: string,
  dayAt: (instant: number) => string,
): { readonly from: number; readonly to: number } => {
  const { from, to } = periodDays(period, today);
  return { from: startOfDay(from, dayAt), to: startOfDay(nextDay(to), dayAt) };
};
