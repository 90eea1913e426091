import { nextDay, nextMonth, startOfDay } from "./calendar.ts";
import { HOUR_MS } from "./durations.ts";

/** How often something is paid. Weeks begin on Monday, half months on the 1st and the 16th. */
export type PayPeriod = "hour" | "day" | "week" | "half-month" | "month";

/** Epoch milliseconds; the end is exclusive. */
export interface TimeSpan {
  readonly from: number;
  readonly to: number;
}

/** The first day of the period that contains a day, and of the next period. Days are `YYYY-MM-DD`. */
export const payPeriodDays = (
  period: Exclude<PayPeriod, "hour">,
  day: string,
): readonly [first: string, next: string] => {
  const month = day.slice(0, 7);
  const nextFirst = `${nextMonth(month)}-01`;
  if (period === "day") return [day, nextDay(day)];
  if (period === "month") return [`${month}-01`, nextFirst];
  if (period === "half-month")
    return day < `${month}-16` ? [`${month}-01`, `${month}-16`] : [`${month}-16`, nextFirst];
  const monday = nextDay(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));
  return [monday, nextDay(monday, 7)];
};

/** The period that contains an instant. `dayAt` returns the day of an instant in the merchant's time zone. */
export const periodAt = (
  period: PayPeriod,
  instant: number,
  dayAt: (instant: number) => string,
): TimeSpan => {
  if (period === "hour") {
    const from = Math.floor(instant / HOUR_MS) * HOUR_MS;
    return { from, to: from + HOUR_MS };
  }
  const [first, next] = payPeriodDays(period, dayAt(instant));
  return { from: startOfDay(first, dayAt), to: startOfDay(next, dayAt) };
};

/**
 * The periods that ended after `after` and not later than `until` (epoch milliseconds), oldest first. Each period is
 * returned by exactly one of consecutive calls.
 */
export const periodsEnded = (
  period: PayPeriod,
  { after, until }: { readonly after: number; readonly until: number },
  dayAt: (instant: number) => string,
): readonly TimeSpan[] => {
  const ended: TimeSpan[] = [];
  for (let span = periodAt(period, after, dayAt); span.to <= until; span = periodAt(period, span.to, dayAt))
    ended.push(span);
  return ended;
};
