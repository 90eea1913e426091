import { DAY_MS, HOUR_MS } from "./durations.ts";

/** Midnight UTC of a calendar day (`YYYY-MM-DD`). Days are counted in UTC, where each has 24 hours. */
const inUtc = (day: string): number => Date.parse(`${day}T00:00:00Z`);

const written = (instant: number): string => new Date(instant).toISOString().slice(0, 10);

/** Whether a text is an existing day as `YYYY-MM-DD`. */
export const isCalendarDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(inUtc(text)) && written(inUtc(text)) === text;

/** The calendar day `days` after `day`, before it when negative. Days are `YYYY-MM-DD`. */
export const nextDay = (day: string, days = 1): string => written(inUtc(day) + days * DAY_MS);

/** The month (`YYYY-MM`) `months` after `month`, before it when negative. */
export const nextMonth = (month: string, months = 1): string => {
  const date = new Date(inUtc(`${month}-01`));
  date.setUTCMonth(date.getUTCMonth() + months);
  return written(date.getTime()).slice(0, 7);
};

/**
 * The weeks of a month, seven days each; days of other months are undefined.
 * @param firstWeekday 0 for Sunday, 1 for Monday.
 */
export const monthWeeks = (
  month: string,
  firstWeekday: number,
): readonly (readonly (string | undefined)[])[] => {
  const first = `${month}-01`;
  const before = (new Date(inUtc(first)).getUTCDay() - firstWeekday + 7) % 7;
  const count = (inUtc(`${nextMonth(month)}-01`) - inUtc(first)) / DAY_MS;
  const weeks = Math.ceil((before + count) / 7);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => {
      const index = week * 7 + weekday - before;
      return index < 0 || index >= count ? undefined : nextDay(first, index);
    }),
  );
};

/**
 * The instant (epoch milliseconds) at which a day begins in a time zone, also when clocks change at midnight. `dayAt`
 * returns the day of an instant there.
 */
export const startOfDay = (day: string, dayAt: (instant: number) => string): number => {
  // No time zone is more than 14 hours from UTC: the day begins exactly once in this range.
  let before = inUtc(day) - 15 * HOUR_MS;
  let within = inUtc(day) + 15 * HOUR_MS;
  while (within - before > 1) {
    const middle = Math.floor((before + within) / 2);
    if (dayAt(middle) < day) before = middle;
    else within = middle;
  }
  return within;
};
