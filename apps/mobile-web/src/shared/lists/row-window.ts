/** Which rows of a long list stand on the page, and how much room the others take, in CSS pixels. */
export interface RowWindow {
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
