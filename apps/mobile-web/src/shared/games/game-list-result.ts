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
import {
  type AsyncListState,
  asyncList,
  asyncPages,
  mapAsync,
  type NextPageState,
  pageState,
} from "../query/async-state.ts";

/** The games before the first loaded one, in a list that was opened further down. */
export interface GamesAbove {
  /** How many games. */
  readonly count: number;
  readonly state: NextPageState;
  /** Loads those that should be on the screen; `index` is that of the topmost game. */
  readonly load: (index: number) => void;
}

/** Jumps to any page of a list. */
export interface ListJump {
  readonly pageSize: number;
  /** State of the last jump. */
  readonly state: "idle" | "loading" | "error";
  /** Starts the list at the game with this index; resolves to whether it succeeded. */
  readonly to: (index: number) => Promise<boolean>;
}

/** The games of a list that are loaded. */
export interface ListedGames {
  readonly games: readonly Game[];
  /** Number of games in the whole list, if the gateway sends it. */
  readonly total: number | undefined;
  /** State of the next page. */
  readonly more: NextPageState;
  readonly loadMore: () => void;
  /** Undefined if the first game is the list's first. */
  readonly above?: GamesAbove | undefined;
  /** Undefined if the list always begins at its first game. */
  readonly jump?: ListJump | undefined;
}

export type GameListResult = AsyncListState<ListedGames>;

/** The query of a list; a cached one that contains the opening page is reused (docs/decisions/044). */
export const openedList = <Query extends { readonly queryKey: readonly unknown[] }>(
  queryClient: QueryClient,
  { opening, pageSize }: { readonly opening: PageRun; readonly pageSize: number },
  queryOf: (opening: PageRun) => Query,
): Query => {
  const list = queryOf(opening);
  const cached = cachedListInput(queryClient, list.queryKey, opening.first, pageSize);
  return cached ? queryOf(cached) : list;
};

/** Fields that the pages of all game calls have in common. */
interface Page {
  readonly games: readonly Game[];
  /** Counted from 1. */
  readonly page: number;
  readonly totalCount?: number;
}

const merged = new WeakMap<readonly Page[], readonly Game[]>();

/** Merged pages; the same object for the same pages, so that a rerender doesn't rebuild thousands of rows. */
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
        state: pageState(query.isFetchingPreviousPage, query.isFetchPreviousPageError, query.hasPreviousPage),
        load: () => void query.fetchPreviousPage(),
      }
    : undefined;

/** An infinite query as a list result. Loaded games stay when a later page fails. */
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

/** Scope of a type's game list: in-house and JILI list the merchant's own vendors, the others all (Spec §2 "Games"). */
export const scopeOfType = (type: GameType, classify?: GameClassify): GameListScope => ({
  ...allOfType(type),
  classify,
  vendors: vendorsOf(type),
});
