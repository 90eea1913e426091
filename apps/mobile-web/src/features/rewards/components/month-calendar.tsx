import { monthWeeks, nextMonth } from "@volado/domain/calendar";
import type { SignInCalendar } from "@volado/domain/rewards";
import { formatMonth, weekdayNames } from "@volado/i18n";
import { MonthCalendar as Calendar } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../shared/language/language.ts";
import { useMoneyText } from "../../../shared/language/use-money-text.ts";

/** Weeks start on Monday, as printed calendars do in the brands' countries. */
const FIRST_WEEKDAY = 1;

/** The first month of date pickers (Spec §9). */
const FIRST_MONTH = "2000-01";

export interface MonthCalendarProps {
  readonly calendar: SignInCalendar;
  /** Selects a month; undefined for the current one. */
  readonly onMonth: (month: string | undefined) => void;
}

/** A month of sign-ins. */
export function MonthCalendar({ calendar, onMonth }: MonthCalendarProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const money = useMoneyText();
  const { month, today, days } = calendar;
  const current = today.slice(0, 7);
  const paid = new Map(days.map(({ day, amount }) => [day, amount]));
  const name = formatMonth(month, language);
  const show = (selected: string) => onMonth(selected === current ? undefined : selected);

  const cell = (date: string) => {
    const amount = paid.get(date);
    return {
      date,
      today: date === today,
      marked: amount === undefined ? undefined : t("signInDays.dayPaid", { amount: money(amount) }),
    };
  };
  return (
    <Calendar
      aria-label={t("signInDays.calendar", { month: name })}
      month={name}
      weekdays={weekdayNames(language, FIRST_WEEKDAY)}
      weeks={monthWeeks(month, FIRST_WEEKDAY).map((week) =>
        week.map((day) => (day === undefined ? undefined : cell(day))),
      )}
      labels={{ previous: t("signInDays.previous"), next: t("signInDays.following") }}
      onPrevious={month > FIRST_MONTH ? () => show(nextMonth(month, -1)) : undefined}
      onNext={month < current ? () => show(nextMonth(month)) : undefined}
    />
  );
}
