import { clsx } from "clsx/lite";
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from "react";
import { linkClick } from "../../events/events.ts";

/** Two or three sibling pages (sign in, register) side by side. For views within a page, use Tabs. */
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

export interface TopMenuItem {
  id: string;
  label: ReactNode;
  href: string;
}

export interface TopMenuProps extends Omit<ComponentPropsWithRef<"nav">, "children"> {
  /** Distinguishes this navigation from others on the page, such as "Account". */
  label: string;
  items: readonly TopMenuItem[];
  /** `id` of the current page. */
  currentId?: string | undefined;
  /** Called for a plain click. Prevent the default to navigate with a router. */
  onNavigate?: ((item: TopMenuItem, event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}
