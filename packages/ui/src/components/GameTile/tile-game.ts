/** The mark in a tile's corner. */
export type TileBadge = "hot" | "new";

/**
 * What a tile shows of a game. The consumer maps its own game to this once, so that tiles can be compared by identity.
 */
export interface TileGame {
  /** Unique in its list; also the React key. */
  id: string;
  name: string;
  /** Portrait cover, 3:4; when it fails, the tile draws a coin. */
  imageUrl: string;
  /** Maker of the game, one line under the name. */
  vendorName?: string | undefined;
  badge?: TileBadge | undefined;
}

/** Strings of tiles, shared by the grid and the row. */
export interface GameTileLabels {
  /** Name of the star; the game's name follows it. */
  favourite: string;
  /** Text of the HOT badge. */
  hot: string;
  /** Text of the NEW badge. */
  new: string;
}
