import { clsx } from "clsx/lite";
import { Children, type ComponentPropsWithRef, type MouseEvent, type ReactNode, useRef } from "react";
import { linkClick } from "../../events/events.ts";
import { useScrollIntoStrip } from "../../scrolling/use-scroll-into-strip.ts";
import { Skeleton } from "../Skeleton/Skeleton.tsx";

/** A place that the rail leads to. */
export interface RailLink {
  id: string;
  href: string;
  /** Says nothing alone: the label stands under it. */
  icon: ReactNode;
  label: ReactNode;
}

export interface LinkRailProps extends Omit<ComponentPropsWithRef<"nav">, "children"> {
  /** Names this navigation among the page's others, such as "Categories". */
  label: string;
  items: readonly RailLink[];
  /** The `id` of the one that is shown; brought into view. */
  currentId?: string | undefined;
  /**
   * How many more are on their way: so many skeletons stand at the end.
   * @default 0
   */
  coming?: number | undefined;
  /** A plain click; prevent the default and navigate with the site's router. */
  onNavigate?: ((item: RailLink, event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

/** Stands for a place that is on its way. */
const skeleton = (
  <li aria-hidden="true" className="vo-rail__link">
    <Skeleton className="vo-rail__icon" width={48} height={44} />
    <Skeleton width={48} height={10} />
  </li>
);

/** Many places side by side, an icon above each name, in a strip that scrolls. For two or three see TopMenu. */
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
  // The current one is there, and in its place, only with all the others.
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
