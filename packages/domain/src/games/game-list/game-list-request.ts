import type { GameClassify, GameType } from "../game-type.ts";
import { requestedType } from "../requested-type.ts";
import { GameListMode } from "./game-list-mode.ts";
import type { GameListState } from "./game-list-state.ts";

/** Rows per page of each call (Spec §9); the merchant configuration's limits fit. */
export interface GameListPageSizes {
  readonly hotGames: number;
  readonly gameList: number;
  readonly recents: number;
  readonly favourites: number;
}

/** A page of something personal. */
export interface PersonalPage {
  readonly page: number;
  readonly pageSize: number;
  readonly type: GameType;
}

/** Which call fills the list, and with what; `call` is the endpoint's id. */
export type GameListRequest =
  | {
      readonly call: "listGames";
      readonly input: {
        readonly type: GameType;
        readonly classify: GameClassify;
        readonly vendor: string;
        readonly name: string;
        readonly minBet: number | undefined;
        readonly minLines: number | undefined;
        readonly page: number;
        readonly pageSize: number;
      };
    }
  | {
      /** Answers all hot games at once; `page` pages of them are shown, of the page's own vendors if it has some. */
      readonly call: "listHotGames";
      readonly input: { readonly type: GameType };
      readonly shown: {
        readonly page: number;
        readonly pageSize: number;
        readonly vendors: readonly string[];
      };
    }
  | { readonly call: "listRecentGames"; readonly input: PersonalPage }
  | { readonly call: "listFavourites"; readonly input: PersonalPage };

/** The call that a state of the list asks for (Spec §7 "Games"). */
export const gameListRequest = (state: GameListState, sizes: GameListPageSizes): GameListRequest => {
  const { classify, vendor, name, minBet, minLines, page } = state;
  const type = requestedType(state.scope.type);
  switch (state.mode) {
    case GameListMode.Hot:
      return {
        call: "listHotGames",
        input: { type },
        shown: { page, pageSize: sizes.hotGames, vendors: state.scope.vendors },
      };
    case GameListMode.Recent:
      return { call: "listRecentGames", input: { page, pageSize: sizes.recents, type } };
    case GameListMode.Favourites:
      return { call: "listFavourites", input: { page, pageSize: sizes.favourites, type } };
    case GameListMode.All:
    case GameListMode.Filter:
      return {
        call: "listGames",
        input: { type, classify, vendor, name, minBet, minLines, page, pageSize: sizes.gameList },
      };
  }
};
