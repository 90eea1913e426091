/**
 * Games and their types; game lists with their address and call; favourites, hot games, search, live
 * tables, jackpot, winners.
 */

export type { FavouriteChange, FavouriteIds } from "./favourite-ids.ts";
export { applyFavourite, withoutGame } from "./favourite-ids.ts";
export type { Game, GamePage } from "./game.ts";
export type { FirstGames } from "./game-list/first-games.ts";
export { firstGames } from "./game-list/first-games.ts";
export { GameListMode, needsSession } from "./game-list/game-list-mode.ts";
export { pagesAt, placeFromSearch } from "./game-list/game-list-place.ts";
export type {
  GameListPageSizes,
  GameListQuery,
  GameListRequest,
} from "./game-list/game-list-request.ts";
export { gameListRequest } from "./game-list/game-list-request.ts";
export type { GameListScope } from "./game-list/game-list-scope.ts";
export { allOfType, ownVendor, withinScope } from "./game-list/game-list-scope.ts";
export type { SearchFields } from "./game-list/game-list-search.ts";
export { gameListStateFromSearch, searchFromGameListState } from "./game-list/game-list-search.ts";
export type { GameListFilter, GameListState } from "./game-list/game-list-state.ts";
export {
  applyFilter,
  changeFilter,
  openGameList,
  resetFilter,
  switchMode,
} from "./game-list/game-list-state.ts";
export { ListField } from "./game-list/list-field.ts";
export type { LotteryPlayType } from "./game-type.ts";
export { GameClassify, GameType } from "./game-type.ts";
export { hotCentreFromSearch, searchFromHotCentre } from "./hot-centre/hot-centre-search.ts";
export type { HotCentreFilter, HotCentreState } from "./hot-centre/hot-centre-state.ts";
export {
  changeHotFilter,
  everyHotGame,
  HotCentreMode,
  moreHotGames,
  openHotCentre,
} from "./hot-centre/hot-centre-state.ts";
export { hotTypes, hotVendors, narrowHotGames, withHotType } from "./hot-centre/hot-games.ts";
export type { JackpotPace } from "./jackpot.ts";
export { firstJackpot, jackpotWait, nextJackpot } from "./jackpot.ts";
export type { LiveModel } from "./live/live-model.ts";
export { LiveTableState } from "./live/live-model.ts";
export { liveModelTarget, openTables, orderLiveModels } from "./live/live-tables.ts";
export { mergeGames } from "./merge-games.ts";
export type { PageRun } from "./paging.ts";
export { firstPages, nextPage, pageCount } from "./paging.ts";
export { presentedType, requestedType } from "./requested-type.ts";
export type { NameSearch, TypeBesideSlots } from "./search/slot-search.ts";
export { searchesBesideSlots, slotSearch } from "./search/slot-search.ts";
export {
  isFilterable,
  isListed,
  isLotteryType,
  MINIMUM_BETS,
  minimumBetOf,
  offersMinimumBet,
} from "./type-rules.ts";
export type { Winner } from "./winners/winner.ts";
export { WINNER_LIMIT, winnerBoard } from "./winners/winner-board.ts";
export { winnerOpening } from "./winners/winner-opening.ts";
