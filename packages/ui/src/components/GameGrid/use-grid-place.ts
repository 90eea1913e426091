import {
  type Ref,
  type RefObject,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { listen } from "../../events/events.ts";
import type { GridMetrics } from "./use-grid-metrics.ts";

/**
 * Where a wall of games has been scrolled to; the page's `scroll-padding-top`, such as a bar on top of it,
 * counts as out of sight.
 */
export interface GridPlace {
  /** Index of the first game of the topmost row that is in sight, whole or in part. */
  index: number;
  /**
   * How much of that row is out of sight, in CSS pixels; negative while the page shows something above the first row.
   */
  into: number;
}

/** What a page may do with its wall of games. */
export interface GameGridHandle {
  /** Scrolls the page to a place, whose games may be still on their way. */
  scrollTo: (place: GridPlace) => void;
}

/** Milliseconds without a scroll event after which the page has come to rest. */
const REST = 400;

const hiddenTop = () => Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;

/** What {@link useGridPlace} works with. */
interface GridPlaceOptions {
  /** Null until measured. */
  metrics: GridMetrics | null;
  /** Whether there are games. */
  listed: boolean;
  initialPlace: GridPlace | undefined;
  onPlaceChange: ((place: GridPlace) => void) | undefined;
  handle: Ref<GameGridHandle> | undefined;
}

/**
 * Scrolls the page to a place when the wall is first drawn, and once more when its games come, if the player has not
 * scrolled meanwhile. Tells the place whenever the page has come to rest elsewhere, never while it moves.
 */
export function useGridPlace(
  top: RefObject<Element | null>,
  { metrics, listed, initialPlace, onPlaceChange, handle }: GridPlaceOptions,
) {
  const restoredTo = useRef<number>(undefined);
  const settled = useRef(false);

  const scrollTo = ({ index, into }: GridPlace) => {
    if (!metrics || !top.current) return;
    const row = Math.floor(index / metrics.columns);
    const wall = top.current.getBoundingClientRect().top + window.scrollY;
    window.scrollTo({ top: wall + row * metrics.rowHeight + into - hiddenTop(), behavior: "instant" });
  };
  useImperativeHandle(handle, () => ({ scrollTo }));

  const restore = useEffectEvent(() => {
    if (settled.current || !metrics || !initialPlace || !top.current) return;
    settled.current = listed;
    // Somebody who knows the place to the pixel, such as a memory of the page's own, was faster.
    if (listed && restoredTo.current === undefined && window.scrollY > 0) return;
    if (restoredTo.current !== undefined && Math.abs(window.scrollY - restoredTo.current) > 1) return;
    scrollTo(initialPlace);
    restoredTo.current = window.scrollY;
  });
  const placed = initialPlace !== undefined;
  // Once all is mounted: whoever takes a page that was just opened to its top does so after the wall in it was mounted.
  const [mounted, setMounted] = useState(false);
  useLayoutEffect(() => {
    if (placed) setMounted(true);
  }, [placed]);
  useLayoutEffect(() => {
    if (mounted && (metrics || listed)) restore();
  }, [mounted, metrics, listed]);

  const tell = useEffectEvent(() => {
    if (!listed || !metrics || !top.current) return;
    const gone = hiddenTop() - top.current.getBoundingClientRect().top;
    // A row of which less than a pixel is left is not in sight.
    const row = Math.max(0, Math.floor((gone + 1) / metrics.rowHeight));
    onPlaceChange?.({ index: row * metrics.columns, into: gone - row * metrics.rowHeight });
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const rest = () => {
      clearTimeout(timer);
      timer = undefined;
      tell();
    };
    const onScroll = () => {
      clearTimeout(timer);
      timer = setTimeout(rest, REST);
    };
    // Who taps a game right after scrolling must find the place again too.
    const onPress = () => {
      if (timer !== undefined) rest();
    };
    const stop = listen(window, { scroll: onScroll, pointerdown: onPress });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, []);
}
