import { clsx } from "clsx/lite";
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from "react";
import { linkClick } from "../../events/events.ts";
import { Badge } from "../Badge/Badge.tsx";

/** The site's main navigation, fixed to the bottom of the screen. */
export function BottomMenu({ label, items, currentId, onNavigate, className, ...rest }: BottomMenuProps) {
  return (
    <nav {...rest} className={clsx("vo-bottom-menu", className)} aria-label={label}>
      <ul className="vo-bottom-menu__list">
        {items.map((item) => (
          <li key={item.id}>
            <a
              className="vo-bottom-menu__link"
              href={item.href}
              aria-current={item.id === currentId ? "page" : undefined}
              data-raised={item.raised || undefined}
              onClick={linkClick(onNavigate && ((event) => onNavigate(item, event)))}
            >
              <span className="vo-bottom-menu__icon">
                {item.icon}
                {item.badge !== undefined && <Badge label={item.badgeLabel}>{item.badge}</Badge>}
              </span>
              <span className="vo-bottom-menu__label">{item.label}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export interface BottomMenuItem {
  id: string;
  /** One short word, truncated with an ellipsis if it doesn't fit. */
  label: string;
  href: string;
  /** A 24 px icon. */
  icon: ReactNode;
  /** Formatted text of the badge, such as "99+". An empty string shows a dot. */
  badge?: string | undefined;
  /** Read by screen readers instead of the badge. */
  badgeLabel?: string | undefined;
  /** Raises the item in a marigold ring, except on its own page. For one item. Defaults to `false`. */
  raised?: boolean | undefined;
}

export interface BottomMenuProps extends Omit<ComponentPropsWithRef<"nav">, "children"> {
  /** Accessible name of the landmark, such as "Main menu". */
  label: string;
  /** At most five: a sixth doesn't fit on a 320 px screen. */
  items: readonly BottomMenuItem[];
  /** `id` of the current item, if any. */
  currentId?: string | undefined;
  /** Called for a plain click. Prevent the default to navigate with a router. */
  onNavigate?: ((item: BottomMenuItem, event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}
