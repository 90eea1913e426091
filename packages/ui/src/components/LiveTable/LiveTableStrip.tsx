import { clsx } from "clsx/lite";
import type { ComponentPropsWithRef } from "react";

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
