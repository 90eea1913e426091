import { clsx } from "clsx";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { linkClick, type NavigateHandler } from "../../navigation/link-click.ts";

/** One page of TabLinks. */
export interface TabLinkItem {
  href: string;
  label: ReactNode;
  icon?: ReactNode;
}

/** Sibling pages that look like tabs (sign in, register): links, so they have addresses and history. */
export function TabLinks({ label, items, currentHref, onNavigate, className, ...rest }: TabLinksProps) {
  return (
    <nav {...rest} className={clsx("vo-tabs", className)} aria-label={label}>
      <div className="vo-tabs__list">
        {items.map((item) => (
          <a
            key={item.href}
            className="vo-tabs__tab"
            href={item.href}
            aria-current={item.href === currentHref ? "page" : undefined}
            onClick={linkClick(onNavigate)}
          >
            {item.icon}
            {item.label}
          </a>
        ))}
      </div>
    </nav>
  );
}

export interface TabLinksProps extends Omit<ComponentPropsWithRef<"nav">, "children"> {
  /** Names this navigation among the page's others. */
  label: string;
  items: readonly TabLinkItem[];
  /** The `href` of the page that is shown. */
  currentHref: string;
  /** A plain click; prevent the default and navigate with the site's router. */
  onNavigate?: NavigateHandler | undefined;
}
