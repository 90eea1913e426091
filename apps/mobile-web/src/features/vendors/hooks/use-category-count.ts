import { useQuery } from "@tanstack/react-query";
import { gameListQueries } from "@volado/api-client/query";
import { limits } from "@volado/config";
import { firstGames, type GameType } from "@volado/domain/games";
import { useClient } from "../../../shared/services/services-context.tsx";

/**
 * How many games a category has; undefined until it is known, and when it can't be had: a count is no reason to fail.
 */
export const useCategoryCount = (type: GameType): number | undefined =>
  useQuery(gameListQueries.page(useClient(), firstGames({ type, pageSize: limits.moreAbove.vendorStrip })))
    .data?.totalCount;
