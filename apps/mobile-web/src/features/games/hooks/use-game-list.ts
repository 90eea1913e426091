import { useInfiniteQuery } from "@tanstack/react-query";
import { gameQueries, recentQueries } from "@volado/api-client/query";
import { limits } from "@volado/config";
import { GameListMode, type GameListState, gameListRequest } from "@volado/domain";
import type { GameListResult } from "../../../shared/games/game-list-result.ts";
import { pagedResult } from "../../../shared/games/paged-result.ts";
import { useFavouriteList } from "../../../shared/games/use-favourite-list.ts";
import { useClient } from "../../../shared/services/services-context.tsx";
import { useSession } from "../../../shared/session/session-store.ts";
import { useHotList } from "./use-hot-list.ts";

/**
 * The games of a list, whichever call its state asks for (Spec §4 "Game list modes"). Only that call is sent;
 * the others keep what they have, so that going back to a tab shows it at once.
 */
export const useGameList = (state: GameListState): GameListResult => {
  const client = useClient();
  const identity = useSession()?.userName;
  const { scope, mode, classify, vendor, name, minBet, minLines } = state;
  const { type } = gameListRequest(state, limits.pageSize).input;

  const listed = useInfiniteQuery({
    ...gameQueries.infiniteList(client, {
      type,
      classify,
      vendor,
      name,
      minBet,
      minLines,
      pageSize: limits.pageSize.gameList,
    }),
    enabled: mode === GameListMode.All || mode === GameListMode.Filter,
  });
  const recent = useInfiniteQuery({
    ...recentQueries.list(client, identity, type),
    enabled: mode === GameListMode.Recent && identity !== undefined,
  });
  const favourite = useFavouriteList({ type, enabled: mode === GameListMode.Favourites });
  const hot = useHotList({
    type,
    vendors: scope.vendors,
    pageSize: limits.pageSize.hotGames,
    enabled: mode === GameListMode.Hot,
  });

  switch (mode) {
    case GameListMode.Hot:
      return hot;
    case GameListMode.Recent:
      return pagedResult(recent);
    case GameListMode.Favourites:
      return favourite;
    default:
      return pagedResult(listed);
  }
};
