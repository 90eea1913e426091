import { type RefObject, useLayoutEffect, useState } from "react";

/** What windowing has to know of the grid before it can place the first row. */
export interface GridMetrics {
  columns: number;
  /** Height of a row with the gap under it, in CSS pixels. */
  rowHeight: number;
}

/**
 * Reads columns and row height from a hidden row, so that CSS alone decides them: a brand's ratio, a wider
 * page or a larger text size need no script. `null` until measured, which is before the first paint.
 */
export function useGridMetrics(sample: RefObject<HTMLElement | null>): GridMetrics | null {
  const [metrics, setMetrics] = useState<GridMetrics | null>(null);
  useLayoutEffect(() => {
    const row = sample.current;
    if (!row) return;
    const measure = () => {
      const columns = getComputedStyle(row).gridTemplateColumns.split(" ").length;
      const rowHeight = row.getBoundingClientRect().height;
      // Nothing to learn while the grid is not displayed.
      if (rowHeight === 0) return;
      setMetrics((before) =>
        before?.columns === columns && before.rowHeight === rowHeight ? before : { columns, rowHeight },
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(row);
    return () => observer.disconnect();
  }, [sample]);
  return metrics;
}
