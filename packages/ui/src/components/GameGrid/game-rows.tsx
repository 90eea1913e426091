import { useRef } from "react";
import { Button } from "../Button/Button.tsx";
import {
  GameTile,
  type GameTileLabels,
  type GameTileProps,
  GameTileSkeleton,
  type TileGame,
} from "../GameTile/GameTile.tsx";
import { type GridMetrics, useRowPosition, useStartReached } from "./use-grid-metrics.ts";

/** Loading state: more can be loaded, loading, failed, complete. */
export type GameGridStatus = "idle" | "loading" | "error" | "end";

export interface GameGridLabels extends GameTileLabels {
  /** Announced while more games load. */
  loading: string;
  /** Shown after the last game when the list is complete. */
  end: string;
  /** Shown when loading more games fails. */
  error: string;
  /** Label of the retry button. */
  retry: string;
}

/** Error message and retry button for the games above the first loaded one. Stays on the screen while scrolling. */
function GridAbove({ failed, labels, onRetry }: GridAboveProps) {
  return (
    <div className="vo-game-grid__above" role="status">
      {failed && (
        <div className="vo-game-grid__failure">
          <p>{labels.error}</p>
          <Button variant="quiet" size="s" onClick={onRetry}>
            {labels.retry}
          </Button>
        </div>
      )}
    </div>
  );
}

interface GridAboveProps {
  failed: boolean;
  labels: GameGridLabels;
  onRetry: () => void;
}

/**
 * Extra rows rendered outside the screen, more of them in the scroll direction, so that a fling doesn't show blank
 * rows.
 */
const ROWS_AHEAD = 3;
const ROWS_BEHIND = 1;

/** Tiles whose covers load eagerly: the first screen of a phone. */
const EAGER_TILES = 9;

/**
 * The tiles near the screen. All rows have the same height, so the list has its full height from the start, padding
 * replaces the rows above, and nothing is measured during scrolling. Games above the first loaded one are skeletons.
 */
export function GameRows({
  label,
  busy,
  games,
  offset,
  aboveStatus,
  onStartReached,
  vendors,
  favouriteIds,
  setSize,
  labels,
  metrics: { columns, rowHeight },
  ...tile
}: GameRowsProps) {
  const list = useRef<HTMLDivElement>(null);
  const { top, heading } = useRowPosition(list, rowHeight, Math.floor(offset / columns) - ROWS_AHEAD);
  const topIndex = Math.max(0, top * columns);
  useStartReached({
    enabled: aboveStatus === "idle" && topIndex - ROWS_AHEAD * columns < offset,
    index: topIndex,
    onStartReached,
  });
  const [rowsAbove, rowsBelow] = heading === "down" ? [ROWS_BEHIND, ROWS_AHEAD] : [ROWS_AHEAD, ROWS_BEHIND];
  const count = offset + games.length;
  const rowCount = Math.ceil(count / columns);
  const screenRows = Math.ceil(window.innerHeight / rowHeight);
  const first = Math.min(Math.max(0, top - rowsAbove), rowCount - 1);
  const end = Math.max(first, top + screenRows + rowsBelow) + 1;
  const firstIndex = first * columns;
  const shown = Math.min(end * columns, count) - firstIndex;
  return (
    <>
      {offset > 0 && (
        <GridAbove
          failed={aboveStatus === "error"}
          labels={labels}
          onRetry={() => onStartReached?.(topIndex)}
        />
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: a tile is the same element here and in a row. */}
      <div
        ref={list}
        role="list"
        className="vo-game-grid__row vo-game-grid__list"
        style={{ height: rowCount * rowHeight, paddingTop: first * rowHeight, gridAutoRows: rowHeight }}
        aria-label={label}
        aria-busy={busy}
      >
        {Array.from({ length: shown }, (_, place) => {
          const index = firstIndex + place;
          const game = games[index - offset];
          if (!game) return <GameTileSkeleton key={index} vendor={vendors} />;
          return (
            <GameTile
              key={game.id}
              {...tile}
              labels={labels}
              role="listitem"
              aria-setsize={setSize}
              aria-posinset={index + 1}
              game={game}
              favourite={favouriteIds?.has(game.id)}
              eager={index - offset < EAGER_TILES}
            />
          );
        })}
      </div>
    </>
  );
}

interface GameRowsProps extends Pick<GameTileProps, "hrefOf" | "onOpen" | "onFavouriteChange"> {
  label: string;
  busy: boolean;
  /** At least one. */
  games: readonly TileGame[];
  /** Number of games before the first of `games`. */
  offset: number;
  /** Loading state of those games. */
  aboveStatus: GameGridStatus;
  onStartReached: ((index: number) => void) | undefined;
  vendors: boolean;
  favouriteIds: ReadonlySet<string> | undefined;
  /** Total number of games, or -1 while unknown. */
  setSize: number;
  labels: GameGridLabels;
  metrics: GridMetrics;
}

/** Status below the last row: loading, an error with a retry button, or the end. */
export function GridEnd({ status, labels, onRetry }: GridEndProps) {
  return (
    <div className="vo-game-grid__end" role="status">
      {status === "loading" && <span className="vo-visually-hidden">{labels.loading}</span>}
      {status === "end" && <p>{labels.end}</p>}
      {status === "error" && (
        <>
          <p>{labels.error}</p>
          <Button variant="quiet" size="s" onClick={onRetry}>
            {labels.retry}
          </Button>
        </>
      )}
    </div>
  );
}

interface GridEndProps {
  status: GameGridStatus;
  labels: GameGridLabels;
  onRetry: (() => void) | undefined;
}
