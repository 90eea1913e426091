import type { InfiniteData, QueryClient } from "@tanstack/react-query";
import { HOUR_MS } from "@volado/domain/calendar";
import type { PageRun } from "@volado/domain/games";
import type { GameRun } from "./page-runs.ts";

/**
 * How long a list that nobody looks at is kept: a visit's way from the list into a game and
 * back. Outside a browser it is kept for good, as the query library itself does there: a timer of an hour
 * would keep whatever draws pages beforehand from ending.
 */
export const LIST_CACHED_MS = "window" in globalThis ? HOUR_MS : Number.POSITIVE_INFINITY;

const isMissing = ({ state }: { readonly state: { readonly data: unknown } }): boolean =>
  state.data === undefined;

/**
 * What lists have in common that grow page by page: their pages outlast a game (docs/decisions/044), and what
 * the player has scrolled through is not asked for again, all pages one after the other, because a window or
 * the network came back. One that has nothing yet is.
 */
export const cachedList = {
  gcTime: LIST_CACHED_MS,
  refetchOnWindowFocus: isMissing,
  refetchOnReconnect: isMissing,
} as const;

/**
 * How a list of games was opened that is still kept and has a page's first game, so that coming back to a place in it
 * asks for nothing; undefined where none has it.
 *
 * @param queryKey of the list, wherever it opens: the key's last part is the number of its opening's first page
 * @param page counted from 1, of `pageSize` games
 */
export const cachedListInput = (
  queryClient: QueryClient,
  queryKey: readonly unknown[],
  page: number,
  pageSize: number,
): PageRun | undefined => {
  const wanted = (page - 1) * pageSize;
  const kept = queryClient.getQueriesData<InfiniteData<GameRun, PageRun>>({
    queryKey: queryKey.slice(0, -1),
  });
  for (const [key, { pages, pageParams } = { pages: [], pageParams: [] }] of kept) {
    const first = key.at(-1);
    const [opening] = pages;
    if (!opening || typeof first !== "number") continue;
    const from = (opening.page - 1) * pageSize;
    const to = pages.reduce((count, { games }) => count + games.length, from);
    if (from <= wanted && wanted < to) return { first, last: Math.max(first, pageParams.at(-1)?.last ?? 0) };
  }
  return undefined;
};
