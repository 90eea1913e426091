import { useInfiniteQuery } from "@tanstack/react-query";
import { recentQueries } from "@volado/api-client/query";
import { limits } from "@volado/config";
import { type GameListState, gameListRequest } from "@volado/domain/games";
import type { GameListResult } from "../../../shared/games/game-list-result.ts";
import { pagedResult } from "../../../shared/games/paged-result.ts";
import { useFavouriteList } from "../../../shared/games/use-favourite-list.ts";
import { useClient } from "../../../shared/services/services-context.tsx";
import { useSession } from "../../../shared/session/session-store.ts";
import { narrowedList } from "./narrowed-list.ts";
import { useHotList } from "./use-hot-list.ts";

/**
 * The games of a list, whichever call its state asks for (Spec §4 "Game list modes"). Only that call is sent;
 * the others keep what they have, so that going back to a tab shows it at once. `place` is the index of the
 * game that it opens at: all games up to there, and a screen more, are asked for.
 */
export const useGameList = (state: GameListState, place: number | undefined): GameListResult => {
  const client = useClient();
  const identity = useSession()?.userName;
  const request = gameListRequest(state, limits.pageSize, place);
  const { call, pages } = request;

  const listed = useInfiniteQuery(narrowedList(client, request));
  const recent = useInfiniteQuery({
    ...recentQueries.list(client, identity, call === "listRecentGames" ? request.input : {}, pages),
    enabled: call === "listRecentGames" && identity !== undefined,
  });
  const favourite = useFavouriteList(call === "listFavourites" ? request : undefined);
  const hot = useHotList(call === "listHotGames" ? request : undefined);

  switch (call) {
    case "listHotGames":
      return hot;
    case "listRecentGames":
      return pagedResult(recent);
    case "listFavourites":
      return favourite;
    case "listGames":
      return pagedResult(listed);
  }
};
