import { type Game, GameClassify } from "@volado/domain/games";
import type { TileGame } from "@volado/ui";

const tiles = new WeakMap<Game, TileGame>();
const games = new WeakMap<TileGame, Game>();

const badgeOf = ({ classify, playable }: Game): TileGame["badge"] => {
  if (!playable) return "unavailable";
  if (classify.includes(GameClassify.Hot)) return "hot";
  return classify.includes(GameClassify.New) ? "new" : undefined;
};

/** A game as the UI kit's tile. Returns the same object for the same game, because tiles are compared by identity. */
export const tileOf = (game: Game): TileGame => {
  const known = tiles.get(game);
  if (known) return known;
  const tile: TileGame = {
    id: game.nodeId,
    name: game.name,
    imageUrl: game.imageUrl,
    badge: badgeOf(game),
  };
  tiles.set(game, tile);
  games.set(tile, game);
  return tile;
};

/** The game of a tile made by {@link tileOf}; undefined for any other tile. */
export const gameOf = (tile: TileGame): Game | undefined => games.get(tile);
