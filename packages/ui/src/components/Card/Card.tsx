import { clsx } from "clsx/lite";
import type { ComponentPropsWithRef } from "react";

export interface CardProps extends ComponentPropsWithRef<"section"> {
  /**
   * `list`: holds rows that reach from edge to edge and have their own room above and below. Defaults to `"plain"`.
   */
  kind?: "plain" | "list" | undefined;
}

/**
 * A surface that holds what belongs together. Name it by `aria-label` or `aria-labelledby` where it is a
 * place of its own.
 */
export function Card({ kind, className, ...rest }: CardProps) {
  return <section {...rest} className={clsx("vo-card", className)} data-kind={kind} />;
}
