import { monthWeeks, nextMonth, type SignInCalendar } from "@volado/domain";
import { formatMonth, weekdayNames } from "@volado/i18n";
import { CheckIcon, ChevronLeftIcon, ChevronRightIcon, IconButton } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../shared/language/language.ts";
import { useMoney } from "../hooks/use-money.ts";

/** Weeks begin on Monday, as calendars in Mexico print them. */
const FIRST_WEEKDAY = 1;

/** The first year that date pickers offer (Spec §9). */
const FIRST_MONTH = "2000-01";

export interface MonthCalendarProps {
  readonly calendar: SignInCalendar;
  /** Shows another month; undefined for today's. */
  readonly onMonth: (month: string | undefined) => void;
}

/** A month of sign-ins, day by day. */
export function MonthCalendar({ calendar, onMonth }: MonthCalendarProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const money = useMoney();
  const { month, today, days } = calendar;
  const current = today.slice(0, 7);
  const paid = new Map(days.map(({ day, amount }) => [day, amount]));
  const name = formatMonth(month, language);
  const show = (wanted: string) => onMonth(wanted === current ? undefined : wanted);

  const cell = (day: string) => {
    const amount = paid.get(day);
    return (
      <td
        key={day}
        data-paid={amount === undefined ? undefined : ""}
        aria-current={day === today ? "date" : undefined}
      >
        <time dateTime={day}>{Number(day.slice(-2))}</time>
        {amount !== undefined && (
          <>
            <CheckIcon size={12} strokeWidth={3} />
            <span className="vo-visually-hidden">{t("signInDays.dayPaid", { amount: money(amount) })}</span>
          </>
        )}
      </td>
    );
  };

  const weekdays = weekdayNames(language, FIRST_WEEKDAY);
  return (
    <section className="app-month" aria-label={t("signInDays.calendar", { month: name })}>
      <header className="app-month__head">
        <IconButton
          label={t("signInDays.previous")}
          disabled={month <= FIRST_MONTH}
          onClick={() => show(nextMonth(month, -1))}
        >
          <ChevronLeftIcon />
        </IconButton>
        <h2 aria-live="polite">{name}</h2>
        <IconButton
          label={t("signInDays.following")}
          disabled={month >= current}
          onClick={() => show(nextMonth(month))}
        >
          <ChevronRightIcon />
        </IconButton>
      </header>
      <table>
        <thead>
          <tr>
            {weekdays.map(({ short, long }) => (
              <th key={long} scope="col">
                <abbr title={long}>{short}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {monthWeeks(month, FIRST_WEEKDAY).map((week, index) => (
            <tr key={week.find((day) => day !== undefined) ?? index}>
              {week.map((day, place) => (day === undefined ? <td key={weekdays[place]?.long} /> : cell(day)))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
