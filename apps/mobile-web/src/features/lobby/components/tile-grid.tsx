import type { Game } from "@volado/domain/games";
import { GameTile, GameTileSkeleton } from "@volado/ui";
import { tileOf } from "../../../shared/games/tile.ts";
import { type GameActions, useTileActions, useTileLabels } from "../../../shared/games/use-tile-actions.ts";

const EAGER = 3;

export interface TileGridProps {
  /** Undefined while loading: the grid then shows this many `skeletons`. */
  games: readonly Game[] | undefined;
  skeletons: number;
  actions: GameActions;
}

/** A grid of games on home, three in a row. */
export function TileGrid({ games, skeletons, actions }: TileGridProps) {
  const labels = useTileLabels();
  const handlers = useTileActions(actions);
  return (
    <div className="app-tiles" aria-busy={games === undefined}>
      {games
        ? games.map((game, index) => (
            <GameTile
              key={game.nodeId}
              game={tileOf(game)}
              labels={labels}
              favourite={actions.favouriteIds.has(game.nodeId)}
              eager={index < EAGER}
              {...handlers}
            />
          ))
        : Array.from({ length: skeletons }, (_, place) => place).map((place) => (
            <GameTileSkeleton key={place} />
          ))}
    </div>
  );
}
