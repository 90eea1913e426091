/** Days and months of a calendar. */

export { monthWeeks, nextDay, nextMonth, startOfDay } from "./calendar-day.ts";
