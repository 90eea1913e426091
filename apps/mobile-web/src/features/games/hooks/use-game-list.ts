import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { gameListQueries, recentQueries } from "@volado/api-client/query";
import { limits } from "@volado/config";
import {
  type GameListRequest,
  type GameListScope,
  type GameListState,
  gameListRequest,
  withinScope,
} from "@volado/domain/games";
import { useEffect, useMemo, useRef, useState } from "react";
import {
  type GameListResult,
  type GamesAbove,
  openedList,
  pagedResult,
} from "../../../shared/games/game-list-result.ts";
import { useFavouriteList } from "../../../shared/games/use-favourite-list.ts";
import { asyncList } from "../../../shared/query/async-state.ts";
import type { CallPorts } from "../../../shared/services/services-context.tsx";
import { useClient } from "../../../shared/services/services-context.tsx";
import { useSession } from "../../../shared/session/session-store.ts";
import { useHotList } from "./use-recent-list.ts";

/**
 * The query for all games, filtered or not. Disabled for hot, recent and favourite games, which have their own calls.
 */
const allGamesQuery = ({ client, queryClient }: CallPorts, request: GameListRequest) => {
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
 * Filters a list to the page's own games if its call can't filter by vendor. It is not empty while there may be more
 * pages.
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

/** The start of a list after the player jumped away from it. */
interface MovedStart {
  /** The list it applies to; any other list starts where it was opened. */
  readonly of: GameListState;
  readonly place: number | undefined;
  readonly phase: "idle" | "loading" | "error";
}

/**
 * Where a list starts: where it was opened, until the player scrolls or jumps far away; the pages in between are then
 * skipped.
 *
 * @param opened index of the game in the address
 */
const useListStart = (
  state: GameListState,
  opened: number | undefined,
  load: (place: number) => Promise<unknown>,
) => {
  const [moved, setMoved] = useState<MovedStart>();
  const { place, phase } = moved?.of === state ? moved : ({ place: opened, phase: "idle" } as const);

  const shown = useRef(state);
  useEffect(() => {
    shown.current = state;
  }, [state]);

  /** Moves once the games there have loaded. Resolves to whether they have and this list is still shown. */
  const moveTo = async (next: number): Promise<boolean> => {
    const settle = (settled: Omit<MovedStart, "of">) =>
      setMoved((latest) => (latest?.of === state ? { of: state, ...settled } : latest));
    setMoved({ of: state, place, phase: "loading" });
    try {
      await load(next);
      settle({ place: next, phase: "idle" });
      return shown.current === state;
    } catch {
      settle({ place, phase: "error" });
      return false;
    }
  };
  return { place, phase, moveTo };
};

type ListStart = ReturnType<typeof useListStart>;

/** Within this many pages above the first game the list grows page by page; further up it restarts. */
const PAGES_BETWEEN = 3;

const aboveOf = (above: GamesAbove, { phase, moveTo }: ListStart, pageSize: number): GamesAbove => {
  const isFar = (index: number) => index < above.count - PAGES_BETWEEN * pageSize;
  return {
    count: above.count,
    state: phase === "idle" ? above.state : phase,
    load: (index) => (isFar(index) ? void moveTo(index) : above.load(index)),
  };
};

/** Lets the list restart at a page that the player jumps to, or far above its start. */
const withMovedStart = (result: GameListResult, start: ListStart, pageSize: number): GameListResult => {
  if (result.phase !== "content") return result;
  const { above } = result.data;
  return {
    ...result,
    data: {
      ...result.data,
      above: above && aboveOf(above, start, pageSize),
      jump: { pageSize, state: start.phase, to: start.moveTo },
    },
  };
};

/**
 * The games of a list, from the call that its state selects (Spec §4 "Game list modes"). Only that call is sent; the
 * others keep their data, so that switching back to a tab is instant.
 *
 * @param opened index of the game to open at; the page there and the next are loaded
 */
export const useGameList = (state: GameListState, opened: number | undefined): GameListResult => {
  const client = useClient();
  const queryClient = useQueryClient();
  const ports = { client, queryClient };
  const identity = useSession()?.userName;

  const start = useListStart(state, opened, (place) =>
    queryClient.fetchInfiniteQuery(allGamesQuery(ports, gameListRequest(state, limits.pageSize, place))),
  );
  const request = useMemo(() => gameListRequest(state, limits.pageSize, start.place), [state, start.place]);
  const { call, opening } = request;

  const listed = useInfiniteQuery(allGamesQuery(ports, request));
  const recentInput = call === "listRecentGames" ? request.input : { pageSize: limits.pageSize.recents };
  const recent = useInfiniteQuery({
    ...openedList(queryClient, { opening, pageSize: recentInput.pageSize }, (at) =>
      recentQueries.list(client, identity, recentInput, at),
    ),
    enabled: call === "listRecentGames" && identity !== undefined,
  });
  const favourite = useFavouriteList(call === "listFavourites" ? request : undefined);
  const personal = call === "listRecentGames" || call === "listFavourites" ? request : {};
  const ownRecent = useGamesWithin(pagedResult(recent, recentInput.pageSize), personal);
  const ownFavourite = useGamesWithin(favourite, personal);
  const hot = useHotList(call === "listHotGames" ? request : undefined);

  switch (call) {
    case "listHotGames":
      return hot;
    case "listRecentGames":
      return ownRecent;
    case "listFavourites":
      return ownFavourite;
    case "listGames":
      return withMovedStart(pagedResult(listed, request.input.pageSize), start, request.input.pageSize);
  }
};
