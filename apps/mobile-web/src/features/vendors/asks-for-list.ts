import { GameListMode, type GameListScope, gameListStateFromSearch } from "@volado/domain/games";

/**
 * Whether a vendor centre's URL shows a list of games: of one vendor, of a search, or the hot, favourite or recent
 * ones.
 */
export const asksForList = (search: string, scope: GameListScope): boolean =>
  gameListStateFromSearch(new URLSearchParams(search), scope, false).mode !== GameListMode.All;
