import type { Client } from "@volado/api-client";
import { gameListQueries } from "@volado/api-client/query";
import { limits } from "@volado/config";
import { type GameListRequest, type GameListState, gameListRequest } from "@volado/domain/games";
import type { CallPorts } from "../../../shared/services/call-ports.ts";

/**
 * The query of the gateway's whole list, or of what a filter leaves of it. It waits while the request is for hot,
 * recent or favourite games, which have calls of their own.
 */
export const narrowedList = (client: Client, request: GameListRequest) =>
  gameListQueries.infinite(client, request.call === "listGames" ? request.input : undefined, request.pages);

/** Asks for such a list before there is a page to show it. */
export const startNarrowedList = (
  state: GameListState,
  place: number | undefined,
  { client, queryClient }: CallPorts,
): void => {
  const request = gameListRequest(state, limits.pageSize, place);
  if (request.call === "listGames") void queryClient.prefetchInfiniteQuery(narrowedList(client, request));
};
