import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { favouriteQueries, PERSONAL_PAGE_SIZE } from "@volado/api-client/query";
import { type GameType, type PageRun, pagesAt, withoutGame } from "@volado/domain/games";
import { useMemo } from "react";
import { asyncList } from "../query/async-state.ts";
import { useClient } from "../services/services-context.tsx";
import { useSession } from "../session/session-store.ts";
import { useFavouritesStore } from "./favourites-store.ts";
import { type GameListResult, openedList, pagedResult } from "./game-list-result.ts";

const EVERY_FAVOURITE: FavouriteList["input"] = { pageSize: PERSONAL_PAGE_SIZE };

/** What a collection is asked for; the domain's request for one fits. */
export interface FavouriteList {
  readonly input: {
    /** Without it favourites of all types. */
    readonly type?: GameType;
    readonly pageSize: number;
  };
  /** The pages it opens with. @default the first */
  readonly opening?: PageRun;
}

/**
 * The player's collection. A game that was taken away leaves at once, and comes back if the gateway
 * refuses (Spec §4). Nothing is asked for while the list is undefined.
 */
export const useFavouriteList = (list: FavouriteList | undefined): GameListResult => {
  const identity = useSession()?.userName;
  const leaving = useFavouritesStore(({ leaving }) => leaving);
  const client = useClient();
  const queryClient = useQueryClient();
  const { input = EVERY_FAVOURITE, opening = pagesAt(undefined, input.pageSize) } = list ?? {};
  const query = useInfiniteQuery({
    ...openedList(queryClient, { opening, pageSize: input.pageSize }, (at) =>
      favouriteQueries.list(client, identity, input, at),
    ),
    enabled: list !== undefined && identity !== undefined,
  });
  const result = pagedResult(query, input.pageSize);
  const kept = result.data?.games;
  const games = useMemo(() => kept && [...leaving].reduce(withoutGame, kept), [kept, leaving]);

  if (result.phase !== "content" || !games) return result;
  const { more } = result.data;
  const left = { ...result, data: { ...result.data, games } };
  return asyncList(left, () => games.length === 0 && more === "end");
};
