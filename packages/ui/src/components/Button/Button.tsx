import { clsx } from "clsx/lite";
import { type ComponentPropsWithRef, type MouseEvent, type ReactNode, useRef, useState } from "react";
import { linkClick, type NavigateHandler } from "../../events/events.ts";
import { CoinMark } from "../CoinMark/CoinMark.tsx";

/** Icon, label and turning coin; the label keeps its room under the coin, so a button never changes size. */
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
 * Pending while the promise returned by the handler is unsettled, or while `loading` says so.
 * The ref closes the gap between two taps of one frame, before React has rendered the pending state.
 * A rejection is not caught here: it stays the handler's, or surfaces as unhandled where a site reports it.
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

/** A link that looks like a button: it goes somewhere and can be opened in a new tab. */
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
