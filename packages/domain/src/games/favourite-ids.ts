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

/** A list of games without the one that was un-starred, dropped by nodeId; the same list when it wasn't there. */
export const withoutGame = <G extends { readonly nodeId: string }>(
  games: readonly G[],
  nodeId: string,
): readonly G[] =>
  games.some((game) => game.nodeId === nodeId) ? games.filter((game) => game.nodeId !== nodeId) : games;
