import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { recentQueries } from "@volado/api-client/query";
import { limits } from "@volado/config";
import { pagesAt } from "@volado/domain/games";
import { type GameListResult, openedList, pagedResult } from "../../../shared/games/game-list-result.ts";
import { useClient } from "../../../shared/services/services-context.tsx";
import { useSession } from "../../../shared/session/session-store.ts";

/** What the player played last, of all types, newest first (Spec §2 "/m/recent"), opened at a game's index. */
export const useRecentList = (place: number | undefined): GameListResult => {
  const client = useClient();
  const queryClient = useQueryClient();
  const identity = useSession()?.userName;
  const pageSize = limits.pageSize.recents;
  const list = openedList(queryClient, { opening: pagesAt(place, pageSize), pageSize }, (opening) =>
    recentQueries.list(client, identity, { pageSize }, opening),
  );
  return pagedResult(useInfiniteQuery(list), pageSize);
};
