import { clsx } from "clsx/lite";
import { type ComponentPropsWithRef, type MouseEvent, type ReactNode, useRef, useState } from "react";
import { linkClick, type NavigateHandler } from "../../events/events.ts";
import { CoinMark } from "../CoinMark/CoinMark.tsx";

/** Icon, label and spinner. The label keeps its space under the spinner, so the button never changes size. */
function ButtonContent({
  icon,
  loading = false,
  children,
}: {
  icon: ReactNode;
  loading?: boolean;
  children: ReactNode;
}) {
  return (
    <>
      <span className="vo-button__content">
        {icon}
        <span>{children}</span>
      </span>
      {loading && <CoinMark className="vo-button__coin" size={22} spin />}
    </>
  );
}

type ClickHandler = (event: MouseEvent<HTMLButtonElement>) => unknown;

function isPromise(value: unknown): value is PromiseLike<unknown> {
  return typeof value === "object" && value !== null && "then" in value && typeof value.then === "function";
}

/**
 * Pending until the promise returned by the handler settles, or while `loading` is true. The ref catches a second
 * click before React has rendered the pending state. Rejections are not caught: the caller handles them, or they
 * surface as unhandled rejections.
 */
function usePendingClick(onClick: ClickHandler | undefined, loading: boolean) {
  const [running, setRunning] = useState(false);
  const runningNow = useRef(false);

  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading || runningNow.current) {
      event.preventDefault();
      return;
    }
    const result = onClick?.(event);
    if (!isPromise(result)) return;
    runningNow.current = true;
    setRunning(true);
    const settle = () => {
      runningNow.current = false;
      setRunning(false);
    };
    void Promise.resolve(result).finally(settle);
  };

  return [loading || running, handleClick] as const;
}

/** Appearance of a button. Use one `action` per view. */
export type ButtonVariant = "action" | "quiet" | "danger" | "link";

/** Props that `Button` and `ButtonLink` share. */
export interface ButtonLook {
  /** @default "action" */
  variant?: ButtonVariant | undefined;
  /** `s` is for bars and cards. Both sizes keep a 44 px touch target. Defaults to `"m"`. */
  size?: "s" | "m" | undefined;
  /** Fills the width of its container. Defaults to `false`. */
  block?: boolean | undefined;
  /** Icon before the label. */
  icon?: ReactNode;
}

/**
 * Starts an action. If the handler returns a promise, the button shows its loading state until the promise settles; it
 * keeps its size, focus and name, and ignores further clicks.
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
   * Shows the spinner and ignores clicks, for work that the button's own handler did not start. Defaults to `false`.
   */
  loading?: boolean | undefined;
  /**
   * If it returns a promise, the button shows its loading state until the promise settles. The caller handles
   * rejections.
   */
  onClick?: ((event: MouseEvent<HTMLButtonElement>) => unknown) | undefined;
}

/** A link that looks like a button. It navigates, and can be opened in a new tab. */
export function ButtonLink({
  variant = "action",
  size = "m",
  block = false,
  icon,
  href,
  onNavigate,
  onClick,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <a
      {...rest}
      href={href}
      className={clsx("vo-button", className)}
      data-variant={variant}
      data-size={size}
      data-block={block || undefined}
      onClick={linkClick(onNavigate, onClick)}
    >
      <ButtonContent icon={icon}>{children}</ButtonContent>
    </a>
  );
}

export interface ButtonLinkProps extends ComponentPropsWithRef<"a">, ButtonLook {
  href: string;
  /** A plain click; prevent the default and navigate with the site's router. */
  onNavigate?: NavigateHandler | undefined;
}
