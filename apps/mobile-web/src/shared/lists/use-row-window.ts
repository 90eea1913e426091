import { type RefObject, useLayoutEffect, useReducer, useRef, useSyncExternalStore } from "react";
import { useLocation } from "react-router";

/** Which rows of a long list stand on the page, and how much room the others take, in CSS pixels. */
interface RowWindow {
  /** Index of the first row that stands there. */
  readonly first: number;
  /** Index after the last one. */
  readonly end: number;
  /** Height of all rows before `first`. */
  readonly above: number;
  /** Height of all rows from `end` on. */
  readonly below: number;
}

const sumOf = (heights: readonly number[]): number => heights.reduce((sum, height) => sum + height, 0);

/** Where a row begins, in CSS pixels from the top of the list. */
export const rowTop = (heights: readonly number[], index: number): number => sumOf(heights.slice(0, index));

/**
 * The row at a place of the list; the first above it, the last below it.
 * @param at CSS pixels from the top of the list
 */
export const rowAt = (heights: readonly number[], at: number): number => {
  let bottom = 0;
  const found = heights.findIndex((height) => {
    bottom += height;
    return bottom > at;
  });
  return found === -1 ? Math.max(0, heights.length - 1) : found;
};

/**
 * The rows that reach into a stretch of the list, one at least.
 *
 * @param heights of all rows, in CSS pixels; a guess for those that were never drawn
 * @param from where the stretch begins, in CSS pixels from the top of the list
 * @param to where it ends
 */
export const rowWindow = (heights: readonly number[], from: number, to: number): RowWindow => {
  const first = rowAt(heights, from);
  const end = Math.min(heights.length, Math.max(first, rowAt(heights, to)) + 1);
  return { first, end, above: rowTop(heights, first), below: sumOf(heights.slice(end)) };
};

/** Heights of rows by their ids, in CSS pixels, as they were at a width of the list. */
interface KeptHeights {
  width: number;
  /**
   * What the first rows were on average: a row that was never drawn is taken to be as high, whatever the
   * others turn out to be.
   */
  usual: number | undefined;
  readonly byId: Map<string, number>;
}

/** Pages whose heights are kept: going back further than that finds its place by a guess. */
const PAGES = 30;

const kept = new Map<string, KeptHeights>();

/**
 * The heights of a page's rows, as they were when it was left: a list that comes back has its whole height at once.
 * @param page key of its history entry
 */
const heightsOfPage = (page: string): KeptHeights => {
  const known = kept.get(page) ?? { width: 0, usual: undefined, byId: new Map<string, number>() };
  kept.delete(page);
  kept.set(page, known);
  const [oldest] = kept.keys();
  if (kept.size > PAGES && oldest !== undefined) kept.delete(oldest);
  return known;
};

/** CSS pixels of scrolling after which other rows may have to stand there. */
const STEP_PX = 100;

/** CSS pixels above and below the screen whose rows stand ready for a fling. */
const SPARE_PX = 280;

const subscribe = (onChange: () => void): (() => void) => {
  addEventListener("scroll", onChange, { passive: true });
  addEventListener("resize", onChange);
  // What stands above may become lower without any scrolling. Looked at in the next frame: the list may
  // change the page's height itself.
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

/** CSS pixels of the list that have left the screen at its top; negative while it is still further down. */
const goneOf = (list: HTMLElement | null): number => (list ? -list.getBoundingClientRect().top : 0);

/**
 * The rows of a long list that stand near the screen. Rows may differ in height: each is measured before it
 * is painted, and one that was never drawn is taken to be as high as those that were. Where that guess was
 * wrong above the screen, or the list has become wider or narrower, the page scrolls along, so that what is
 * read stays where it is.
 *
 * @param ids of all rows, in their order
 * @param guess height of a row before any was drawn, in CSS pixels
 */
export const useRowWindow = (
  ids: readonly string[],
  guess: number,
): { readonly list: RefObject<HTMLUListElement | null> } & RowWindow => {
  const list = useRef<HTMLUListElement>(null);
  const owed = useRef(0);
  const drawnFor = useRef<KeptHeights>(undefined);
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  const known = heightsOfPage(useLocation().key);
  const steps = useSyncExternalStore(subscribe, () => Math.floor(goneOf(list.current) / STEP_PX));
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
    if (owed.current !== 0) window.scrollBy({ top: owed.current, behavior: "instant" });
    owed.current = 0;
    const { width } = element.getBoundingClientRect();
    // Nothing to learn while the list is not displayed.
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
    const readOn = drawnFor.current === known;
    drawnFor.current = known;
    if (!changed) return;
    const drawn = [...known.byId.values()];
    known.usual ??= drawn.reduce((sum, height) => sum + height, 0) / drawn.length;
    const gone = goneOf(element);
    const read = rowAt(heights, gone);
    // On a page that has just been opened nobody reads yet, and it may still be scrolled as the one before.
    if (gone > 0 && readOn) owed.current = rowTop(heightsNow(), read) - rowTop(heights, read);
    drawAgain();
  });

  return { list, ...shown };
};
