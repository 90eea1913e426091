import { useInfiniteQuery } from "@tanstack/react-query";
import { favouriteQueries } from "@volado/api-client/query";
import { type GameType, withoutGame } from "@volado/domain";
import { useMemo } from "react";
import { useStars } from "../../../shared/games/stars-store.ts";
import { useClient } from "../../../shared/services/services-context.tsx";
import { useSession } from "../../../shared/session/session-store.ts";
import type { GameListResult } from "../game-list-result.ts";
import { pagedResult } from "../paged-result.ts";

/** The player's collection. A game whose star was taken away leaves at once, and comes back if the gateway refuses (Spec §4). */
export const useFavouriteList = (type: GameType, enabled: boolean): GameListResult => {
  const identity = useSession()?.userName;
  const leaving = useStars((stars) => stars.leaving);
  const query = useInfiniteQuery({
    ...favouriteQueries.list(useClient(), identity, type),
    enabled: enabled && identity !== undefined,
  });
  const result = pagedResult(query);
  const kept = result.phase === "content" ? result.games : undefined;
  const games = useMemo(() => kept && [...leaving].reduce(withoutGame, kept), [kept, leaving]);

  if (result.phase !== "content" || !games) return result;
  if (games.length === 0 && result.more === "end") return { phase: "empty" };
  return { ...result, games };
};
