import { clsx } from "clsx/lite";
import type { ComponentPropsWithRef } from "react";
import { linkClick, type NavigateHandler } from "../../events/events.ts";
import { usePicture } from "../../hooks/use-picture.tsx";

/**
 * A dealer at a live table: portrait, name, table, limits, and whether one can sit down. A closed table leads nowhere.
 */
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

/** Stands for a table that is loading, in exactly its size; hidden from assistive technology. */
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
  /** The dealer's name. */
  dealer: string;
  /** What the table is called. */
  table: string;
  /** Smallest and largest bet, ready formatted; at most two lines, whose room is kept. */
  limits?: string | undefined;
  /** Portrait, 4:5; when it fails, the card draws a coin. */
  imageUrl: string;
  /** Whether there is a seat. */
  state: "open" | "full" | "closed";
  /** The state in words, such as "Live" or "Opens at 18:00". */
  stateLabel: string;
  /** Where the table is played. */
  href?: string | undefined;
  /**
   * Loads the portrait at once: for those above the fold.
   * @default false
   */
  eager?: boolean | undefined;
  /** A plain click; prevent the default and navigate with the site's router. */
  onNavigate?: NavigateHandler | undefined;
}

/** One line of live tables to swipe through; its children are list items. Set it over the page's whole width. */
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
  /** Name of the list. */
  label: string;
  /**
   * Whether the tables are still on their way.
   * @default false
   */
  busy?: boolean | undefined;
}
