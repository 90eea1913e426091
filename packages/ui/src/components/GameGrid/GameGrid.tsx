import { clsx } from "clsx/lite";
import { type ComponentPropsWithRef, type Ref, useRef } from "react";
import { useEndReached } from "../../scrolling/use-end-reached.ts";
import { GameTileSkeleton, gameTileSkeletons, type TileGame } from "../GameTile/GameTile.tsx";
import { type GameGridLabels, type GameGridStatus, GameRows, GridEnd } from "./game-rows.tsx";
import { useGridMetrics } from "./use-grid-metrics.ts";
import { type GameGridHandle, type GridPlace, useGridPlace } from "./use-grid-place.ts";

export type { GameGridLabels, GameGridStatus } from "./game-rows.tsx";
export type { GameGridHandle, GridPlace } from "./use-grid-place.ts";

/** Skeleton rows while there is nothing yet, and while more is on the way. */
const FIRST_ROWS = 4;
const MORE_ROWS = 1;

/**
 * A wall of games that scrolls with the page, three tiles wide on a phone. Only rows near the screen exist, so
 * five thousand games cost as much as thirty. Asks for more ahead of its end, and above its start where it was opened
 * further down.
 */
export function GameGrid({
  label,
  games,
  offset = 0,
  favouriteIds,
  total,
  status,
  aboveStatus = "end",
  vendors = games[0]?.vendorName !== undefined,
  labels,
  hrefOf,
  onOpen,
  onFavouriteChange,
  onEndReached,
  onStartReached,
  onRetry,
  endDistance = 300,
  endInterval = 1000,
  initialPlace,
  onPlaceChange,
  handle,
  className,
  ...rest
}: GameGridProps) {
  const sample = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const metrics = useGridMetrics(sample, vendors);
  const listed = metrics !== null && games.length > 0;
  useGridPlace(sample, { metrics, listed, initialPlace, onPlaceChange, handle });
  useEndReached(end, {
    enabled: status === "idle",
    count: offset + games.length,
    distance: endDistance,
    interval: endInterval,
    onEndReached,
  });
  const rowsAbove = metrics && initialPlace ? Math.floor(initialPlace.index / metrics.columns) : 0;
  const loadingRows = status !== "loading" ? 0 : games.length === 0 ? FIRST_ROWS : MORE_ROWS;
  return (
    <div {...rest} className={clsx("vo-game-grid", className)}>
      <div ref={sample} className="vo-game-grid__row vo-game-grid__sample" aria-hidden="true">
        <GameTileSkeleton vendor={vendors} />
      </div>
      {listed && (
        <GameRows
          label={label}
          busy={status === "loading"}
          games={games}
          offset={offset}
          aboveStatus={aboveStatus}
          onStartReached={onStartReached}
          vendors={vendors}
          favouriteIds={favouriteIds}
          setSize={total ?? (status === "end" ? offset + games.length : -1)}
          metrics={metrics}
          labels={labels}
          hrefOf={hrefOf}
          onOpen={onOpen}
          onFavouriteChange={onFavouriteChange}
        />
      )}
      <div ref={end} />
      {metrics && loadingRows > 0 && (
        <div
          className="vo-game-grid__row"
          // The games of a place further down are awaited there.
          style={games.length === 0 ? { paddingTop: rowsAbove * metrics.rowHeight } : undefined}
        >
          {gameTileSkeletons(loadingRows * metrics.columns, vendors)}
        </div>
      )}
      <GridEnd status={status} labels={labels} onRetry={onRetry} />
    </div>
  );
}

export interface GameGridProps extends Omit<ComponentPropsWithRef<"div">, "children"> {
  /** Name of the list. */
  label: string;
  /** All games so far. Keep the objects' identity across renders, tiles are memoised. */
  games: readonly TileGame[];
  /**
   * How many games there are above the first of them, which have not been asked for: their room is kept.
   * @default 0
   */
  offset?: number | undefined;
  /** Ids of the games whose star is on. */
  favouriteIds?: ReadonlySet<string> | undefined;
  /** How many games there are in all, if known; told to assistive technology. */
  total?: number | undefined;
  status: GameGridStatus;
  /**
   * Where the games above stand.
   * @default "end"
   */
  aboveStatus?: GameGridStatus | undefined;
  /**
   * Whether the games have a `vendorName`, so that the first skeletons keep that line's room too.
   * @default whether the first game has one
   */
  vendors?: boolean | undefined;
  /** Keep the object's identity, tiles are memoised. */
  labels: GameGridLabels;
  /** The address of a game's page: its tile is a link then. Keep its identity, tiles are memoised. */
  hrefOf?: ((game: TileGame) => string | undefined) | undefined;
  /** Keep its identity, tiles are memoised. */
  onOpen: (game: TileGame) => void;
  /** Called with the wished state of a star. Without it there are no stars. Keep its identity. */
  onFavouriteChange?: ((game: TileGame, favourite: boolean) => void) | undefined;
  /** Called near the end while `status` is `idle`. */
  onEndReached?: (() => void) | undefined;
  /**
   * Called when the page has come to rest near the first of the games or above it, while `aboveStatus` is `idle`, and
   * by the button that tries again; with the index of the topmost game on the screen.
   */
  onStartReached?: ((index: number) => void) | undefined;
  /** Called by the button under a failed list. */
  onRetry?: (() => void) | undefined;
  /**
   * How far ahead of the end to ask for more, in CSS pixels (Spec §9).
   * @default 300
   */
  endDistance?: number | undefined;
  /**
   * The least time between two such calls, in milliseconds (Spec §9).
   * @default 1000
   */
  endInterval?: number | undefined;
  /** The place to start from, as it was told when the player left: the first games may be still on their way. */
  initialPlace?: GridPlace | undefined;
  /** Told whenever the page has come to rest after scrolling: keep it outside React, don't render by it. */
  onPlaceChange?: ((place: GridPlace) => void) | undefined;
  /** Takes the page to another place. */
  handle?: Ref<GameGridHandle> | undefined;
}
