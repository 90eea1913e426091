import { clsx } from "clsx/lite";
import type { ComponentPropsWithRef } from "react";
import { useTick } from "../../hooks/use-tick.ts";

/**
 * The time left until an instant. It ticks without re-rendering its parent. Screen readers can read it, but not every
 * second is announced.
 */
export function Countdown({ until, format, clock, className, style, ...rest }: CountdownProps) {
  const text = useTick((now) => format(Math.max(0, until - now)), clock);
  return (
    <span
      role="timer"
      {...rest}
      className={clsx("vo-countdown", className)}
      style={{ fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap", ...style }}
    >
      {text}
    </span>
  );
}

export interface CountdownProps extends Omit<ComponentPropsWithRef<"span">, "children"> {
  /** Epoch milliseconds. */
  until: number;
  /** Formats the remaining milliseconds, never below 0. Must return the same text until the display should change. */
  format: (left: number) => string;
  /** Current time in epoch milliseconds. Pass the server's clock if that decides. Defaults to `Date.now`. */
  clock?: (() => number) | undefined;
}
