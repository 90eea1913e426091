import type { InfiniteData, QueryClient, UseInfiniteQueryResult } from "@tanstack/react-query";
import { cachedListInput } from "@volado/api-client/query";
import {
  allOfType,
  type Game,
  type GameClassify,
  type GameListScope,
  GameType,
  mergeGames,
  type PageRun,
} from "@volado/domain/games";
import { merchant } from "../merchant.ts";
import { type AsyncListState, asyncList, asyncPages, mapAsync } from "../query/async-state.ts";
import { type NextPageState, previousPageState } from "../states/next-page-state.ts";

/** What stands above the first game of a list that was opened further down. */
export interface GamesAbove {
  /** How many games. */
  readonly count: number;
  readonly state: NextPageState;
  /** Brings those that belong on the screen; `index` is its topmost game's. */
  readonly load: (index: number) => void;
}

/** The way to any page of a list. */
export interface ListJump {
  readonly pageSize: number;
  /** How the last jump went. */
  readonly state: "idle" | "loading" | "error";
  /** Lets the list begin at a game, by its index; answers, once it has come, whether it does. */
  readonly to: (index: number) => Promise<boolean>;
}

/** The games of a list so far. */
export interface ListedGames {
  readonly games: readonly Game[];
  /** How many there are in all, if the gateway tells. */
  readonly total: number | undefined;
  /** What follows the last game shown. */
  readonly more: NextPageState;
  readonly loadMore: () => void;
  /** Undefined where the first game is the list's first. */
  readonly above?: GamesAbove | undefined;
  /** Undefined where the list can't begin elsewhere than it does. */
  readonly jump?: ListJump | undefined;
}

/** How far a list has come. */
export type GameListResult = AsyncListState<ListedGames>;

/**
 * A list's query where it opens: as it was opened before, if it still has the place's page, so that coming back from a
 * game asks for nothing (docs/decisions/044).
 */
export const openedList = <Query extends { readonly queryKey: readonly unknown[] }>(
  queryClient: QueryClient,
  { opening, pageSize }: { readonly opening: PageRun; readonly pageSize: number },
  queryOf: (opening: PageRun) => Query,
): Query => {
  const list = queryOf(opening);
  const kept = cachedListInput(queryClient, list.queryKey, opening.first, pageSize);
  return kept ? queryOf(kept) : list;
};

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

const vendorsOf = (type: GameType): readonly string[] => {
  if (type === GameType.InHouse) return merchant.vendors.inHouse;
  return type === GameType.Jili ? [merchant.vendors.jili] : [];
};

/** The list of a type's games: in-house and JILI have the merchant's own vendors, the others all (Spec §2 "Games"). */
export const scopeOfType = (type: GameType, classify?: GameClassify): GameListScope => ({
  ...allOfType(type),
  classify,
  vendors: vendorsOf(type),
});
