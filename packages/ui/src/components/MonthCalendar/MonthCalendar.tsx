import { clsx } from "clsx/lite";
import type { ComponentPropsWithRef } from "react";
import { CheckIcon } from "../../icons/index.ts";
import { steps } from "../../motion/autoplay.tsx";
import { IconButton } from "../IconButton/IconButton.tsx";

export interface Weekday {
  /** One or two letters. */
  short: string;
  /** The full name, read by screen readers instead. */
  long: string;
}

export interface CalendarDay {
  /** "YYYY-MM-DD". */
  date: string;
  /** Whether it is today. */
  today?: boolean | undefined;
  /** Marks the day and describes the mark for screen readers. */
  marked?: string | undefined;
  /** Marks the day as missed and says so to screen readers. */
  missed?: string | undefined;
}

export interface MonthCalendarLabels {
  /** Name of the previous-month button. */
  previous: string;
  /** Name of the next-month button. */
  next: string;
}

/** A read-only calendar of one month with marked and missed days. Styles: `@volado/ui/month-calendar.css`. */
export function MonthCalendar({
  month,
  weekdays,
  weeks,
  labels,
  onPrevious,
  onNext,
  className,
  ...rest
}: MonthCalendarProps) {
  const turn = { previous: onPrevious, next: onNext };
  const [back, on] = steps.map(([step, Chevron]) => (
    <IconButton key={step} label={labels[step]} disabled={!turn[step]} onClick={turn[step]}>
      <Chevron />
    </IconButton>
  ));
  return (
    <section {...rest} className={clsx("vo-month", className)}>
      <header className="vo-month__head">
        {back}
        <h2 className="vo-month__name" aria-live="polite">
          {month}
        </h2>
        {on}
      </header>
      <table className="vo-month__days">
        <thead>
          <tr>
            {weekdays.map(({ short, long }) => (
              <th key={long} className="vo-month__weekday" scope="col">
                <abbr title={long}>{short}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week.find((day) => day)?.date}>
              {weekdays.map(({ long }, place) => {
                const day = week[place];
                return (
                  <td
                    key={long}
                    className="vo-month__day"
                    data-marked={day?.marked ? "" : undefined}
                    data-missed={day?.missed ? "" : undefined}
                    aria-current={day?.today ? "date" : undefined}
                  >
                    {day && <time dateTime={day.date}>{Number(day.date.slice(-2))}</time>}
                    {day?.marked && <CheckIcon className="vo-month__tick" size={16} strokeWidth={4} />}
                    {(day?.marked || day?.missed) && (
                      <span className="vo-visually-hidden">{day.marked || day.missed}</span>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

export interface MonthCalendarProps extends Omit<ComponentPropsWithRef<"section">, "children"> {
  /** What the calendar shows. Together with the month, the name of the region. */
  "aria-label": string;
  /** The formatted month and year. */
  month: string;
  /** The seven weekdays, starting with the first day of the week. */
  weekdays: readonly Weekday[];
  /** The days by week, seven each. `undefined` for days of adjacent months. */
  weeks: readonly (readonly (CalendarDay | undefined)[])[];
  labels: MonthCalendarLabels;
  /** Shows the previous month. Omit it if there is none. */
  onPrevious?: (() => void) | undefined;
  /** Shows the next month. Omit it if there is none. */
  onNext?: (() => void) | undefined;
}
