import { clsx } from "clsx/lite";
import type { ComponentPropsWithRef } from "react";
import { CheckIcon } from "../../icons/index.ts";

/** One day of the streak and its prize. */
export interface PrizeStep {
  /** Label of the day, such as "Day 3". Unique. */
  day: string;
  /** The formatted amount with its currency symbol. */
  amount: string;
  state: "done" | "today" | "ahead";
  /** The state as text, read after the amount. */
  stateLabel: string;
}

/**
 * The prizes of consecutive days and the player's progress. The last day, the main prize, is wider. Styles:
 * `@volado/ui/prize-streak.css`.
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
  /** Accessible name of the streak. */
  "aria-label": string;
  /** Starting with the first day. */
  steps: readonly PrizeStep[];
}
