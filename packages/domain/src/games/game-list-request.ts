import { defaultClassify, type GameClassify, type GameType, requestedType } from "./game.ts";
import { GameListMode } from "./game-list-mode.ts";
import { pagesAt } from "./game-list-search.ts";
import { type GameListScope, type GameListState, isConfined } from "./game-list-state.ts";
import type { PageRun } from "./paging.ts";

/** Rows per page of each call (Spec §9); the merchant configuration's limits fit. */
export interface GameListPageSizes {
  readonly hotGames: number;
  readonly gameList: number;
  readonly recents: number;
  readonly favourites: number;
}

/** Which of all games a list asks for, and how many on a page. */
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

/** The call that fills a list. */
type GameListCall =
  | {
      readonly call: "listGames";
      /** What each page is asked for with. */
      readonly input: GameListQuery;
    }
  | {
      /**
       * Answers all hot games at once: of those that are the page's own, `pageSize` more are shown at a time.
       */
      readonly call: "listHotGames";
      readonly input: { readonly type: GameType };
      readonly vendors: GameListScope["vendors"];
      readonly classify: GameListScope["classify"];
      readonly pageSize: number;
    }
  | {
      readonly call: "listRecentGames" | "listFavourites";
      readonly input: { readonly type: GameType; readonly pageSize: number };
      /** The calls know no vendor: of what they answer, the page shows its own. */
      readonly vendors: GameListScope["vendors"];
      readonly classify: GameListScope["classify"];
    };

/** Which call fills the list, and with what; `call` is the endpoint's id. */
export type GameListRequest = GameListCall & {
  /** The pages that the list opens with. */
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
 * The call that a state of the list asks for (Spec §7 "Games").
 *
 * @param place index of the game that the list opens at; undefined for its top
 */
export const gameListRequest = (
  state: GameListState,
  sizes: GameListPageSizes,
  place?: number,
): GameListRequest => {
  const call = callOf(state, sizes);
  const pageSize = call.call === "listHotGames" ? call.pageSize : call.input.pageSize;
  const opening = pagesAt(place, pageSize);
  // Where a page shows only some rows of what comes, nobody knows which row its places are: it opens from the top.
  const sifted =
    (call.call === "listRecentGames" || call.call === "listFavourites") && isConfined(state.scope);
  return { ...call, opening: sifted ? { ...opening, first: 1 } : opening };
};

/** What a part of a page that shows only the first games is about. */
export interface FirstGames {
  readonly type: GameType;
  /** Instead of the type's own (Spec §4 "Default classify"). */
  readonly classify?: GameClassify;
  /** One vendor's; all vendors' without it. */
  readonly vendor?: string;
  readonly pageSize: number;
}

/**
 * The call that answers the first games of a type, or of a vendor of it, without any choice of the player's
 * (Spec §7 "game list GET").
 */
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
