/** The member's favourites: nodeIds as strings, newest first (Spec §3). */
export type FavouriteIds = readonly string[];

/** A star that was set or taken away. */
export interface FavouriteChange {
  readonly nodeId: string;
  readonly starred: boolean;
}

/**
 * The ids after a change. Starring a favourite, or un-starring none, gives the very same list (Spec §4 "Favourites").
 */
export const applyFavourite = (ids: FavouriteIds, { nodeId, starred }: FavouriteChange): FavouriteIds => {
  if (ids.includes(nodeId) === starred) return ids;
  return starred ? [nodeId, ...ids] : ids.filter((id) => id !== nodeId);
};

/**
 * Takes a refused change back: this one game stands again as it did in `before`, while changes of other games that
 * happened meanwhile stay.
 */
export const revertFavourite = (
  ids: FavouriteIds,
  change: FavouriteChange,
  before: FavouriteIds,
): FavouriteIds => applyFavourite(ids, { nodeId: change.nodeId, starred: before.includes(change.nodeId) });

/** A list of games without the one that was un-starred, dropped by nodeId; the same list when it wasn't there. */
export const withoutGame = <G extends { readonly nodeId: string }>(
  games: readonly G[],
  nodeId: string,
): readonly G[] =>
  games.some((game) => game.nodeId === nodeId) ? games.filter((game) => game.nodeId !== nodeId) : games;

/** Recently played games with this one first, each once, at most `limit` of them. */
export const withRecent = <G extends { readonly nodeId: string }>(
  games: readonly G[],
  played: G,
  limit: number,
): readonly G[] => [played, ...withoutGame(games, played.nodeId)].slice(0, limit);
