import { useInfiniteQuery } from "@tanstack/react-query";
import { gameListQueries } from "@volado/api-client/query";
import { limits } from "@volado/config";
import type { GameType, NameSearch } from "@volado/domain/games";
import { type GameListResult, pagedResult } from "../../../shared/games/game-list-result.ts";
import { useClient } from "../../../shared/services/services-context.tsx";

/**
 * Games of a type that match a name, ten per page (Spec §9 "slot search"); undefined without a search (Spec §5). Each
 * term has its own query, so that a late response never appears under another term.
 */
export const useNameSearch = (search: NameSearch<GameType> | undefined): GameListResult | undefined => {
  const pageSize = limits.pageSize.slotSearch;
  const input = search && { ...search, pageSize };
  const query = useInfiniteQuery(gameListQueries.infinite(useClient(), input));
  return search && pagedResult(query, pageSize);
};
