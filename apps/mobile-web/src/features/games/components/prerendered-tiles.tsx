import { GameTileSkeleton } from "@volado/ui";

/** A phone's first screen of tiles. */
const tiles = Array.from({ length: 9 }, (_, place) => `tile-${place}`);

const inBrowser = "document" in globalThis;

/**
 * The grid's first rows in the prerendered shell, where the boot script puts the first games' pictures. In a
 * browser the grid draws them itself, once it has measured how wide a tile is.
 */
export function PrerenderedTiles() {
  if (inBrowser) return null;
  return (
    <div className="vo-game-grid__row" data-tiles-slot="">
      {tiles.map((tile) => (
        <GameTileSkeleton key={tile} />
      ))}
    </div>
  );
}
