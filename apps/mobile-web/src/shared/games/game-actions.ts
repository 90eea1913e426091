import type { Game } from "@volado/domain/games";

/** What a list of games can do with them; screens get it from the launch and favourites features and hand it down. */
export interface GameActions {
  /** Opens the game. Keep its identity, tiles are memoised. */
  readonly open: (game: Game) => void;
  /** nodeIds of the starred games. */
  readonly favouriteIds: ReadonlySet<string>;
  /** Stars or un-stars; undefined where there are no stars. */
  readonly setFavourite: ((game: Game, on: boolean) => void) | undefined;
}
