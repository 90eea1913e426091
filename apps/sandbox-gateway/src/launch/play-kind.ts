import { GameType } from "@volado/domain/games";
import type { Selectable } from "kysely";
import type { Schema } from "../data/schema.ts";
import { isHouseVendor } from "../data/world/vendors.ts";

/** Pages that a launch can open (`/play/<kind>?ticket=…&lang=…`), with the game of each. */
export const gameOfKind = {
  slots: "reels",
  fish: "reels",
  roulette: "roulette",
  baccarat: "baccarat",
  "no-commission": "noCommission",
  "dragon-tiger": "duel",
  duel: "duel",
  crash: "crash",
  plinko: "plinko",
  blackjack: "blackjack",
  poker: "poker",
  trio: "trio",
  dice: "dice",
  table: "coin",
  lottery: "digit",
  draw: "draw",
  sportsbook: "matches",
  "guest-demo": "reels",
} as const;

export type PlayKind = keyof typeof gameOfKind;
/** A game, also the name of its page's script. */
export type PlayGame = (typeof gameOfKind)[PlayKind];

const kinds: Readonly<Record<GameType, PlayKind>> = {
  [GameType.Slots]: "slots",
  [GameType.Jili]: "slots",
  [GameType.InHouse]: "slots",
  [GameType.Fishing]: "fish",
  [GameType.Poker]: "poker",
  [GameType.Live]: "table",
  [GameType.Sports]: "sportsbook",
  [GameType.Esports]: "sportsbook",
  [GameType.Cockfight]: "sportsbook",
  [GameType.Lottery]: "draw",
  [GameType.ElectronicLottery]: "draw",
};

/** Live, card and in-house games by a word of their name, as their covers are; the first that fits. */
const namedKinds: readonly (readonly [word: string, PlayKind])[] = [
  ["ruleta", "roulette"],
  ["rueda", "roulette"],
  ["sin comision", "no-commission"],
  ["bacara", "baccarat"],
  ["dragon", "dragon-tiger"],
  ["veintiuna", "blackjack"],
  ["cartas", "trio"],
  ["pares", "trio"],
  ["conquian", "trio"],
  ["canasta", "trio"],
  ["poker", "poker"],
  ["escalera", "poker"],
  ["brisca", "duel"],
  ["tute", "duel"],
  ["carta mayor", "duel"],
  ["sic bo", "dice"],
  ["dado", "dice"],
  ["domino", "dice"],
  ["loteria", "lottery"],
  ["tombola", "lottery"],
  ["numero", "lottery"],
  ["cohete", "crash"],
  ["globo", "crash"],
  ["papalote", "crash"],
  ["rebote", "plinko"],
  ["canicas", "plinko"],
];

/** The page that plays the games with one of the known words in their name. */
export const namedKind = (searchName: string): PlayKind | undefined =>
  namedKinds.find(([word]) => searchName.includes(word))?.[1];

/** The demo page that plays a game; a table or in-house game without a page of its own is a coin toss. */
export const playKind = ({
  vendor,
  type,
  searchName,
}: Pick<Selectable<Schema["games"]>, "vendor" | "type"> & { readonly searchName: string }): PlayKind => {
  const kind = isHouseVendor(vendor) ? "table" : kinds[type];
  return (kind === "table" || type === GameType.Poker ? namedKind(searchName) : undefined) ?? kind;
};

/** What players also call the games of a page, in small letters and without accents. */
const otherNames: Readonly<Partial<Record<PlayKind, string>>> = {
  baccarat: "baccarat punto y banco",
  blackjack: "blackjack 21",
  crash: "crash aviator",
  "dragon-tiger": "dragon tiger",
  dice: "dados dice",
  "no-commission": "baccarat no commission",
  plinko: "plinko",
  poker: "poker",
  roulette: "ruleta roulette",
  trio: "three card poker",
};

/** The words that a search for a game is among: its name's and those that its game is also called. */
export const searchWords = (game: Parameters<typeof playKind>[0]): string =>
  `${game.searchName} ${otherNames[playKind(game)] ?? ""}`;
