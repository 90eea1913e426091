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

/** Scroll position in a grid. The page's `scroll-padding-top`, such as a fixed bar, counts as out of sight. */
export interface GridPlace {
  /** Index of the first game of the topmost visible row. */
  index: number;
  /** How many CSS pixels of that row are out of sight. Negative while the page shows content above the first row. */
  into: number;
}

/** Imperative handle of a grid. */
export interface GameGridHandle {
  /** Scrolls to a position, whose games may still be loading. */
  scrollTo: (place: GridPlace) => void;
}

/** Milliseconds without a scroll event after which scrolling counts as finished. */
const REST = 400;

const hiddenTop = () => Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;

interface GridPlaceOptions {
  /** Null until measured. */
  metrics: GridMetrics | null;
  listed: boolean;
  initialPlace: GridPlace | undefined;
  onPlaceChange: ((place: GridPlace) => void) | undefined;
  handle: Ref<GameGridHandle> | undefined;
}

/**
 * Restores the scroll position when the grid is first rendered, and again when its games load, unless the player has
 * scrolled in between. Reports the position when scrolling stops.
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
    // The page has already been scrolled, for example by the browser's own, exact scroll restoration.
    if (listed && restoredTo.current === undefined && window.scrollY > 0) return;
    if (restoredTo.current !== undefined && Math.abs(window.scrollY - restoredTo.current) > 1) return;
    scrollTo(initialPlace);
    restoredTo.current = window.scrollY;
  });
  const placed = initialPlace !== undefined;
  // Waits until all effects have run, because code that scrolls a new page to its top runs after the grid has mounted.
  const [mounted, setMounted] = useState(false);
  useLayoutEffect(() => {
    if (placed) setMounted(true);
  }, [placed]);
  useLayoutEffect(() => {
    if (mounted && (metrics || listed)) restore();
  }, [mounted, metrics, listed]);

  const reportPlace = useEffectEvent(() => {
    if (!listed || !metrics || !top.current) return;
    const gone = hiddenTop() - top.current.getBoundingClientRect().top;
    // A row with less than one visible pixel is not visible.
    const row = Math.max(0, Math.floor((gone + 1) / metrics.rowHeight));
    onPlaceChange?.({ index: row * metrics.columns, into: gone - row * metrics.rowHeight });
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const rest = () => {
      clearTimeout(timer);
      timer = undefined;
      reportPlace();
    };
    const onScroll = () => {
      clearTimeout(timer);
      timer = setTimeout(rest, REST);
    };
    // A tap right after scrolling must also save the position.
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
