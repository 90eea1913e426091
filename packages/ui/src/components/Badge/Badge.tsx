import { clsx } from "clsx/lite";
import type { ComponentPropsWithRef } from "react";
import { hasContent } from "../../content/has-content.ts";

/**
 * A short mark on something else: an unread count, HOT, NEW. The text is given ready ("99+"); without text
 * it is a dot. Its meaning belongs in the name of what it marks, or in a visually hidden `label`.
 */
export function Badge({ tone = "hot", label, className, children, ...rest }: BadgeProps) {
  return (
    <span
      {...rest}
      className={clsx("vo-badge", className)}
      data-tone={tone}
      data-dot={!hasContent(children) || undefined}
    >
      {label === undefined ? (
        children
      ) : (
        <>
          <span aria-hidden="true">{children}</span>
          <span className="vo-visually-hidden">{label}</span>
        </>
      )}
    </span>
  );
}

export interface BadgeProps extends ComponentPropsWithRef<"span"> {
  /**
   * `hot` for HOT and unread, `action` for what can be claimed, `info` and `quiet` for the rest.
   * @default "hot"
   */
  tone?: "hot" | "action" | "info" | "quiet" | undefined;
  /** Read instead of the visible text, such as "3 unread messages". */
  label?: string | undefined;
}
