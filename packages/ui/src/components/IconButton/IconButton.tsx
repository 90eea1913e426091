import { clsx } from "clsx/lite";
import type { ComponentPropsWithRef, ReactNode } from "react";

/** A 44 px button with an icon. Its `label` is the accessible name. */
export function IconButton({
  label,
  pressed,
  variant = "plain",
  type = "button",
  className,
  children,
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={clsx("vo-icon-button", className)}
      data-variant={variant}
      aria-label={label}
      aria-pressed={pressed}
    >
      {children}
    </button>
  );
}

export interface IconButtonProps extends ComponentPropsWithRef<"button"> {
  /** Accessible name: what a tap does. */
  label: string;
  /** Makes it a toggle. The label then names what is toggled and doesn't change. */
  pressed?: boolean | undefined;
  /** `action` is for the view's one action, where its name doesn't fit. Defaults to `"plain"`. */
  variant?: "plain" | "raised" | "action" | undefined;
  /** The icon, and optionally a Badge in its corner. */
  children: ReactNode;
}
