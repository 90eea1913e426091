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

/** Request of a list of favourites; the domain's collection request is assignable to it. */
export interface FavouriteList {
  readonly input: {
    /** Favourites of all types by default. */
    readonly type?: GameType;
    readonly pageSize: number;
  };
  /** The pages loaded first. @default the first one */
  readonly opening?: PageRun;
}

/** The player's favourites, without removed games (Spec §4). Pass undefined to request nothing. */
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
  const listed = result.data?.games;
  const games = useMemo(() => listed && [...leaving].reduce(withoutGame, listed), [listed, leaving]);

  if (result.phase !== "content" || !games) return result;
  const { more } = result.data;
  const left = { ...result, data: { ...result.data, games } };
  return asyncList(left, () => games.length === 0 && more === "end");
};
