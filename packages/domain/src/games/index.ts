/** Games, game lists, favourites, hot games, search, live tables, jackpot and winners. */

export * from "./favourite-ids.ts";
export {
  type Game,
  GameClassify,
  type GamePage,
  GameType,
  isFilterable,
  isListed,
  isLotteryType,
  type LotteryPlayType,
  MINIMUM_BETS,
  minimumBetOf,
  offersMinimumBet,
  presentedType,
  requestedType,
} from "./game.ts";
export { GameListMode, ListField, needsSession } from "./game-list-mode.ts";
export * from "./game-list-request.ts";
export {
  gameListStateFromSearch,
  pagesAt,
  placeFromSearch,
  type SearchFields,
  searchFromGameListState,
} from "./game-list-search.ts";
export {
  allOfType,
  applyFilter,
  changeFilter,
  type GameListFilter,
  type GameListScope,
  type GameListState,
  openGameList,
  ownVendor,
  resetFilter,
  switchMode,
  withinScope,
} from "./game-list-state.ts";
export {
  changeHotFilter,
  everyHotGame,
  type HotCentreFilter,
  HotCentreMode,
  type HotCentreState,
  hotCentreFromSearch,
  hotTypes,
  hotVendors,
  moreHotGames,
  narrowHotGames,
  openHotCentre,
  searchFromHotCentre,
  withHotType,
} from "./hot-centre.ts";
export * from "./jackpot.ts";
export * from "./live-tables.ts";
export * from "./paging.ts";
export { type NameSearch, searchesBesideSlots, slotSearch, type TypeBesideSlots } from "./search.ts";
export * from "./winners.ts";
