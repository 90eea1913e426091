import { clsx } from "clsx/lite";
import type { ComponentPropsWithRef } from "react";
import { CoinMark } from "../CoinMark/CoinMark.tsx";

/** Loading indicator for content of unknown shape: a spinning coin. Where the shape is known, use Skeleton. */
export function Spinner({ label, size = 40, visibleLabel = false, className, ...rest }: SpinnerProps) {
  return (
    <div {...rest} className={clsx("vo-spinner", className)} role="status">
      <CoinMark size={size} spin />
      <span className={visibleLabel ? "vo-spinner__label" : "vo-visually-hidden"}>{label}</span>
    </div>
  );
}

export interface SpinnerProps extends Omit<ComponentPropsWithRef<"div">, "children"> {
  /** What is loading. */
  label: string;
  /** Size of the coin in CSS pixels. Defaults to 40. */
  size?: number | undefined;
  /** Shows the label below the coin; otherwise it is visually hidden. Defaults to `false`. */
  visibleLabel?: boolean | undefined;
}
