import type { InfiniteData, QueryClient } from "@tanstack/react-query";
import { HOUR_MS } from "@volado/domain/calendar";
import type { PageRun } from "@volado/domain/games";

/**
 * How long an unused list stays cached: long enough to play a game and come back. Outside browsers it never
 * expires, as is React Query's default there: a timer of an hour would keep a prerendering process alive.
 */
export const LIST_CACHED_MS = "window" in globalThis ? HOUR_MS : Number.POSITIVE_INFINITY;

/** One or more consecutive pages of games. */
type CachedPages = { readonly page: number; readonly games: readonly unknown[] };

const isMissing = ({ state }: { readonly state: { readonly data: unknown } }): boolean =>
  state.data === undefined;

/**
 * Options of infinite lists. Pages stay cached while a game is played (docs/decisions/044). Window focus and
 * reconnecting refetch a list only if it has no data yet.
 */
export const cachedList = {
  gcTime: LIST_CACHED_MS,
  refetchOnWindowFocus: isMissing,
  refetchOnReconnect: isMissing,
} as const;

/**
 * Finds a cached game list that contains the first game of a page, so that returning to that place needs no request.
 *
 * @param queryKey key of the list, whose last part is the page that it opens at; that part is ignored
 * @param page counted from 1
 * @returns the initial page run of that list; undefined if none contains the game
 */
export const cachedListInput = (
  queryClient: QueryClient,
  queryKey: readonly unknown[],
  page: number,
  pageSize: number,
): PageRun | undefined => {
  const index = (page - 1) * pageSize;
  const cached = queryClient.getQueriesData<InfiniteData<CachedPages, PageRun>>({
    queryKey: queryKey.slice(0, -1),
  });
  for (const [key, { pages, pageParams } = { pages: [], pageParams: [] }] of cached) {
    const first = key.at(-1);
    const [opening] = pages;
    if (!opening || typeof first !== "number") continue;
    const from = (opening.page - 1) * pageSize;
    const to = pages.reduce((count, { games }) => count + games.length, from);
    if (from <= index && index < to) return { first, last: Math.max(first, pageParams.at(-1)?.last ?? 0) };
  }
  return undefined;
};
