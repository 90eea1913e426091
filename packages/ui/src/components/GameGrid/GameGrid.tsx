import { clsx } from "clsx/lite";
import { type ComponentPropsWithRef, type Ref, useRef } from "react";
import { useEndReached } from "../../scrolling/use-end-reached.ts";
import { GameTileSkeleton, gameTileSkeletons, type TileGame } from "../GameTile/GameTile.tsx";
import { type GameGridLabels, type GameGridStatus, GameRows, GridEnd } from "./game-rows.tsx";
import { useGridMetrics } from "./use-grid-metrics.ts";
import { type GameGridHandle, type GridPlace, useGridPlace } from "./use-grid-place.ts";

export type { GameGridLabels, GameGridStatus } from "./game-rows.tsx";
export type { GameGridHandle, GridPlace } from "./use-grid-place.ts";

/** Skeleton rows shown during the first load, and while more games load. */
const FIRST_ROWS = 4;
const MORE_ROWS = 1;

/**
 * A windowed grid of games that scrolls with the page, at least three columns wide. Only rows near the screen are
 * rendered, so five thousand games render as fast as thirty. Requests more games before its end, and before its start
 * if the list was opened further down.
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
          // Reserves the space above a restored position until its games load.
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
  /** Accessible name of the list. */
  label: string;
  /** All loaded games. Pass stable references: tiles are memoised. */
  games: readonly TileGame[];
  /** Number of games before the first loaded one. Their space is reserved. Defaults to 0. */
  offset?: number | undefined;
  /** Ids of the favourite games. */
  favouriteIds?: ReadonlySet<string> | undefined;
  /** Total number of games if known, for assistive technology. */
  total?: number | undefined;
  status: GameGridStatus;
  /** Loading state of the games before the first loaded one. Defaults to `"end"`. */
  aboveStatus?: GameGridStatus | undefined;
  /**
   * Whether the games have a `vendorName`, so that skeletons reserve its line. Defaults to whether the first game
   * has one.
   */
  vendors?: boolean | undefined;
  /** Pass a stable reference: tiles are memoised. */
  labels: GameGridLabels;
  /** URL of a game's page, which makes its tile a link. Pass a stable reference: tiles are memoised. */
  hrefOf?: ((game: TileGame) => string | undefined) | undefined;
  /** Pass a stable reference: tiles are memoised. */
  onOpen: (game: TileGame) => void;
  /**
   * Called with the new state of the star. Without it there are no stars. Pass a stable reference: tiles are memoised.
   */
  onFavouriteChange?: ((game: TileGame, favourite: boolean) => void) | undefined;
  /** Called near the end while `status` is `idle`. */
  onEndReached?: (() => void) | undefined;
  /**
   * Called with the index of the first visible game when scrolling stops near the start of the loaded games while
   * `aboveStatus` is `idle`, and by the retry button there.
   */
  onStartReached?: ((index: number) => void) | undefined;
  /** Called by the retry button at the end. */
  onRetry?: (() => void) | undefined;
  /** Distance from the end at which more games are requested, in CSS pixels (Spec §9). Defaults to 300. */
  endDistance?: number | undefined;
  /** Minimum time between two requests for more games, in milliseconds (Spec §9). Defaults to 1000. */
  endInterval?: number | undefined;
  /** Position to restore, as reported by `onPlaceChange`. The games may still be loading. */
  initialPlace?: GridPlace | undefined;
  /** Called when scrolling stops. Store the position outside React: rendering is not needed. */
  onPlaceChange?: ((place: GridPlace) => void) | undefined;
  /** Scrolls the page to another position. */
  handle?: Ref<GameGridHandle> | undefined;
}
