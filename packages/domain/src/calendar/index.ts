/** Days and months of a calendar. */

export { dayOf, isCalendarDay, monthWeeks, nextDay, nextMonth, startOfDay } from "./calendar-day.ts";
