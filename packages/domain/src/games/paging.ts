/** A range of pages loaded together, counted from 1. */
export interface PageRun {
  readonly first: number;
  readonly last: number;
}

/** Position of a page in a list; `page` counts from 1. */
export interface ListPosition {
  readonly page: number;
  readonly totalPages: number;
  readonly totalCount: number;
}

/** The page after `page`; undefined after the last (Spec §4). */
export const nextPage = (page: number, totalPages: number): number | undefined =>
  page < totalPages ? page + 1 : undefined;

/** The number of pages for `count` rows; an empty list has one (Spec §4 "Hot games page count starts 1"). */
export const pageCount = (count: number, pageSize: number): number =>
  Math.max(1, Math.ceil(count / pageSize));

/** The rows of the first `page` pages, as "show more" reveals them (Spec §2 "Hot games list"). */
export const firstPages = <Row>(rows: readonly Row[], page: number, pageSize: number): readonly Row[] =>
  rows.slice(0, page * pageSize);

/**
 * Joins pages in order, each game once: a game that moved to a later page while the player scrolled keeps its first
 * place.
 */
export const mergeGames = <G extends { readonly nodeId: string }>(
  pages: readonly (readonly G[])[],
): readonly G[] => {
  const byNode = new Map<string, G>();
  for (const game of pages.flat()) if (!byNode.has(game.nodeId)) byNode.set(game.nodeId, game);
  return [...byNode.values()];
};
