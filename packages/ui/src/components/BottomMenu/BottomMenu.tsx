import { clsx } from "clsx/lite";
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from "react";
import { linkClick } from "../../events/events.ts";
import { Badge } from "../Badge/Badge.tsx";

/** The site's main places, always at hand at the bottom of the screen. */
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

/** One place of the bottom menu. */
export interface BottomMenuItem {
  id: string;
  /** One short word; cut with an ellipsis when it doesn't fit. */
  label: string;
  href: string;
  /** An icon of 24 px. */
  icon: ReactNode;
  /** Ready text of the unread mark, such as "99+"; an empty text is a dot. */
  badge?: string | undefined;
  /** What the mark means in words, read instead of it. */
  badgeLabel?: string | undefined;
  /**
   * Sets the item apart on a round marigold ground; for one item, in the middle.
   * @default false
   */
  raised?: boolean | undefined;
}

export interface BottomMenuProps extends Omit<ComponentPropsWithRef<"nav">, "children"> {
  /** Name of the landmark, such as "Main menu". */
  label: string;
  /** Five at most: a sixth no longer fits a 320 px screen. */
  items: readonly BottomMenuItem[];
  /** The `id` of the place the player is in, if it is one of these. */
  currentId?: string | undefined;
  /** A plain click; prevent the default and navigate with the site's router. */
  onNavigate?: ((item: BottomMenuItem, event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}
