import { clsx } from "clsx/lite";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { CoinMark } from "../CoinMark/CoinMark.tsx";

/**
 * A round button that stays over the page, for the one thing a player may need anywhere. It only draws the
 * button: where it floats is the page's business. Its styles are a sheet of their own,
 * `@volado/ui/floating-button.css`.
 */
export function FloatingButton({
  label,
  busy = false,
  type = "button",
  onClick,
  className,
  children,
  ...rest
}: FloatingButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={clsx("vo-floating-button", className)}
      aria-label={label}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? undefined : onClick}
    >
      {busy ? <CoinMark size={28} spin /> : children}
    </button>
  );
}

export interface FloatingButtonProps extends ComponentPropsWithRef<"button"> {
  /** The accessible name: what a tap does. */
  label: string;
  /**
   * Shows the turning coin and ignores taps.
   * @default false
   */
  busy?: boolean | undefined;
  /** The icon. */
  children: ReactNode;
}
