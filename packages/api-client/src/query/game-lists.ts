import { infiniteQueryOptions, queryOptions, skipToken } from "@tanstack/react-query";
import type { Client } from "../core/client.ts";
import { type ListGamesInput, listGames } from "../endpoints/game-lists.ts";
import { listLiveModels, listLiveScores } from "../endpoints/live.ts";
import { listWinners } from "../endpoints/winners.ts";
import { cachedList } from "./cached-lists.ts";
import { gameQueries } from "./games.ts";
import { growingFrom, loadRun, TOP } from "./page-runs.ts";
import * as StaleTime from "./stale-times.ts";

/** Game lists. Separate from `gameQueries`, so that home's first load does not include them. */
export const gameListQueries = {
  /** One page of a game list. */
  page: (client: Client, input: ListGamesInput) =>
    queryOptions({
      queryKey: [...gameQueries.root, "list", client.language(), input] as const,
      queryFn: ({ queryKey: [, , , fields], signal }) => client.call(listGames, fields, { signal }),
      staleTime: StaleTime.Games,
    }),

  /** An infinite game list, in both directions if opened further down. Disabled without an input. */
  infinite: (client: Client, input: Omit<ListGamesInput, "page"> | undefined, opening = TOP) =>
    infiniteQueryOptions({
      ...cachedList,
      queryKey: [...gameQueries.root, "infinite-list", client.language(), input, opening.first] as const,
      queryFn: input
        ? ({ pageParam, signal }) =>
            loadRun(pageParam, (page) => client.call(listGames, { ...input, page }, { signal }))
        : skipToken,
      ...growingFrom(opening),
      staleTime: StaleTime.Games,
    }),
};

export const liveQueries = {
  root: ["live"] as const,

  /** Live dealers and their tables, in the gateway's order. */
  models: (client: Client) =>
    queryOptions({
      queryKey: [...liveQueries.root, "models", client.language()] as const,
      queryFn: ({ signal }) => client.call(listLiveModels, undefined, { signal }),
      staleTime: StaleTime.LiveModels,
    }),

  /** Sportsbooks' numbers of matches and live scores, in the gateway's order. */
  scores: (client: Client) =>
    queryOptions({
      queryKey: [...liveQueries.root, "scores", client.language()] as const,
      queryFn: ({ signal }) => client.call(listLiveScores, undefined, { signal }),
      staleTime: StaleTime.LiveScores,
    }),
};

export const winnerQueries = {
  root: ["winners"] as const,

  /** The winner board, highest amount first. */
  board: (client: Client) =>
    queryOptions({
      queryKey: [...winnerQueries.root, "board", client.language()] as const,
      queryFn: ({ signal }) => client.call(listWinners, undefined, { signal }),
      staleTime: StaleTime.Winners,
    }),
};
