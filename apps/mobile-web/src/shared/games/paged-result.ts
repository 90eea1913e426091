import type { InfiniteData, UseInfiniteQueryResult } from "@tanstack/react-query";
import { type Game, mergeGames } from "@volado/domain/games";
import { asyncPages } from "../query/async-pages.ts";
import { asyncList, mapAsync } from "../query/async-state.ts";
import { previousPageState } from "../states/next-page-state.ts";
import type { GameListResult, GamesAbove } from "./game-list-result.ts";

/** What the pages of all game calls have in common. */
interface Page {
  readonly games: readonly Game[];
  /** Counted from 1. */
  readonly page: number;
  readonly totalCount?: number;
}

const merged = new WeakMap<readonly Page[], readonly Game[]>();

/** Pages as one list, the same object for the same pages: a render without news must not rebuild five thousand rows. */
const gamesOf = (pages: readonly Page[]): readonly Game[] => {
  const known = merged.get(pages);
  if (known) return known;
  const games = mergeGames(pages.map((page) => page.games));
  merged.set(pages, games);
  return games;
};

type PagedQuery = UseInfiniteQueryResult<InfiniteData<Page>>;

const gamesAbove = (query: PagedQuery, first: Page, pageSize: number): GamesAbove | undefined =>
  first.page > 1
    ? {
        count: (first.page - 1) * pageSize,
        state: previousPageState(query),
        load: () => void query.fetchPreviousPage(),
      }
    : undefined;

/** A growing query as a list result. Games already shown stay when a later page fails. */
export const pagedResult = (query: PagedQuery, pageSize: number): GameListResult => {
  const listed = mapAsync(asyncPages(query), ({ first, pages, more, loadMore }) => ({
    games: gamesOf(pages),
    total: first.totalCount,
    more,
    loadMore,
    above: gamesAbove(query, first, pageSize),
  }));
  return asyncList(listed, ({ games }) => games.length === 0 && !query.hasNextPage);
};
