import { clsx } from "clsx/lite";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { CoinMark } from "../CoinMark/CoinMark.tsx";

/**
 * A round button for something needed on every page. The page positions it. Styles: `@volado/ui/floating-button.css`.
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
  /** Accessible name: what a tap does. */
  label: string;
  /** Shows the spinner and ignores taps. Defaults to `false`. */
  busy?: boolean | undefined;
  children: ReactNode;
}
