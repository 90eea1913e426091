import { clsx } from "clsx/lite";
import type { ComponentPropsWithRef, ReactNode } from "react";

/** A 44 px target with an icon and no visible words; its `label` is read instead. */
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
  /** The accessible name: what a tap does. */
  label: string;
  /** Makes it a toggle; the label then names what is toggled and does not change. */
  pressed?: boolean | undefined;
  /** @default "plain" */
  variant?: "plain" | "raised" | undefined;
  /** The icon, and a Badge in its corner if there is one. */
  children: ReactNode;
}
