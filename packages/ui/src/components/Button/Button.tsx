import { clsx } from "clsx/lite";
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from "react";
import { ButtonContent } from "./ButtonContent.tsx";
import { usePendingClick } from "./use-pending-click.ts";

/** How a button looks; one `action` per view. */
export type ButtonVariant = "action" | "quiet" | "danger" | "link";

/** What `Button` and `ButtonLink` share. */
export interface ButtonLook {
  /** @default "action" */
  variant?: ButtonVariant | undefined;
  /**
   * `s` is for bars and cards; both keep a touch target of 44 px.
   * @default "m"
   */
  size?: "s" | "m" | undefined;
  /**
   * As wide as its container.
   * @default false
   */
  block?: boolean | undefined;
  /** An icon before the label. */
  icon?: ReactNode;
}

/**
 * Starts something. A handler that returns a promise turns the button to loading until the promise settles;
 * while loading it keeps its size, its focus and its name, and ignores further clicks.
 */
export function Button({
  variant = "action",
  size = "m",
  block = false,
  loading = false,
  icon,
  type = "button",
  onClick,
  className,
  children,
  ...rest
}: ButtonProps) {
  const [pending, handleClick] = usePendingClick(onClick, loading);
  return (
    <button
      {...rest}
      type={type}
      className={clsx("vo-button", className)}
      data-variant={variant}
      data-size={size}
      data-block={block || undefined}
      data-loading={pending || undefined}
      aria-busy={pending || undefined}
      aria-disabled={pending || rest["aria-disabled"]}
      onClick={handleClick}
    >
      <ButtonContent icon={icon} loading={pending}>
        {children}
      </ButtonContent>
    </button>
  );
}

export interface ButtonProps extends Omit<ComponentPropsWithRef<"button">, "onClick">, ButtonLook {
  /**
   * Shows the turning coin and ignores clicks, for work the button doesn't start itself.
   * @default false
   */
  loading?: boolean | undefined;
  /** May return a promise; the button shows loading until it settles. Rejections stay the caller's. */
  onClick?: ((event: MouseEvent<HTMLButtonElement>) => unknown) | undefined;
}
