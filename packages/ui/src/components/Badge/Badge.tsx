import { clsx } from "clsx/lite";
import type { ComponentPropsWithRef } from "react";
import { hasContent } from "../../props.ts";

/**
 * A small mark on another element: an unread count, HOT, NEW. Pass the formatted text ("99+"); without text it is a
 * dot. Describe it in the accessible name of that element, or in the visually hidden `label`.
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
   * `hot` for HOT and unread counts, `action` for something to claim, `info` and `quiet` for the rest. Defaults to
   * `"hot"`.
   */
  tone?: "hot" | "action" | "info" | "quiet" | undefined;
  /** Read by screen readers instead of the visible text, such as "3 unread messages". */
  label?: string | undefined;
}
