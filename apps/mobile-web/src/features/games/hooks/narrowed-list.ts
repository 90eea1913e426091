import type { Client } from "@volado/api-client";
import { gameListQueries } from "@volado/api-client/query";
import { limits } from "@volado/config";
import { GameListMode, type GameListState, gameListRequest, pagesUpTo } from "@volado/domain/games";
import type { CallPorts } from "../../../shared/services/call-ports.ts";

const { gameList } = limits.pageSize;

/**
 * Whether the list is the gateway's whole one or what a filter leaves of it; hot, recent and favourites have
 * calls of their own.
 */
export const isNarrowedList = ({ mode }: GameListState): boolean =>
  mode === GameListMode.All || mode === GameListMode.Filter;

/** The query of such a list, with all pages up to the game at `place`. */
export const narrowedList = (client: Client, state: GameListState, place: number | undefined) => {
  const { classify, vendor, name, minBet, minLines } = state;
  const { type } = gameListRequest(state, limits.pageSize).input;
  return gameListQueries.infinite(
    client,
    { type, classify, vendor, name, minBet, minLines, pageSize: gameList },
    pagesUpTo(place, gameList),
  );
};

/** Asks for such a list before there is a page to show it. */
export const startNarrowedList = (
  state: GameListState,
  place: number | undefined,
  { client, queryClient }: CallPorts,
): void => {
  if (isNarrowedList(state)) void queryClient.prefetchInfiniteQuery(narrowedList(client, state, place));
};
