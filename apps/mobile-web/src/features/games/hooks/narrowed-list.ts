import { gameListQueries } from "@volado/api-client/query";
import { limits } from "@volado/config";
import { type GameListRequest, type GameListState, gameListRequest } from "@volado/domain/games";
import { openedList } from "../../../shared/games/game-list-result.ts";
import type { CallPorts } from "../../../shared/services/call-ports.ts";

/**
 * The query of the gateway's whole list, or of what a filter leaves of it. It waits while the request is for hot,
 * recent or favourite games, which have calls of their own.
 */
export const narrowedList = ({ client, queryClient }: CallPorts, request: GameListRequest) => {
  const input = request.call === "listGames" ? request.input : undefined;
  const pageSize = input?.pageSize ?? limits.pageSize.gameList;
  return openedList(queryClient, { opening: request.opening, pageSize }, (opening) =>
    gameListQueries.infinite(client, input, opening),
  );
};

/** Asks for such a list before there is a page to show it. */
export const startNarrowedList = (
  state: GameListState,
  place: number | undefined,
  ports: CallPorts,
): void => {
  const request = gameListRequest(state, limits.pageSize, place);
  if (request.call === "listGames")
    void ports.queryClient.prefetchInfiniteQuery(narrowedList(ports, request));
};
