import { useRef } from "react";
import { GameTile, type GameTileProps, type TileGame } from "../GameTile/index.ts";
import { useFirstVisibleRow } from "./use-first-visible-row.ts";
import type { GridMetrics } from "./use-grid-metrics.ts";

/** Rows kept ready above and below the screen, so that a fling finds them there. */
const SPARE_ROWS = 2;

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
  const top = useFirstVisibleRow(list, rowHeight, -SPARE_ROWS);
  const rowCount = Math.ceil(games.length / columns);
  const screenRows = Math.ceil(window.innerHeight / rowHeight);
  const first = Math.min(Math.max(0, top - SPARE_ROWS), rowCount - 1);
  const end = Math.max(first, top + screenRows + SPARE_ROWS) + 1;
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
