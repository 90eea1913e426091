import { clsx } from "clsx/lite";
import type { ComponentPropsWithRef } from "react";
import { CheckIcon } from "../../icons/index.ts";

/** One day in the row and what it pays. */
export interface PrizeStep {
  /** Which day, such as "Day 3"; no two are alike. */
  day: string;
  /** With its currency symbol, ready formatted. */
  amount: string;
  state: "done" | "today" | "ahead";
  /** The state in words, read after the amount. */
  stateLabel: string;
}

/**
 * The prizes of days in a row, and where the player stands. The last is the row's own prize and stands wider.
 * Its styles are a sheet of their own, `@volado/ui/prize-streak.css`.
 */
export function PrizeStreak({ steps, className, ...rest }: PrizeStreakProps) {
  return (
    <ol {...rest} className={clsx("vo-streak", className)}>
      {steps.map(({ day, amount, state, stateLabel }) => (
        <li
          key={day}
          className="vo-streak__step"
          data-state={state}
          aria-current={state === "today" ? "step" : undefined}
        >
          <small className="vo-streak__day">{day}</small>
          <b>{amount}</b>
          <span className="vo-streak__mark">
            {state === "done" && <CheckIcon size={16} strokeWidth={3} />}
          </span>
          <span className="vo-visually-hidden">{stateLabel}</span>
        </li>
      ))}
    </ol>
  );
}

export interface PrizeStreakProps extends Omit<ComponentPropsWithRef<"ol">, "children"> {
  /** Name of the row. */
  "aria-label": string;
  /** From the first day on. */
  steps: readonly PrizeStep[];
}
