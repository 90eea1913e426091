import { clsx } from "clsx/lite";
import { Children, type ComponentPropsWithRef, type MouseEvent, type ReactNode, useRef } from "react";
import { linkClick } from "../../events/events.ts";
import { useScrollIntoStrip } from "../../scrolling/use-scroll-into-strip.ts";
import { Skeleton } from "../Skeleton/Skeleton.tsx";

export interface RailLink {
  id: string;
  href: string;
  /** Decorative: the label is below it. */
  icon: ReactNode;
  label: ReactNode;
}

export interface LinkRailProps extends Omit<ComponentPropsWithRef<"nav">, "children"> {
  /** Distinguishes this navigation from others on the page, such as "Categories". */
  label: string;
  items: readonly RailLink[];
  /** `id` of the current link, which is scrolled into view. */
  currentId?: string | undefined;
  /** Number of skeletons at the end, for links that are still loading. Defaults to 0. */
  coming?: number | undefined;
  /** Called for a plain click. Prevent the default to navigate with a router. */
  onNavigate?: ((item: RailLink, event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

/** Placeholder of a link. */
const skeleton = (
  <li aria-hidden="true" className="vo-rail__link">
    <Skeleton className="vo-rail__icon" width={48} height={44} />
    <Skeleton width={48} height={10} />
  </li>
);

/** A horizontally scrolling strip of links, each an icon above a label. For two or three links use TopMenu. */
export function LinkRail({
  label,
  items,
  currentId,
  coming = 0,
  onNavigate,
  className,
  ...rest
}: LinkRailProps) {
  const strip = useRef<HTMLUListElement>(null);
  // Its final position is known only when all links have loaded.
  useScrollIntoStrip(strip, `${coming}${currentId}`);
  return (
    <nav {...rest} className={clsx("vo-rail vo-edge-fade", className)} aria-label={label}>
      <ul ref={strip} className="vo-rail__list vo-edge-fade__strip">
        {items.map((item) => (
          <li key={item.id}>
            <a
              className="vo-rail__link"
              href={item.href}
              aria-current={item.id === currentId ? "true" : undefined}
              data-selected={item.id === currentId || undefined}
              onClick={linkClick(onNavigate && ((event) => onNavigate(item, event)))}
            >
              <span className="vo-rail__icon">{item.icon}</span>
              <span>{item.label}</span>
            </a>
          </li>
        ))}
        {Children.toArray(Array<ReactNode>(coming).fill(skeleton))}
      </ul>
    </nav>
  );
}
