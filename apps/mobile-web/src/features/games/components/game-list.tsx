import { limits } from "@volado/config";
import type { Game } from "@volado/domain/games";
import {
  GameGrid,
  type GameGridHandle,
  type GameGridLabels,
  type GameGridProps,
  GameTileSkeleton,
  type GridPlace,
} from "@volado/ui";
import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { GameListResult } from "../../../shared/games/game-list-result.ts";
import { tileOf } from "../../../shared/games/tile.ts";
import { type GameActions, useTileActions, useTileLabels } from "../../../shared/games/use-tile-actions.ts";
import { LoadFailure } from "../../../shared/states/load-failure.tsx";
import { PageJumpButton } from "./page-jump-button.tsx";

const NO_GAMES: readonly Game[] = [];
const noop = () => undefined;

/** The tiles that fit on a phone screen. */
const tiles = Array.from({ length: 9 }, (_, place) => `tile-${place}`);

const inBrowser = "document" in globalThis;

/**
 * The grid's first rows in the prerendered shell, where the boot script inserts the first pictures. In the browser
 * the grid renders them itself, after measuring the tile width.
 */
function PrerenderedTiles() {
  if (inBrowser) return null;
  return (
    <div className="vo-game-grid__row" data-tiles-slot="">
      {tiles.map((tile) => (
        <GameTileSkeleton key={tile} />
      ))}
    </div>
  );
}

/** A game list: loading, failed, empty or games. */
export function GameList({
  label,
  result,
  actions,
  empty,
  collection = false,
  initialPlace,
  onPlaceChange,
}: GameListProps) {
  const { t } = useTranslation();
  const games = result.data?.games ?? NO_GAMES;
  const tiles = useMemo(() => games.map(tileOf), [games]);
  const starred = useMemo(
    () => (collection ? new Set(games.map(({ nodeId }) => nodeId)) : actions.favouriteIds),
    [collection, games, actions.favouriteIds],
  );
  const tileLabels = useTileLabels();
  const labels = useMemo(
    (): GameGridLabels => ({
      ...tileLabels,
      loading: t("common.loading"),
      end: t("games.end"),
      error: t("errors.loadingFailed"),
      retry: t("common.retry"),
    }),
    [t, tileLabels],
  );
  const tileActions = useTileActions(actions);
  const grid = useRef<GameGridHandle>(null);
  const [topIndex, setTopIndex] = useState(initialPlace?.index ?? 0);
  const [target, setTarget] = useState<GridPlace>();
  // Scroll after the list starts there; before, it is not tall enough.
  useLayoutEffect(() => {
    if (target) grid.current?.scrollTo(target);
  }, [target]);
  const changePlace = (place: GridPlace) => {
    setTopIndex(place.index);
    onPlaceChange?.(place);
  };
  const loadMore = result.data?.loadMore ?? noop;

  if (result.phase === "empty") return empty;
  if (result.phase === "failed") {
    return <LoadFailure title={t("games.failed")} failure={result} />;
  }
  return (
    <>
      {result.phase === "pending" && <PrerenderedTiles />}
      {result.data?.jump && result.data.total !== undefined && (
        <PageJumpButton
          jump={result.data.jump}
          total={result.data.total}
          index={topIndex}
          onArrive={(index) => setTarget({ index, into: 0 })}
        />
      )}
      <GameGrid
        label={label}
        games={tiles}
        favouriteIds={starred}
        offset={result.data?.above?.count}
        total={result.data?.total}
        status={result.data?.more ?? "loading"}
        aboveStatus={result.data?.above?.state}
        labels={labels}
        {...tileActions}
        initialPlace={initialPlace}
        onPlaceChange={changePlace}
        handle={grid}
        onEndReached={loadMore}
        onStartReached={result.data?.above?.load}
        onRetry={loadMore}
        endDistance={limits.infiniteScroll.distancePx}
        endInterval={limits.infiniteScroll.atMostEvery}
      />
    </>
  );
}

interface GameListProps extends Pick<GameGridProps, "initialPlace" | "onPlaceChange"> {
  readonly label: string;
  readonly result: GameListResult;
  readonly actions: GameActions;
  /** Every game is a favourite, even before the player's favourites load. */
  readonly collection?: boolean;
  /** Shown when there are no games. */
  readonly empty: ReactNode;
}
