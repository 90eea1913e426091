import { useInfiniteQuery } from "@tanstack/react-query";
import { recentQueries } from "@volado/api-client/query";
import { limits } from "@volado/config";
import { GameListMode, type GameListState, gameListRequest, pagesUpTo } from "@volado/domain/games";
import type { GameListResult } from "../../../shared/games/game-list-result.ts";
import { pagedResult } from "../../../shared/games/paged-result.ts";
import { useFavouriteList } from "../../../shared/games/use-favourite-list.ts";
import { useClient } from "../../../shared/services/services-context.tsx";
import { useSession } from "../../../shared/session/session-store.ts";
import { isNarrowedList, narrowedList } from "./narrowed-list.ts";
import { useHotList } from "./use-hot-list.ts";

/**
 * The games of a list, whichever call its state asks for (Spec §4 "Game list modes"). Only that call is sent;
 * the others keep what they have, so that going back to a tab shows it at once. `place` is the index of the
 * game that it opens at: all games up to there, and a screen more, are asked for.
 */
export const useGameList = (state: GameListState, place: number | undefined): GameListResult => {
  const client = useClient();
  const identity = useSession()?.userName;
  const { scope, mode } = state;
  const { type } = gameListRequest(state, limits.pageSize).input;

  const listed = useInfiniteQuery({
    ...narrowedList(client, state, place),
    enabled: isNarrowedList(state),
  });
  const recent = useInfiniteQuery({
    ...recentQueries.list(client, identity, type, pagesUpTo(place, limits.pageSize.recents)),
    enabled: mode === GameListMode.Recent && identity !== undefined,
  });
  const favourite = useFavouriteList({ type, place, enabled: mode === GameListMode.Favourites });
  const hot = useHotList({
    type,
    vendors: scope.vendors,
    pageSize: limits.pageSize.hotGames,
    place,
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
