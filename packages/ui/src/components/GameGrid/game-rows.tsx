import { type CSSProperties, type ReactNode, type Ref, useLayoutEffect, useMemo } from "react";
import { WindowVirtualizer } from "virtua";
import { GameTile, type GameTileProps, type TileGame } from "../GameTile/index.ts";
import type { GridMetrics } from "./use-grid-metrics.ts";

/** Tiles that load their cover at once: the first screen of a phone. */
const EAGER_TILES = 9;

/** The rows near the screen, of however many there are. */
export function GameRows({
  games,
  favouriteIds,
  setSize,
  metrics,
  initialOffset,
  onOffsetChange,
  ...tile
}: GameRowsProps) {
  const rows = useMemo(() => inRows(games, metrics.columns), [games, metrics.columns]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a position is restored once, when the rows appear.
  useLayoutEffect(() => {
    if (initialOffset > 0) window.scrollTo({ top: initialOffset, behavior: "instant" });
  }, []);

  return (
    <WindowVirtualizer
      data={rows}
      item={GridRow}
      itemSize={metrics.rowHeight}
      bufferSize={metrics.rowHeight}
      onScroll={() => onOffsetChange?.(window.scrollY)}
    >
      {(row, rowIndex) => (
        <>
          {row.map((game, column) => {
            const index = rowIndex * metrics.columns + column;
            return (
              <GameTile
                {...tile}
                key={game.id}
                role="listitem"
                aria-setsize={setSize}
                aria-posinset={index + 1}
                game={game}
                favourite={favouriteIds.has(game.id)}
                eager={index < EAGER_TILES}
              />
            );
          })}
        </>
      )}
    </WindowVirtualizer>
  );
}

function inRows(games: readonly TileGame[], columns: number): readonly (readonly TileGame[])[] {
  return Array.from({ length: Math.ceil(games.length / columns) }, (_, row) =>
    games.slice(row * columns, (row + 1) * columns),
  );
}

/** The virtualizer's own wrapper of a row is the grid line itself: one element per row, not two. */
function GridRow({
  ref,
  style,
  children,
}: {
  ref?: Ref<HTMLDivElement>;
  style: CSSProperties;
  children: ReactNode;
}) {
  return (
    <div ref={ref} style={style} className="vo-game-grid__row">
      {children}
    </div>
  );
}

interface GameRowsProps extends Pick<GameTileProps, "labels" | "onOpen" | "onFavouriteChange"> {
  games: readonly TileGame[];
  favouriteIds: ReadonlySet<string>;
  /** All there are, -1 while that isn't known. */
  setSize: number;
  metrics: GridMetrics;
  initialOffset: number;
  onOffsetChange: ((offset: number) => void) | undefined;
}
