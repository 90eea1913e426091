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

/** Where a wall stands that scrolls with the page. */
interface RowPosition {
  /** Index of the first row on the screen; negative while the list is still below the top. */
  readonly top: number;
  /** Which way the page moved last. */
  readonly heading: "down" | "up";
}

/**
 * The wall's {@link RowPosition}, kept up to date while the page scrolls. A store outside React, so a change is
 * rendered before the frame it happens in is painted.
 *
 * @param unseen the top row that is taken for granted until the first frame: looking any sooner would lay the page
 * out once more
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

/** Milliseconds that a row above the first game has to stay on the screen: a fling passes by many. */
const REST = 150;

/** When {@link useStartReached} calls. */
interface StartReachedOptions {
  /** Whether what is above the first game is near the screen, and can be asked for. */
  enabled: boolean;
  /** Index of the topmost game on the screen. */
  index: number;
  onStartReached: ((index: number) => void) | undefined;
}

/** Calls, once the player has stopped there, when the screen shows what is above the first game of a list. */
export function useStartReached({ enabled, index, onStartReached }: StartReachedOptions) {
  const call = useEffectEvent((at: number) => onStartReached?.(at));

  // Another row means that the page still moves: it is waited for anew.
  useEffect(() => {
    if (!enabled) return;
    const timer = setTimeout(call, REST, index);
    return () => clearTimeout(timer);
  }, [enabled, index]);
}
