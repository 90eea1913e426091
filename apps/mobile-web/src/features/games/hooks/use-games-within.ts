import { gameListQueries } from "@volado/api-client/query";
import { limits } from "@volado/config";
import {
  type GameListRequest,
  type GameListScope,
  type GameListState,
  gameListRequest,
  withinScope,
} from "@volado/domain/games";
import { useMemo } from "react";
import { type GameListResult, openedList } from "../../../shared/games/game-list-result.ts";
import { asyncList } from "../../../shared/query/async-state.ts";
import type { CallPorts } from "../../../shared/services/call-ports.ts";

/**
 * The query for all games, filtered or not. Disabled for hot, recent and favourite games, which have their own calls.
 */
export const allGamesQuery = ({ client, queryClient }: CallPorts, request: GameListRequest) => {
  const input = request.call === "listGames" ? request.input : undefined;
  const pageSize = input?.pageSize ?? limits.pageSize.gameList;
  return openedList(queryClient, { opening: request.opening, pageSize }, (opening) =>
    gameListQueries.infinite(client, input, opening),
  );
};

/** Prefetches such a list before its page renders. */
export const prefetchAllGames = (state: GameListState, place: number | undefined, ports: CallPorts): void => {
  const request = gameListRequest(state, limits.pageSize, place);
  if (request.call === "listGames")
    void ports.queryClient.prefetchInfiniteQuery(allGamesQuery(ports, request));
};

const NO_VENDORS: readonly string[] = [];

/**
 * Filters a list, whose call can't filter by vendor, to the page's own games. It is not empty while more pages may
 * follow.
 */
export const useGamesWithin = (
  result: GameListResult,
  { vendors = NO_VENDORS, classify }: Partial<Pick<GameListScope, "vendors" | "classify">>,
): GameListResult => {
  const all = result.data?.games;
  const games = useMemo(() => all && withinScope(all, { vendors, classify }), [all, vendors, classify]);
  if (result.phase !== "content" || !games) return result;
  const { more } = result.data;
  const own = { ...result, data: { ...result.data, games } };
  return asyncList(own, () => games.length === 0 && more === "end");
};
