import { useRef } from "react";
import { GameTile, type GameTileProps, type TileGame } from "../GameTile/index.ts";
import type { GridMetrics } from "./use-grid-metrics.ts";
import { useRowPosition } from "./use-row-position.ts";

/** Rows kept ready beyond the screen, so that a fling finds them there: most of them where the page is heading. */
const ROWS_AHEAD = 3;
const ROWS_BEHIND = 1;

/** Tiles that load their cover at once: the first screen of a phone. */
const EAGER_TILES = 9;

/**
 * The tiles near the screen, of however many there are. All rows have one known height, so the list has its whole
 * height from the start, padding stands for the rows above, and nothing is measured or moved while it scrolls.
 */
export function GameRows({
  label,
  busy,
  games,
  favouriteIds,
  setSize,
  metrics: { columns, rowHeight },
  ...tile
}: GameRowsProps) {
  const list = useRef<HTMLDivElement>(null);
  const { top, heading } = useRowPosition(list, rowHeight, -ROWS_AHEAD);
  const [rowsAbove, rowsBelow] = heading === "down" ? [ROWS_BEHIND, ROWS_AHEAD] : [ROWS_AHEAD, ROWS_BEHIND];
  const rowCount = Math.ceil(games.length / columns);
  const screenRows = Math.ceil(window.innerHeight / rowHeight);
  const first = Math.min(Math.max(0, top - rowsAbove), rowCount - 1);
  const end = Math.max(first, top + screenRows + rowsBelow) + 1;
  const firstIndex = first * columns;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a tile is the same element here and in a row.
    <div
      ref={list}
      role="list"
      className="vo-game-grid__row vo-game-grid__list"
      style={{ height: rowCount * rowHeight, paddingTop: first * rowHeight, gridAutoRows: rowHeight }}
      aria-label={label}
      aria-busy={busy}
    >
      {games.slice(firstIndex, end * columns).map((game, offset) => (
        <GameTile
          key={game.id}
          {...tile}
          role="listitem"
          aria-setsize={setSize}
          aria-posinset={firstIndex + offset + 1}
          game={game}
          favourite={favouriteIds?.has(game.id)}
          eager={firstIndex + offset < EAGER_TILES}
        />
      ))}
    </div>
  );
}

interface GameRowsProps extends Pick<GameTileProps, "labels" | "onOpen" | "onFavouriteChange"> {
  label: string;
  busy: boolean;
  /** At least one. */
  games: readonly TileGame[];
  favouriteIds: ReadonlySet<string> | undefined;
  /** All there are, -1 while that isn't known. */
  setSize: number;
  metrics: GridMetrics;
}
