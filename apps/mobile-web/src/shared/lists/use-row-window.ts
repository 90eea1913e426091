import { type RefObject, useLayoutEffect, useReducer, useRef, useSyncExternalStore } from "react";
import { useLocation } from "react-router";

/** The rendered rows of a long list, and the space that the others take, in CSS pixels. */
interface RowWindow {
  /** Index of the first rendered row. */
  readonly first: number;
  /** Index after the last rendered row. */
  readonly end: number;
  /** Total height of the rows before `first`. */
  readonly above: number;
  /** Total height of the rows from `end` on. */
  readonly below: number;
}

const sumOf = (heights: readonly number[]): number => heights.reduce((sum, height) => sum + height, 0);

/** Top of a row, in CSS pixels from the top of the list. */
export const rowTop = (heights: readonly number[], index: number): number => sumOf(heights.slice(0, index));

/** Index of the row at `at` CSS pixels from the top of the list; clamped to the first and last row. */
export const rowAt = (heights: readonly number[], at: number): number => {
  let bottom = 0;
  const found = heights.findIndex((height) => {
    bottom += height;
    return bottom > at;
  });
  return found === -1 ? Math.max(0, heights.length - 1) : found;
};

/**
 * The rows that overlap a range of the list, in CSS pixels from its top; at least one.
 * @param heights of all rows; estimates for rows that were never rendered
 */
export const rowWindow = (heights: readonly number[], from: number, to: number): RowWindow => {
  const first = rowAt(heights, from);
  const end = Math.min(heights.length, Math.max(first, rowAt(heights, to)) + 1);
  return { first, end, above: rowTop(heights, first), below: sumOf(heights.slice(end)) };
};

/** Measured heights of rows by id, in CSS pixels, for one width of the list. */
interface RowHeights {
  width: number;
  /** Average height of the first rows, used for rows that were never rendered. */
  usual: number | undefined;
  readonly byId: Map<string, number>;
}

/** Number of pages with cached heights; for older ones, scroll positions are estimated. */
const PAGES = 30;

const cached = new Map<string, RowHeights>();

/** Cached heights of a page, by its history entry's key, so that a list has its full height when the player returns. */
const heightsOfPage = (page: string): RowHeights => {
  const known = cached.get(page) ?? { width: 0, usual: undefined, byId: new Map<string, number>() };
  cached.delete(page);
  cached.set(page, known);
  const [oldest] = cached.keys();
  if (cached.size > PAGES && oldest !== undefined) cached.delete(oldest);
  return known;
};

/** CSS pixels of scrolling between updates of the rendered rows. */
const STEP_PX = 100;

/** CSS pixels above and below the screen that are rendered too, for fast scrolling. */
const SPARE_PX = 280;

const subscribe = (onChange: () => void): (() => void) => {
  addEventListener("scroll", onChange, { passive: true });
  addEventListener("resize", onChange);
  // The content above may change its height without scrolling. Handled in the next frame, because the list may change
  // the page's height too.
  let frame = 0;
  const page = new ResizeObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(onChange);
  });
  page.observe(document.body);
  return () => {
    removeEventListener("scroll", onChange);
    removeEventListener("resize", onChange);
    page.disconnect();
    cancelAnimationFrame(frame);
  };
};

/** CSS pixels of the list above the top of the screen; negative while the list starts below it. */
const scrolledPast = (list: HTMLElement | null): number => (list ? -list.getBoundingClientRect().top : 0);

/**
 * Renders only the rows near the screen. Rendered rows are measured before they are painted; others are estimated. If
 * an estimate above the screen was wrong, or the width changes, the page is scrolled to keep the current row in place.
 * @param guess estimated height of a row before any was rendered, in CSS pixels
 */
export const useRowWindow = (
  ids: readonly string[],
  guess: number,
): { readonly list: RefObject<HTMLUListElement | null> } & RowWindow => {
  const list = useRef<HTMLUListElement>(null);
  const pendingScroll = useRef(0);
  const drawnFor = useRef<RowHeights>(undefined);
  const [, rerender] = useReducer((times: number) => times + 1, 0);
  const known = heightsOfPage(useLocation().key);
  const steps = useSyncExternalStore(subscribe, () => Math.floor(scrolledPast(list.current) / STEP_PX));
  const screenHeight = useSyncExternalStore(subscribe, () => window.innerHeight);

  const heightsNow = (): readonly number[] => ids.map((id) => known.byId.get(id) ?? known.usual ?? guess);
  const heights = heightsNow();
  const shown = rowWindow(
    heights,
    steps * STEP_PX - SPARE_PX,
    (steps + 1) * STEP_PX + screenHeight + SPARE_PX,
  );

  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    if (pendingScroll.current !== 0) window.scrollBy({ top: pendingScroll.current, behavior: "instant" });
    pendingScroll.current = 0;
    const { width } = element.getBoundingClientRect();
    // A list that is not displayed can't be measured.
    if (width === 0) return;
    let changed = false;
    if (known.width !== width) {
      changed = known.byId.size > 0;
      known.byId.clear();
      known.usual = undefined;
      known.width = width;
    }
    for (const [place, row] of [...element.children].entries()) {
      const id = ids[shown.first + place];
      const { height } = row.getBoundingClientRect();
      if (id === undefined || Math.abs((known.byId.get(id) ?? 0) - height) < 0.5) continue;
      known.byId.set(id, height);
      changed = true;
    }
    const samePage = drawnFor.current === known;
    drawnFor.current = known;
    if (!changed) return;
    const drawn = [...known.byId.values()];
    known.usual ??= drawn.reduce((sum, height) => sum + height, 0) / drawn.length;
    const gone = scrolledPast(element);
    const read = rowAt(heights, gone);
    // Not on a page that has just been opened: its scroll position may not be restored yet.
    if (gone > 0 && samePage) pendingScroll.current = rowTop(heightsNow(), read) - rowTop(heights, read);
    rerender();
  });

  return { list, ...shown };
};
