import { clsx } from "clsx/lite";
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from "react";
import { linkClick } from "../../events/events.ts";

/**
 * Two or three sibling pages (sign in, register) side by side, the current one set off. For views of one
 * page, see Tabs.
 */
export function TopMenu({ label, items, currentId, onNavigate, className, ...rest }: TopMenuProps) {
  return (
    <nav {...rest} className={clsx("vo-top-menu", className)} aria-label={label}>
      {items.map((item) => (
        <a
          key={item.id}
          className="vo-top-menu__link"
          href={item.href}
          aria-current={item.id === currentId ? "page" : undefined}
          onClick={linkClick(onNavigate && ((event) => onNavigate(item, event)))}
        >
          {item.label}
        </a>
      ))}
    </nav>
  );
}

/** One page of the menu. */
export interface TopMenuItem {
  id: string;
  label: ReactNode;
  href: string;
}

export interface TopMenuProps extends Omit<ComponentPropsWithRef<"nav">, "children"> {
  /** Names this navigation among the page's others, such as "Account". */
  label: string;
  items: readonly TopMenuItem[];
  /** The `id` of the page that is shown. */
  currentId?: string | undefined;
  /** A plain click; prevent the default and navigate with the site's router. */
  onNavigate?: ((item: TopMenuItem, event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}
