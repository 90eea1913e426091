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
