export {
  type CalendarDay,
  MonthCalendar,
  type MonthCalendarLabels,
  type MonthCalendarProps,
  type Weekday,
} from "./MonthCalendar.tsx";
