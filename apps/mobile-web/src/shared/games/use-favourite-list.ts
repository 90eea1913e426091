import { useInfiniteQuery } from "@tanstack/react-query";
import { favouriteQueries } from "@volado/api-client/query";
import { type GameType, withoutGame } from "@volado/domain/games";
import { useMemo } from "react";
import { asyncList } from "../query/async-state.ts";
import { useClient } from "../services/services-context.tsx";
import { useSession } from "../session/session-store.ts";
import { useFavouritesStore } from "./favourites-store.ts";
import type { GameListResult } from "./game-list-result.ts";
import { pagedResult } from "./paged-result.ts";

/** What a collection is asked for; the domain's request for one fits. */
export interface FavouriteList {
  readonly input: {
    /** Without it favourites of all types. */
    readonly type?: GameType;
    readonly pageSize: number;
  };
  /** How many pages it opens with. @default 1 */
  readonly pages?: number;
}

/**
 * The player's collection. A game that was taken away leaves at once, and comes back if the gateway
 * refuses (Spec §4). Nothing is asked for while the list is undefined.
 */
export const useFavouriteList = (list: FavouriteList | undefined): GameListResult => {
  const identity = useSession()?.userName;
  const leaving = useFavouritesStore(({ leaving }) => leaving);
  const query = useInfiniteQuery({
    ...favouriteQueries.list(useClient(), identity, list?.input, list?.pages),
    enabled: list !== undefined && identity !== undefined,
  });
  const result = pagedResult(query);
  const kept = result.data?.games;
  const games = useMemo(() => kept && [...leaving].reduce(withoutGame, kept), [kept, leaving]);

  if (result.phase !== "content" || !games) return result;
  const { more } = result.data;
  const left = { ...result, data: { ...result.data, games } };
  return asyncList(left, () => games.length === 0 && more === "end");
};
