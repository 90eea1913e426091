import { clsx } from "clsx/lite";
import type { ComponentPropsWithRef } from "react";
import { linkClick, type NavigateHandler } from "../../events/events.ts";
import { usePicture } from "../../hooks/use-picture.tsx";

/** A live dealer's table: portrait, name, table, limits and availability. A closed table is not a link. */
export function LiveTable({
  dealer,
  table,
  limits,
  imageUrl,
  state,
  stateLabel,
  href,
  eager = false,
  onNavigate,
  className,
  ...rest
}: LiveTableProps) {
  const portrait = usePicture({
    className: "vo-live-table__portrait",
    src: imageUrl,
    width: 240,
    height: 300,
    shownWidth: 180,
    eager,
    coin: 56,
  });
  const content = (
    <>
      {portrait}
      <span className="vo-live-table__state">{stateLabel}</span>
      <span className="vo-live-table__words">
        <span className="vo-live-table__dealer">{dealer}</span>
        <span className="vo-live-table__table">{table}</span>
        <span className="vo-live-table__limits">{limits}</span>
      </span>
    </>
  );
  return (
    <div {...rest} className={clsx("vo-live-table", className)} data-state={state}>
      {state === "closed" || href === undefined ? (
        <div className="vo-live-table__open">{content}</div>
      ) : (
        <a className="vo-live-table__open" href={href} onClick={linkClick(onNavigate)}>
          {content}
        </a>
      )}
    </div>
  );
}

/** Placeholder of a table, in the same size. Hidden from assistive technology. */
export function LiveTableSkeleton({ className, ...rest }: ComponentPropsWithRef<"div">) {
  return (
    <div {...rest} className={clsx("vo-live-table", className)} data-skeleton="" aria-hidden="true">
      <div className="vo-live-table__open">
        <span className="vo-live-table__portrait" />
        <span className="vo-live-table__words">
          <span className="vo-live-table__dealer" />
          <span className="vo-live-table__table" />
          <span className="vo-live-table__limits" />
        </span>
      </div>
    </div>
  );
}

export interface LiveTableProps extends Omit<ComponentPropsWithRef<"div">, "children"> {
  dealer: string;
  /** The table's name. */
  table: string;
  /** The formatted bet limits. Space for two lines is reserved. */
  limits?: string | undefined;
  /** Portrait, 4:5. Falls back to a coin. */
  imageUrl: string;
  /** Whether the table has a free seat. */
  state: "open" | "full" | "closed";
  /** The state as text, such as "Live" or "Dealer at 18:00". */
  stateLabel: string;
  /** URL of the table. */
  href?: string | undefined;
  /** Loads the portrait eagerly. For tables above the fold. Defaults to `false`. */
  eager?: boolean | undefined;
  /** Called for a plain click. Prevent the default to navigate with a router. */
  onNavigate?: NavigateHandler | undefined;
}

/** A horizontally scrolling row of live tables. Its children are list items. Place it across the full page width. */
export function LiveTableStrip({ label, busy = false, className, children, ...rest }: LiveTableStripProps) {
  return (
    <div {...rest} className={clsx("vo-live-strip vo-edge-fade", className)}>
      <ul className="vo-live-strip__list vo-edge-fade__strip" aria-label={label} aria-busy={busy}>
        {children}
      </ul>
    </div>
  );
}

export interface LiveTableStripProps extends ComponentPropsWithRef<"div"> {
  /** Accessible name of the list. */
  label: string;
  /** Whether the tables are still loading. Defaults to `false`. */
  busy?: boolean | undefined;
}
