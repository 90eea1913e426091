import type { Game } from "@volado/domain/games";

/** What a list of games can do with them; screens get it from the launch and favourites features and hand it down. */
export interface GameActions {
  /** Opens the game. Keep its identity, tiles are memoised. */
  readonly open: (game: Game) => void;
  /** nodeIds of the favourites. */
  readonly favouriteIds: ReadonlySet<string>;
  /** Adds or takes away a favourite; undefined where tiles have no star. */
  readonly setFavourite: ((game: Game, on: boolean) => void) | undefined;
}
