import { clsx } from "clsx/lite";
import type { ComponentPropsWithRef } from "react";

export interface CardProps extends ComponentPropsWithRef<"section"> {
  /** `list` has rows that span its full width and have their own padding. Defaults to `"plain"`. */
  kind?: "plain" | "list" | undefined;
}

/** A surface that groups related content. Name it by `aria-label` or `aria-labelledby` to make it a landmark. */
export function Card({ kind, className, ...rest }: CardProps) {
  return <section {...rest} className={clsx("vo-card", className)} data-kind={kind} />;
}
