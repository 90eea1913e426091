import { GameListMode, type GameListScope, gameListStateFromSearch } from "@volado/domain/games";

/**
 * Whether a vendor centre's address asks for a list of games: of one vendor, by a name, or the hot, starred
 * or recent ones.
 */
export const asksForList = (search: string, scope: GameListScope): boolean =>
  gameListStateFromSearch(new URLSearchParams(search), scope, false).mode !== GameListMode.All;
