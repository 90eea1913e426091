/** Days and months of a calendar, and how long a time lasts in milliseconds. */

export {
  DAY_MS,
  HOUR_MS,
  isCalendarDay,
  MINUTE_MS,
  monthWeeks,
  nextDay,
  nextMonth,
  startOfDay,
} from "./calendar.ts";
