import { nextDay } from "../calendar/calendar-day.ts";
import { periodDays, type RecordPeriod } from "../records/period.ts";

/** A day (`YYYY-MM-DD`) and its value. */
export interface DayValue {
  readonly day: string;
  readonly value: number;
}

/** Days of a chart beyond which its bars could not be told apart on a phone. */
const MAX_DAYS = 92;

/**
 * The value of every day of a period, in order; 0 for days of which nothing is known, since nothing happened.
 * Undefined for a single day, which is no series, and for more days than a chart can show.
 */
export const daySeries = (
  period: RecordPeriod,
  today: string,
  known: readonly DayValue[],
): readonly DayValue[] | undefined => {
  const { from, to } = periodDays(period, today);
  const values = new Map(known.map(({ day, value }) => [day, value]));
  const series: DayValue[] = [];
  for (let day = from; day <= to; day = nextDay(day)) {
    if (series.length === MAX_DAYS) return undefined;
    series.push({ day, value: values.get(day) ?? 0 });
  }
  return series.length > 1 ? series : undefined;
};
