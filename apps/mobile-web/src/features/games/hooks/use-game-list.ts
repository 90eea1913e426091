import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { recentQueries } from "@volado/api-client/query";
import { limits } from "@volado/config";
import { type GameListState, gameListRequest } from "@volado/domain/games";
import { useMemo } from "react";
import {
  type GameListResult,
  type GamesAbove,
  openedList,
  pagedResult,
} from "../../../shared/games/game-list-result.ts";
import { useFavouriteList } from "../../../shared/games/use-favourite-list.ts";
import { useClient } from "../../../shared/services/services-context.tsx";
import { useSession } from "../../../shared/session/session-store.ts";
import { allGamesQuery, useGamesWithin } from "./use-games-within.ts";
import { type ListStart, useListStart } from "./use-list-start.ts";
import { useHotList } from "./use-recent-list.ts";

/** Within this many pages above the first game the list grows page by page; further up it restarts. */
const PAGES_BETWEEN = 3;

const aboveOf = (above: GamesAbove, { phase, moveTo }: ListStart, pageSize: number): GamesAbove => {
  const isFar = (index: number) => index < above.count - PAGES_BETWEEN * pageSize;
  return {
    count: above.count,
    state: phase === "idle" ? above.state : phase,
    load: (index) => (isFar(index) ? void moveTo(index) : above.load(index)),
  };
};

/** Lets the list restart at a page the player jumps to, and far above its start. */
const withMovedStart = (result: GameListResult, start: ListStart, pageSize: number): GameListResult => {
  if (result.phase !== "content") return result;
  const { above } = result.data;
  return {
    ...result,
    data: {
      ...result.data,
      above: above && aboveOf(above, start, pageSize),
      jump: { pageSize, state: start.phase, to: start.moveTo },
    },
  };
};

/**
 * The games of a list, from the call that its state selects (Spec §4 "Game list modes"). Only that call is sent; the
 * others keep their data, so that switching back to a tab is instant.
 *
 * @param opened index of the game to open at; the page there and the next are loaded
 */
export const useGameList = (state: GameListState, opened: number | undefined): GameListResult => {
  const client = useClient();
  const queryClient = useQueryClient();
  const ports = { client, queryClient };
  const identity = useSession()?.userName;

  const start = useListStart(state, opened, (place) =>
    queryClient.fetchInfiniteQuery(allGamesQuery(ports, gameListRequest(state, limits.pageSize, place))),
  );
  const request = useMemo(() => gameListRequest(state, limits.pageSize, start.place), [state, start.place]);
  const { call, opening } = request;

  const listed = useInfiniteQuery(allGamesQuery(ports, request));
  const recentInput = call === "listRecentGames" ? request.input : { pageSize: limits.pageSize.recents };
  const recent = useInfiniteQuery({
    ...openedList(queryClient, { opening, pageSize: recentInput.pageSize }, (at) =>
      recentQueries.list(client, identity, recentInput, at),
    ),
    enabled: call === "listRecentGames" && identity !== undefined,
  });
  const favourite = useFavouriteList(call === "listFavourites" ? request : undefined);
  const personal = call === "listRecentGames" || call === "listFavourites" ? request : {};
  const ownRecent = useGamesWithin(pagedResult(recent, recentInput.pageSize), personal);
  const ownFavourite = useGamesWithin(favourite, personal);
  const hot = useHotList(call === "listHotGames" ? request : undefined);

  switch (call) {
    case "listHotGames":
      return hot;
    case "listRecentGames":
      return ownRecent;
    case "listFavourites":
      return ownFavourite;
    case "listGames":
      return withMovedStart(pagedResult(listed, request.input.pageSize), start, request.input.pageSize);
  }
};
