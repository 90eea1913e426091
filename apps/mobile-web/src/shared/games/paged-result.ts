import type { InfiniteData, UseInfiniteQueryResult } from "@tanstack/react-query";
import { commonMessageKeyOf } from "@volado/api-client";
import { type Game, mergeGames } from "@volado/domain/games";
import type { GameListResult } from "./game-list-result.ts";

/** What the pages of all game calls have in common. */
interface Page {
  readonly games: readonly Game[];
  readonly totalCount?: number;
}

const merged = new WeakMap<object, readonly Game[]>();

/** Pages as one list, the same object for the same pages: a render without news must not rebuild five thousand rows. */
const gamesOf = (data: InfiniteData<Page>): readonly Game[] => {
  const known = merged.get(data);
  if (known) return known;
  const games = mergeGames(data.pages.map((page) => page.games));
  merged.set(data, games);
  return games;
};

const moreOf = (query: UseInfiniteQueryResult<InfiniteData<Page>>) => {
  if (query.isFetchingNextPage) return "loading";
  if (query.isFetchNextPageError) return "error";
  return query.hasNextPage ? "idle" : "end";
};

/** A growing query as a list result. Games already shown stay when a later page fails. */
export const pagedResult = (query: UseInfiniteQueryResult<InfiniteData<Page>>): GameListResult => {
  if (!query.data) {
    if (!query.error || query.isFetching) return { phase: "pending" };
    return { phase: "failed", messageKey: commonMessageKeyOf(query.error), retry: () => query.refetch() };
  }
  const games = gamesOf(query.data);
  if (games.length === 0 && !query.hasNextPage) return { phase: "empty" };
  return {
    phase: "content",
    games,
    total: query.data.pages[0]?.totalCount,
    more: moreOf(query),
    loadMore: () => void query.fetchNextPage(),
  };
};
