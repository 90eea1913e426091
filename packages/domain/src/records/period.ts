import { isCalendarDay, nextDay, nextMonth, startOfDay } from "../calendar/calendar.ts";
import { payPeriodDays } from "../calendar/pay-periods.ts";
import type { SearchFields } from "../games/game-list-search.ts";

/** The period of records: a number of days up to today, a named one, or a range. Days are `YYYY-MM-DD`. */
export type RecordPeriod =
  | { readonly type: "days"; readonly days: RecordDays }
  | { readonly type: "named"; readonly name: NamedPeriod }
  | { readonly type: "range"; readonly from: string; readonly to: string };

/** Presets in days, including today. */
export const recordDays = [1, 7, 30, 90] as const;
export type RecordDays = (typeof recordDays)[number];

/** Periods of the calendar. Weeks begin on Monday; those that haven't ended last up to today. */
export const namedPeriods = ["yesterday", "this-week", "last-week", "this-month", "last-month"] as const;
export type NamedPeriod = (typeof namedPeriods)[number];

/** Range of the date pickers (Spec §9 "Date picker 2000 to 2030"). */
export const recordDayLimits = { min: "2000-01-01", max: "2030-12-31" } as const;

/** Whether the date pickers offer a day. */
const isDay = (text: string | null): text is string =>
  text !== null && isCalendarDay(text) && text >= recordDayLimits.min && text <= recordDayLimits.max;

/** Reads the period from an address; defaults to `usual` days when invalid. */
export const periodFromSearch = (search: SearchFields, usual: RecordDays): RecordPeriod => {
  const [from, to] = [search.get("from"), search.get("to")];
  if (isDay(from) && isDay(to) && from <= to) return { type: "range", from, to };
  const name = namedPeriods.find((known) => known === search.get("period"));
  if (name !== undefined) return { type: "named", name };
  const days = recordDays.find((count) => String(count) === search.get("days"));
  return { type: "days", days: days ?? usual };
};

/** The query that restores the period; empty for the default. */
export const searchFromPeriod = (period: RecordPeriod, usual: RecordDays): Record<string, string> => ({
  ...(period.type === "range" && { from: period.from, to: period.to }),
  ...(period.type === "named" && { period: period.name }),
  ...(period.type === "days" && period.days !== usual && { days: String(period.days) }),
});

interface Days {
  readonly from: string;
  readonly to: string;
}

const namedDays = (name: NamedPeriod, today: string): Days => {
  const [monday] = payPeriodDays("week", today);
  const [first] = payPeriodDays("month", today);
  switch (name) {
    case "yesterday":
      return { from: nextDay(today, -1), to: nextDay(today, -1) };
    case "this-week":
      return { from: monday, to: today };
    case "last-week":
      return { from: nextDay(monday, -7), to: nextDay(monday, -1) };
    case "this-month":
      return { from: first, to: today };
    case "last-month":
      return { from: `${nextMonth(today.slice(0, 7), -1)}-01`, to: nextDay(first, -1) };
  }
};

/** The first and last day of a period. */
export const periodDays = (period: RecordPeriod, today: string): Days => {
  if (period.type === "range") return period;
  if (period.type === "named") return namedDays(period.name, today);
  return { from: nextDay(today, 1 - period.days), to: today };
};

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
