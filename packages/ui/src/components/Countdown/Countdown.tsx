import { clsx } from "clsx/lite";
import type { ComponentPropsWithRef } from "react";
import { useTick } from "../../hooks/use-tick.ts";

/**
 * The time that is left until an instant. It ticks by itself: what stands around it is not rendered anew.
 * Screen readers can go to it and read it, but are not told of every second.
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
  /**
   * Writes the milliseconds that are left, never below 0. It should give the same text for as long as it
   * looks the same.
   */
  format: (left: number) => string;
  /**
   * Epoch milliseconds of now, for pages whose server's clock is the right one.
   * @default Date.now
   */
  clock?: (() => number) | undefined;
}
