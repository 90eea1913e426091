/** Days and months of a calendar, parts of a day, pay periods, and how long a time lasts in milliseconds. */

export { isCalendarDay, monthWeeks, nextDay, nextMonth, startOfDay } from "./calendar.ts";
export { type DayPart, dayPart } from "./day-part.ts";
export { DAY_MS, HOUR_MS, MINUTE_MS } from "./durations.ts";
export { type PayPeriod, periodAt, periodsEnded, type TimeSpan } from "./pay-periods.ts";
