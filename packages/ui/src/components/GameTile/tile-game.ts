/** The mark in a tile's corner. */
export type TileBadge = "hot" | "new" | "unavailable";

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
  /** With "unavailable" the tile is dimmed; a tap still reaches `onOpen`, which tells why. */
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
  /** Text of the badge of a game that can't be opened now. */
  unavailable: string;
}
