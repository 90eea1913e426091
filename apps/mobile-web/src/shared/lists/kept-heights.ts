/** Heights of rows by their ids, in CSS pixels, as they were at a width of the list. */
export interface KeptHeights {
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
export const heightsOfPage = (page: string): KeptHeights => {
  const known = kept.get(page) ?? { width: 0, usual: undefined, byId: new Map<string, number>() };
  kept.delete(page);
  kept.set(page, known);
  const [oldest] = kept.keys();
  if (kept.size > PAGES && oldest !== undefined) kept.delete(oldest);
  return known;
};
