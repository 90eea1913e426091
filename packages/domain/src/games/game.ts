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

/** One launchable game. `nodeId` is its identity everywhere: lists, favourites, recents (Spec §3). */
export interface Game {
  readonly nodeId: string;
  readonly gameId: string;
  readonly name: string;
  readonly type: GameType;
  /** Vendor code, e.g. "JL". */
  readonly vendor: string;
  readonly classify: readonly GameClassify[];
  /** For front ends of merchants whose vendors want it; no call of the specification sends it (decisions W9). */
  readonly roomId: string | undefined;
  /** Code inside the vendor's lobby; "lobby" when the gateway sends none (Spec §3). */
  readonly code: string;
  /** It runs in a browser and the gateway lets it be launched; another one is shown and can't be opened. */
  readonly playable: boolean;
  /** May be played without an account. */
  readonly freePlay: boolean;
  readonly lotteryMode: string | undefined;
  readonly playType: LotteryPlayType | undefined;
  /** Site-relative or absolute address of the cover picture; empty without one. */
  readonly imageUrl: string;
  /** Smallest stake in major units of the merchant's currency, when the gateway tells. */
  readonly minBet: number | undefined;
  /** Pay lines of a slot machine, when the gateway tells. */
  readonly lines: number | undefined;
}

/** One page of a game list (Spec §3 "Game list response"). `page` counts from 1. */
export interface GamePage {
  readonly games: readonly Game[];
  readonly page: number;
  readonly totalPages: number;
  readonly totalCount: number;
}

/** The type a call asks for: INHOUSE and JILI are sent as RNG (Spec §9 "Game types"). */
export const requestedType = (type: GameType): GameType =>
  type === GameType.InHouse || type === GameType.Jili ? GameType.Slots : type;

/** The type a page presents itself as: ESPORTS is shown as SPORTS (Spec §2 "Games"). */
export const presentedType = (type: GameType): GameType =>
  type === GameType.Esports ? GameType.Sports : type;

/** The classification of an unfiltered list: NEW for slots, ALL for the rest (Spec §4). */
export const defaultClassify = (type: GameType): GameClassify =>
  requestedType(type) === GameType.Slots ? GameClassify.New : GameClassify.All;

/** Types that filters may offer, and whose lists have one: all but ELOTT (Spec §9). */
export const isFilterable = (type: GameType): boolean => type !== GameType.ElectronicLottery;

/**
 * Types that menus of categories may offer as lists: both lotteries launch a vendor's game instead (Spec §2
 * "Home", §9).
 */
export const isListed = (type: GameType): boolean =>
  type !== GameType.Lottery && type !== GameType.ElectronicLottery;

/** Whether games of a type are lotteries, which are launched with fields of their own (Spec §7 "launch"). */
export const isLotteryType = (type: GameType): boolean =>
  type === GameType.Lottery || type === GameType.ElectronicLottery;

/** Minimum-bet choices in major units; "all" is no choice (Spec §9). */
export const MINIMUM_BETS = [0.01, 0.05, 0.1, 0.5, 0.75, 1] as const;

/** The minimum bet of {@link MINIMUM_BETS} that a text names; undefined for any other text. */
export const minimumBetOf = (text: string): number | undefined =>
  MINIMUM_BETS.find((choice) => String(choice) === text);

/**
 * The filter offers a minimum bet for RNG when the merchant shows lines (Spec §2 "Game list"); not for games that are
 * only sent as RNG.
 */
export const offersMinimumBet = (type: GameType, linesShown: boolean): boolean =>
  linesShown && type === GameType.Slots;
