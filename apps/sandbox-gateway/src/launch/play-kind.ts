import { GameType } from "@volado/domain/games";
import type { CatalogueGame } from "../catalogue/catalogue-game.ts";
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

/** Its games travel as slots, but the house's own game is the toss of a coin. */
const IN_HOUSE_VENDOR = "JFF";

/** Which demo page plays a game. */
export const playKind = (game: CatalogueGame): PlayKind =>
  game.vendor === IN_HOUSE_VENDOR ? "table" : kinds[game.type];
