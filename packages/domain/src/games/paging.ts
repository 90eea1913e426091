/** Pages of a list that are asked for together, from `first` to `last`, counted from 1. */
export interface PageRun {
  readonly first: number;
  readonly last: number;
}

/**
 * The page to load after `page`, or undefined when it was the last one: more is loaded while the page is
 * below the total (Spec §4).
 */
export const nextPage = (page: number, totalPages: number): number | undefined =>
  page < totalPages ? page + 1 : undefined;

/**
 * How many pages `count` rows fill; an empty list still has its first page (Spec §4 "Hot games page count starts 1").
 */
export const pageCount = (count: number, pageSize: number): number =>
  Math.max(1, Math.ceil(count / pageSize));

/**
 * The rows of the first `page` pages of a list that came whole, as "show more" reveals it (Spec §2 "Hot games list").
 */
export const firstPages = <Row>(rows: readonly Row[], page: number, pageSize: number): readonly Row[] =>
  rows.slice(0, page * pageSize);

/**
 * Pages of a list as one list, in order, each game once. A game that moved to a later page while the player scrolled
 * keeps its first place.
 */
export const mergeGames = <G extends { readonly nodeId: string }>(
  pages: readonly (readonly G[])[],
): readonly G[] => {
  const byNode = new Map<string, G>();
  for (const game of pages.flat()) if (!byNode.has(game.nodeId)) byNode.set(game.nodeId, game);
  return [...byNode.values()];
};
