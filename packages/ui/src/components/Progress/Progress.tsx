import { clsx } from "clsx/lite";
import type { ComponentPropsWithRef } from "react";

/** A native progress bar. Name it by `aria-label` or `aria-labelledby`. */
export function Progress({ className, ...rest }: ProgressProps) {
  return <progress {...rest} className={clsx("vo-progress", className)} />;
}

export interface ProgressProps extends Omit<ComponentPropsWithRef<"progress">, "children"> {
  /** From 0 to `max`. */
  value: number;
  /** The value of a full bar. Defaults to 1. */
  max?: number | undefined;
}
