import type { GameTileLabels } from "../GameTile/index.ts";

/** Where the list stands: can grow, growing, failed to grow, complete. */
export type GameGridStatus = "idle" | "loading" | "error" | "end";

/** Strings of {@link GameGrid}. */
export interface GameGridLabels extends GameTileLabels {
  /** Announced while more is on the way. */
  loading: string;
  /** Stands under the last game when there are no more. */
  end: string;
  /** Stands there when more could not be fetched. */
  error: string;
  /** Words of the button that tries again. */
  retry: string;
}
