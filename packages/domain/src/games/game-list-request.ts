import { defaultClassify, type GameClassify, type GameType, requestedType } from "./game.ts";
import { GameListMode } from "./game-list-mode.ts";
import { pagesAt } from "./game-list-search.ts";
import { type GameListScope, type GameListState, isConfined } from "./game-list-state.ts";
import type { PageRun } from "./paging.ts";

/** Rows per page of each call (Spec §9), as in `limits.pageSize` of `@volado/config`. */
export interface GameListPageSizes {
  readonly hotGames: number;
  readonly gameList: number;
  readonly recents: number;
  readonly favourites: number;
}

/** The game list query without the page. */
export interface GameListQuery {
  readonly type: GameType;
  readonly classify: GameClassify;
  /** Vendor code; empty for all. */
  readonly vendor: string;
  /** Part of a game's name; empty for any. */
  readonly name: string;
  /** Major units; undefined for any. */
  readonly minBet: number | undefined;
  readonly minLines: number | undefined;
  readonly pageSize: number;
}

type GameListCall =
  | {
      readonly call: "listGames";
      readonly input: GameListQuery;
    }
  | {
      /** Returns all hot games at once; the page shows its own, `pageSize` more at a time. */
      readonly call: "listHotGames";
      readonly input: { readonly type: GameType };
      readonly vendors: GameListScope["vendors"];
      readonly classify: GameListScope["classify"];
      readonly pageSize: number;
    }
  | {
      readonly call: "listRecentGames" | "listFavourites";
      readonly input: { readonly type: GameType; readonly pageSize: number };
      /** The calls can't filter by vendor, so the page filters the response. */
      readonly vendors: GameListScope["vendors"];
      readonly classify: GameListScope["classify"];
    };

/** The call that fills a list; `call` is the endpoint's id. */
export type GameListRequest = GameListCall & {
  /** The pages to load first. */
  readonly opening: PageRun;
};

const callOf = (state: GameListState, sizes: GameListPageSizes): GameListCall => {
  const { classify, vendor, name, minBet, minLines } = state;
  const type = requestedType(state.scope.type);
  const { vendors, classify: own } = state.scope;
  switch (state.mode) {
    case GameListMode.Hot:
      return {
        call: "listHotGames",
        input: { type },
        vendors,
        classify: own,
        pageSize: sizes.hotGames,
      };
    case GameListMode.Recent:
      return { call: "listRecentGames", input: { type, pageSize: sizes.recents }, vendors, classify: own };
    case GameListMode.Favourites:
      return { call: "listFavourites", input: { type, pageSize: sizes.favourites }, vendors, classify: own };
    case GameListMode.All:
    case GameListMode.Filter:
      return {
        call: "listGames",
        input: { type, classify, vendor, name, minBet, minLines, pageSize: sizes.gameList },
      };
  }
};

/**
 * The call for a list state (Spec §7 "Games").
 * @param place index of the game the list opens at; undefined for the top
 */
export const gameListRequest = (
  state: GameListState,
  sizes: GameListPageSizes,
  place?: number,
): GameListRequest => {
  const call = callOf(state, sizes);
  const pageSize = call.call === "listHotGames" ? call.pageSize : call.input.pageSize;
  const opening = pagesAt(place, pageSize);
  // A page that filters the response can't map a place to a row, so it opens at the top.
  const filtered =
    (call.call === "listRecentGames" || call.call === "listFavourites") && isConfined(state.scope);
  return { ...call, opening: filtered ? { ...opening, first: 1 } : opening };
};

/** Options of {@link firstGames}. */
export interface FirstGames {
  readonly type: GameType;
  /** Overrides the type's default (Spec §4 "Default classify"). */
  readonly classify?: GameClassify;
  /** Vendor code; all vendors by default. */
  readonly vendor?: string;
  readonly pageSize: number;
}

/** The query for the first games of a type, or of one of its vendors, without filters (Spec §7 "game list GET"). */
export const firstGames = ({
  type,
  classify = defaultClassify(type),
  vendor = "",
  pageSize,
}: FirstGames): GameListQuery & { readonly page: number } => ({
  type,
  classify,
  vendor,
  name: "",
  minBet: undefined,
  minLines: undefined,
  page: 1,
  pageSize,
});
