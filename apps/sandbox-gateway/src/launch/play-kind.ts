import { GameType } from "@volado/domain/games";
import type { CatalogueGame } from "../catalogue/catalogue-game.ts";
import { isHouseVendor } from "../data/world/vendors.ts";
import type { PlayKind } from "../play/ports.ts";

const kinds: Readonly<Record<GameType, PlayKind>> = {
  [GameType.Slots]: "slots",
  [GameType.Jili]: "slots",
  [GameType.InHouse]: "slots",
  [GameType.Fishing]: "fish",
  [GameType.Poker]: "table",
  [GameType.Live]: "table",
  [GameType.Sports]: "sportsbook",
  [GameType.Esports]: "sportsbook",
  [GameType.Cockfight]: "sportsbook",
  [GameType.Lottery]: "lottery",
  [GameType.ElectronicLottery]: "lottery",
};

/** Which demo page plays a game; the house's own is the toss of a coin. */
export const playKind = (game: CatalogueGame): PlayKind =>
  isHouseVendor(game.vendor) ? "table" : kinds[game.type];
