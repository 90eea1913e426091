/** The member's favourites: nodeIds as strings, newest first (Spec §3). */
export type FavouriteIds = readonly string[];

export interface FavouriteChange {
  readonly nodeId: string;
  readonly starred: boolean;
}

/** The ids after a change; the same list when nothing changes (Spec §4 "Favourites"). */
export const applyFavourite = (ids: FavouriteIds, { nodeId, starred }: FavouriteChange): FavouriteIds => {
  if (ids.includes(nodeId) === starred) return ids;
  return starred ? [nodeId, ...ids] : ids.filter((id) => id !== nodeId);
};

/** Removes a game by nodeId; returns the same list when it isn't there. */
export const withoutGame = <G extends { readonly nodeId: string }>(
  games: readonly G[],
  nodeId: string,
): readonly G[] =>
  games.some((game) => game.nodeId === nodeId) ? games.filter((game) => game.nodeId !== nodeId) : games;
