import { type Game, mergeGames } from "@volado/domain/games";
import type { GameListResult } from "../../shared/games/game-list-result.ts";
import type { AsyncListState } from "../../shared/query/async-state.ts";

/**
 * A member's games: recently played ones, newest first, then favourites that aren't among them. It waits for the
 * recents, so that nothing shifts under a finger; it has failed if there is nothing to show and one of the two
 * failed.
 */
export const ownGames = (
  recent: GameListResult,
  starred: GameListResult,
  most: number,
): AsyncListState<readonly Game[]> => {
  const retry = () => Promise.all([recent.retry(), starred.retry()]);
  if (recent.phase === "pending") return { phase: "pending", retry };
  const games = mergeGames([recent.data?.games ?? [], starred.data?.games ?? []]).slice(0, most);
  if (games.length > 0) return { phase: "content", data: games, stale: false, retry };
  if (starred.phase === "pending") return { phase: "pending", retry };
  if (recent.phase === "failed") return { ...recent, retry };
  if (starred.phase === "failed") return { ...starred, retry };
  return { phase: "empty", retry };
};
