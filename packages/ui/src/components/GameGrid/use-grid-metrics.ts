import { type RefObject, useLayoutEffect, useState } from "react";

/** What windowing has to know of the grid before it can place the first row. */
export interface GridMetrics {
  columns: number;
  /** Height of a row with the gap under it, in CSS pixels. */
  rowHeight: number;
}

/** What the last grid was measured at, by what tells grids of one brand apart: the next one begins with it. */
let lastKind = "";
let last: GridMetrics | null = null;

/**
 * Reads columns and row height from a hidden row, so that CSS alone decides them: a brand's ratio, a wider
 * page or a larger text size need no script. `null` until measured, which is before the first paint. A grid
 * like the last one is taken for as large, and measured with the frame's own layout instead of one more.
 *
 * @param vendors whether its tiles have a vendor's line, and are higher for it
 */
export function useGridMetrics(sample: RefObject<HTMLElement | null>, vendors: boolean): GridMetrics | null {
  // A server has no screen, and draws no rows.
  const kind = typeof window === "undefined" ? "" : `${window.innerWidth} ${vendors}`;
  const [metrics, setMetrics] = useState(kind === lastKind ? last : null);
  useLayoutEffect(() => {
    const row = sample.current;
    if (!row) return;
    const measure = () => {
      const columns = getComputedStyle(row).gridTemplateColumns.split(" ").length;
      const rowHeight = row.getBoundingClientRect().height;
      // Nothing to learn while the grid is not displayed.
      if (rowHeight === 0) return;
      if (last?.columns !== columns || last.rowHeight !== rowHeight) last = { columns, rowHeight };
      lastKind = kind;
      setMetrics(last);
    };
    if (kind !== lastKind) measure();
    const observer = new ResizeObserver(measure);
    observer.observe(row);
    return () => observer.disconnect();
  }, [sample, kind]);
  return metrics;
}
