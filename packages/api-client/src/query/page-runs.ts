import { infiniteQueryOptions } from "@tanstack/react-query";
import { nextPage, type PageRun } from "@volado/domain/games";
import type { Client } from "../core/client.ts";
import type { Endpoint } from "../core/endpoint.ts";
import type { PersonalPageInput } from "../endpoints/recents.ts";
import { cachedList } from "./cached-lists.ts";
import { PERSONAL_PAGE_SIZE, type PersonalList } from "./personal.ts";

/** Common part of the responses of all game lists. */
interface Answer {
  readonly games: readonly unknown[];
  readonly totalPages: number;
}

/** One or more consecutive pages of games, merged. */
export interface GameRun extends Answer {
  /** Number of the first page, counted from 1. */
  readonly page: number;
}

/** The run that a list opens with by default. */
export const TOP: PageRun = { first: 1, last: 1 };

/** The page after a run; undefined after the last one. */
export const nextRun = ({ totalPages }: GameRun, _runs: unknown, { last }: PageRun): PageRun | undefined => {
  const page = nextPage(last, totalPages);
  return page === undefined ? undefined : { first: page, last: page };
};

/** The page before a run; undefined before the first one. */
export const previousRun = ({ page }: GameRun): PageRun | undefined =>
  page > 1 ? { first: page - 1, last: page - 1 } : undefined;

/** Paging options of an infinite list that opens with a run and grows in both directions. */
export const growingFrom = (opening: PageRun) => ({
  initialPageParam: opening,
  getNextPageParam: nextRun,
  getPreviousPageParam: previousRun,
});

/**
 * Loads a run as one page. The first page tells how many exist; the rest are loaded in parallel. A run beyond
 * the end, as in a list that has become shorter, loads the last page instead. Rejects if any page fails.
 */
export const loadRun = async <A extends Answer>(
  { first, last }: PageRun,
  load: (page: number) => Promise<A>,
): Promise<A & GameRun> => {
  const firstPage = await load(first);
  const { totalPages } = firstPage;
  if (totalPages > 0 && totalPages < first) return { ...(await load(totalPages)), page: totalPages };
  const more = Math.max(0, Math.min(last, totalPages) - first);
  const rest = await Promise.all(Array.from({ length: more }, (_, place) => load(first + 1 + place)));
  return { ...firstPage, page: first, games: [firstPage, ...rest].flatMap(({ games }) => games) };
};

/** An infinite list of the member's own games, in the client's language. Disabled without an identity. */
export const memberGames = <const Root extends string, Id extends string, W, V, A extends Answer>(
  client: Client,
  identity: string | undefined,
  endpoint: Endpoint<Id, PersonalPageInput, W, V, A>,
  { root, staleTime }: { readonly root: readonly [Root]; readonly staleTime: number },
  { type, pageSize = PERSONAL_PAGE_SIZE }: PersonalList = {},
  opening = TOP,
) =>
  infiniteQueryOptions({
    ...cachedList,
    queryKey: [...root, identity, "list", client.language(), { type, pageSize }, opening.first] as const,
    queryFn: ({ queryKey: [, , , , fields], pageParam, signal }) =>
      loadRun(pageParam, (page) => client.call(endpoint, { ...fields, page }, { signal })),
    ...growingFrom(opening),
    staleTime,
    enabled: identity !== undefined,
  });
