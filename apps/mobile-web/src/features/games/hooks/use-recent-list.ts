import { useInfiniteQuery } from "@tanstack/react-query";
import { recentQueries } from "@volado/api-client/query";
import { limits } from "@volado/config";
import { pagesUpTo } from "@volado/domain/games";
import type { GameListResult } from "../../../shared/games/game-list-result.ts";
import { pagedResult } from "../../../shared/games/paged-result.ts";
import { useClient } from "../../../shared/services/services-context.tsx";
import { useSession } from "../../../shared/session/session-store.ts";

/** What the player played last, of all types, newest first (Spec §2 "/m/recent"), opened at a game's index. */
export const useRecentList = (place: number | undefined): GameListResult => {
  const input = { pageSize: limits.pageSize.recents };
  const pages = pagesUpTo(place, input.pageSize);
  return pagedResult(useInfiniteQuery(recentQueries.list(useClient(), useSession()?.userName, input, pages)));
};
