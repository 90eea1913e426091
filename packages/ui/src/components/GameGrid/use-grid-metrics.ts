import {
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { listen } from "../../events/events.ts";

/** Measurements that windowing needs before it can place the first row. */
export interface GridMetrics {
  columns: number;
  /** Row height including the gap below, in CSS pixels. */
  rowHeight: number;
}

/** Metrics of the last measured grid by key. The next grid starts with them. */
let lastKind = "";
let last: GridMetrics | null = null;

/**
 * Reads column count and row height from a hidden row, so that they are defined by CSS alone and follow brand, screen
 * width and text size. `null` until measured, before the first paint. A grid like the previous one starts with the
 * cached metrics, which saves one forced layout.
 * @param vendors whether tiles have a vendor line and are therefore higher
 */
export function useGridMetrics(sample: RefObject<HTMLElement | null>, vendors: boolean): GridMetrics | null {
  // There is no layout on a server, so no rows are rendered.
  const kind = typeof window === "undefined" ? "" : `${window.innerWidth} ${vendors}`;
  const [metrics, setMetrics] = useState(kind === lastKind ? last : null);
  useLayoutEffect(() => {
    const row = sample.current;
    if (!row) return;
    const measure = () => {
      const columns = getComputedStyle(row).gridTemplateColumns.split(" ").length;
      const rowHeight = row.getBoundingClientRect().height;
      // A hidden grid has no size.
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

/** Scroll position of the grid. */
interface RowPosition {
  /** Index of the first visible row. Negative while the list starts below the top of the screen. */
  readonly top: number;
  /** Direction of the last scroll. */
  readonly heading: "down" | "up";
}

/**
 * The grid's {@link RowPosition}, updated during scrolling. An external store, so that a change renders in the same
 * frame.
 * @param unseen the top row assumed until the first frame, to avoid a forced layout
 */
export function useRowPosition(
  list: RefObject<HTMLElement | null>,
  rowHeight: number,
  unseen: number,
): RowPosition {
  const position = useRef<RowPosition>({ top: unseen, heading: "down" });
  const subscribe = useCallback(
    (onChange: () => void) => {
      const look = () => {
        if (!list.current) return;
        const before = position.current.top;
        const top = Math.floor(-list.current.getBoundingClientRect().top / rowHeight);
        if (top === before) return;
        position.current = { top, heading: top > before ? "down" : "up" };
        onChange();
      };
      const frame = requestAnimationFrame(look);
      const stop = listen(window, { scroll: look, resize: look });
      return () => {
        cancelAnimationFrame(frame);
        stop();
      };
    },
    [list, rowHeight],
  );
  return useSyncExternalStore(subscribe, () => position.current);
}

/** How long a row above the first game must stay visible, in milliseconds. A fling passes many. */
const REST = 150;

interface StartReachedOptions {
  /** Whether the start of the loaded games is near the screen and more can be loaded. */
  enabled: boolean;
  /** Index of the first visible game. */
  index: number;
  onStartReached: ((index: number) => void) | undefined;
}

/** Calls `onStartReached` when scrolling has stopped near the start of the loaded games. */
export function useStartReached({ enabled, index, onStartReached }: StartReachedOptions) {
  const call = useEffectEvent((at: number) => onStartReached?.(at));

  // A new index means that the page is still moving, so the delay starts again.
  useEffect(() => {
    if (!enabled) return;
    const timer = setTimeout(call, REST, index);
    return () => clearTimeout(timer);
  }, [enabled, index]);
}
