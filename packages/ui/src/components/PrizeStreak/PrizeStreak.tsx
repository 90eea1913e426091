import { clsx } from "clsx/lite";
import type { ComponentPropsWithRef } from "react";
import { CheckIcon } from "../../icons/index.ts";
import { CoinMark } from "../CoinMark/CoinMark.tsx";

/** One day of the streak and its prize. */
export interface PrizeStep {
  /** Label of the day, such as "Day 3". Unique. */
  day: string;
  /** The formatted amount with its currency symbol. */
  amount: string;
  state: "done" | "today" | "next" | "ahead";
  /** The state in a word. Of days ahead only screen readers read it. */
  stateLabel: string;
}

/** Coins of an ordinary day, and of the last one. */
const coins = { one: [0], pile: [0, 1, 2] } as const;

/**
 * The prizes of consecutive days and the player's progress. The last day, the main prize, is wider. Styles:
 * `@volado/ui/prize-streak.css`.
 */
export function PrizeStreak({ steps, "aria-label": name, className, ...rest }: PrizeStreakProps) {
  return (
    <div {...rest} className={clsx("vo-streak", className)}>
      <ol className="vo-streak__days" aria-label={name}>
        {steps.map(({ day, amount, state, stateLabel }, place) => (
          <li
            key={day}
            className="vo-streak__step"
            data-state={state}
            aria-current={state === "today" ? "step" : undefined}
          >
            <small className="vo-streak__day">{day}</small>
            <span className="vo-streak__coins">
              {coins[place === steps.length - 1 ? "pile" : "one"].map((coin) => (
                <CoinMark key={coin} size={36} />
              ))}
              {state === "done" && <CheckIcon className="vo-streak__tick" size={20} strokeWidth={3} />}
            </span>
            <b>{amount}</b>
            <small className={state === "ahead" ? "vo-visually-hidden" : "vo-streak__state"}>
              {stateLabel}
            </small>
          </li>
        ))}
      </ol>
    </div>
  );
}

export interface PrizeStreakProps extends Omit<ComponentPropsWithRef<"div">, "children"> {
  /** Accessible name of the list of days. */
  "aria-label": string;
  /** Starting with the first day. */
  steps: readonly PrizeStep[];
}
