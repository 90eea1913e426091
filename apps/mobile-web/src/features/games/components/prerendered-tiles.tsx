import { GameTileSkeleton } from "@volado/ui";

/** The tiles that fit on a phone screen. */
const tiles = Array.from({ length: 9 }, (_, place) => `tile-${place}`);

const inBrowser = "document" in globalThis;

/**
 * The grid's first rows in the prerendered shell, where the boot script inserts the first pictures. In the browser
 * the grid renders them itself, after measuring the tile width.
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
