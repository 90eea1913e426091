import { clsx } from "clsx/lite";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { linkClick, type NavigateHandler } from "../../events/events.ts";
import { ChevronRightIcon, ExternalIcon } from "../../icons/index.ts";

/** A menu or a list of settings. Its children are ListItems. */
export function List({ className, children, ...rest }: ListProps) {
  return (
    <ul {...rest} className={clsx("vo-list", className)}>
      {children}
    </ul>
  );
}

export interface ListProps extends ComponentPropsWithRef<"ul"> {}

/**
 * A row: icon, label, detail, and content at its end. A link with `href`, a button with `onPress`, otherwise plain
 * text.
 */
export function ListItem({
  icon,
  detail,
  end,
  href,
  onNavigate,
  onPress,
  external = false,
  current = false,
  className,
  children,
  ...rest
}: ListItemProps) {
  const Mark = external ? ExternalIcon : ChevronRightIcon;
  const content = (
    <>
      {icon !== undefined && <span className="vo-list__icon">{icon}</span>}
      <span className="vo-list__label">
        <span>{children}</span>
        {detail !== undefined && <span className="vo-list__detail">{detail}</span>}
      </span>
      {end ?? (href === undefined ? null : <Mark className="vo-list__chevron" size={20} />)}
    </>
  );
  return (
    <li {...rest} className={clsx("vo-list__item", className)}>
      {href !== undefined ? (
        <a
          className="vo-list__row"
          href={href}
          target={external ? "_blank" : undefined}
          rel={external ? "noopener noreferrer" : undefined}
          aria-current={current ? "page" : undefined}
          onClick={linkClick(onNavigate)}
        >
          {content}
        </a>
      ) : onPress ? (
        <button type="button" className="vo-list__row" aria-current={current || undefined} onClick={onPress}>
          {content}
        </button>
      ) : (
        <div className="vo-list__row">{content}</div>
      )}
    </li>
  );
}

export interface ListItemProps extends ComponentPropsWithRef<"li"> {
  icon?: ReactNode;
  /** A second, muted line. */
  detail?: ReactNode;
  /** Content at the end, such as a Badge. A link has a chevron by default. */
  end?: ReactNode;
  /** Makes it a link. */
  href?: string | undefined;
  /**
   * Opens the link in a new tab without a referrer. Say so in the label, visually hidden or not. Defaults to
   * `false`.
   */
  external?: boolean | undefined;
  /** Called for a plain click on the link. Prevent the default to navigate with a router. */
  onNavigate?: NavigateHandler | undefined;
  /** Makes it a button. */
  onPress?: (() => void) | undefined;
  /** Marks the current page. Defaults to `false`. */
  current?: boolean | undefined;
}
