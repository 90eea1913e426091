import { GameClassify, GameType } from "@volado/domain/games";
import {
  type ArtCategory,
  artCategories,
  type CoverInput,
  coverPath,
  iconPath,
  plainCoverPath,
} from "../art/index.ts";
import { isMoreSlot } from "../data/world/more-slots.ts";
import { isHouseVendor } from "../data/world/vendors.ts";
import type { CatalogueGame } from "./catalogue-game.ts";

/**
 * Addresses of the drawings of games; each is computed when first asked for, because drawing 600 covers takes a while.
 */
export interface GameArt {
  cover(game: CatalogueGame): string;
  icon(game: CatalogueGame): string;
  forget(): void;
}

const isArtCategory = (type: string): type is ArtCategory =>
  artCategories.some((category) => category === type);

const categoryOf = (game: CatalogueGame): ArtCategory => {
  if (isHouseVendor(game.vendor)) return "INHOUSE";
  if (game.type === GameType.Live) {
    if (game.classify.includes(GameClassify.Roulette)) return "ROU";
    if (game.classify.includes(GameClassify.Baccarat)) return "BAC";
  }
  return isArtCategory(game.type) ? game.type : "RNG";
};

/** What a game's cover is drawn from. */
export const coverInput = (game: CatalogueGame): CoverInput => ({
  id: game.node_id,
  title: game.name,
  category: categoryOf(game),
  vendor: game.vendor,
  vendorName: game.vendorName,
});

/**
 * See {@link GameArt}.
 *
 * @param plainCovers all covers are the cheapest; else those of a catalogue of thousands are
 */
export const createGameArt = (plainCovers: boolean): GameArt => {
  const covers = new Map<string, string>();
  const icons = new Map<string, string>();
  const kept =
    (addresses: Map<string, string>, draw: (game: CatalogueGame) => string) => (game: CatalogueGame) => {
      const known = addresses.get(game.node_id);
      if (known !== undefined) return known;
      const address = draw(game);
      addresses.set(game.node_id, address);
      return address;
    };
  return {
    cover: kept(covers, (game) =>
      (plainCovers || isMoreSlot(game) ? plainCoverPath : coverPath)(coverInput(game)),
    ),
    icon: kept(icons, (game) => iconPath(coverInput(game))),
    forget() {
      covers.clear();
      icons.clear();
    },
  };
};
