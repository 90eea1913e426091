import { clsx } from "clsx/lite";
import type { ComponentPropsWithRef } from "react";
import { CheckIcon } from "../../icons/index.ts";
import { steps } from "../../motion/autoplay.tsx";
import { IconButton } from "../IconButton/IconButton.tsx";

/** A column of the calendar. */
export interface Weekday {
  /** One or two letters. */
  short: string;
  /** The whole name, read instead. */
  long: string;
}

/** A day of the month. */
export interface CalendarDay {
  /** "YYYY-MM-DD". */
  date: string;
  /** Whether it is the current one. */
  today?: boolean | undefined;
  /** Ticks the day, and says why to those who can't see it. */
  marked?: string | undefined;
}

/** Strings of {@link MonthCalendar}. */
export interface MonthCalendarLabels {
  /** Name of the button that shows the month before. */
  previous: string;
  /** Name of the button that shows the month after. */
  next: string;
}

/**
 * A month on one page, with marked days, to look at rather than to choose from. Its styles are a sheet of their own,
 * `@volado/ui/month-calendar.css`.
 */
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
                    aria-current={day?.today ? "date" : undefined}
                  >
                    {day && <time dateTime={day.date}>{Number(day.date.slice(-2))}</time>}
                    {day?.marked && (
                      <>
                        <CheckIcon size={12} strokeWidth={3} />
                        <span className="vo-visually-hidden">{day.marked}</span>
                      </>
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
  /** What the calendar shows, with the month: the name of the region. */
  "aria-label": string;
  /** The month and its year in words. */
  month: string;
  /** The seven columns, from the first day of a week on. */
  weekdays: readonly Weekday[];
  /** The days by week, as long as the row of weekdays; `undefined` where a week reaches into another month. */
  weeks: readonly (readonly (CalendarDay | undefined)[])[];
  labels: MonthCalendarLabels;
  /** Shows the month before; without it there is none to show. */
  onPrevious?: (() => void) | undefined;
  /** Shows the month after; without it there is none to show. */
  onNext?: (() => void) | undefined;
}
