/**
 * Every kind of game the gateway knows, by the field's own name (Spec §9 "Game types"); that of cockfights is ours
 * (docs/decisions/081).
 */
export const GameType = {
  Slots: "RNG",
  Fishing: "FISH",
  Poker: "PVP",
  Live: "LIVE",
  Sports: "SPORTS",
  Esports: "ESPORTS",
  InHouse: "INHOUSE",
  Jili: "JILI",
  Lottery: "LOTT",
  ElectronicLottery: "ELOTT",
  Cockfight: "COCKFIGHT",
} as const;
export type GameType = (typeof GameType)[keyof typeof GameType];

/** How the gateway groups games inside one type (Spec §3 "gameClassify"). */
export const GameClassify = {
  New: "NEW",
  All: "ALL",
  Hot: "HOT",
  Favourite: "FAV",
  Recent: "RECENT",
  Roulette: "ROU",
  Baccarat: "BAC",
} as const;
export type GameClassify = (typeof GameClassify)[keyof typeof GameClassify];

/** Whether a lottery game is traditional or entertainment (Spec §3 "playType"). */
export type LotteryPlayType = "trad" | "ent";
