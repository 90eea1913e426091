import { useInfiniteQuery } from "@tanstack/react-query";
import { favouriteQueries, PERSONAL_PAGE_SIZE } from "@volado/api-client/query";
import { type GameType, pagesUpTo, withoutGame } from "@volado/domain/games";
import { useMemo } from "react";
import { useClient } from "../services/services-context.tsx";
import { useSession } from "../session/session-store.ts";
import type { GameListResult } from "./game-list-result.ts";
import { pagedResult } from "./paged-result.ts";
import { useStars } from "./stars-store.ts";

/** What a collection is asked for. */
export interface FavouriteList {
  /** Undefined for favourites of all types. */
  readonly type: GameType | undefined;
  /** @default 25, the page of the member's own lists (Spec §9) */
  readonly pageSize?: number | undefined;
  /** Index of the game it opens at; undefined for the first. */
  readonly place?: number | undefined;
  readonly enabled: boolean;
}

/**
 * The player's collection. A game whose star was taken away leaves at once, and comes back if the gateway
 * refuses (Spec §4).
 */
export const useFavouriteList = ({
  type,
  pageSize = PERSONAL_PAGE_SIZE,
  place,
  enabled,
}: FavouriteList): GameListResult => {
  const identity = useSession()?.userName;
  const leaving = useStars((stars) => stars.leaving);
  const query = useInfiniteQuery({
    ...favouriteQueries.list(useClient(), identity, type, pageSize, pagesUpTo(place, pageSize)),
    enabled: enabled && identity !== undefined,
  });
  const result = pagedResult(query);
  const kept = result.phase === "content" ? result.games : undefined;
  const games = useMemo(() => kept && [...leaving].reduce(withoutGame, kept), [kept, leaving]);

  if (result.phase !== "content" || !games) return result;
  if (games.length === 0 && result.more === "end") return { phase: "empty" };
  return { ...result, games };
};
