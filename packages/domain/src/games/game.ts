import type { ListPosition } from "./paging.ts";

/** The gateway's game types (Spec §9 "Game types"); the one for cockfights is ours (docs/decisions/081). */
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

/** A launchable game, identified by `nodeId` in lists, favourites and recents (Spec §3). */
export interface Game {
  readonly nodeId: string;
  readonly gameId: string;
  readonly name: string;
  readonly type: GameType;
  /** Vendor code, e.g. "JL". */
  readonly vendor: string;
  readonly classify: readonly GameClassify[];
  /** For merchants whose vendors need it; no call of the specification sends it (decisions W9). */
  readonly roomId: string | undefined;
  /** Code in the vendor's lobby; "lobby" when the gateway sends none (Spec §3). */
  readonly code: string;
  /** Whether it runs in a browser and may be launched. If not, it is listed but can't be opened. */
  readonly playable: boolean;
  /** Whether it has a demo for guests. */
  readonly freePlay: boolean;
  readonly lotteryMode: string | undefined;
  readonly playType: LotteryPlayType | undefined;
  /** Site-relative or absolute address of the cover picture; empty without one. */
  readonly imageUrl: string;
  /** Smallest stake in major units of the merchant's currency, if known. */
  readonly minBet: number | undefined;
  readonly lines: number | undefined;
}

/** One page of a game list (Spec §3 "Game list response"). `page` counts from 1. */
export interface GamePage extends ListPosition {
  readonly games: readonly Game[];
}

/** The type sent in calls: INHOUSE and JILI are sent as RNG (Spec §9 "Game types"). */
export const requestedType = (type: GameType): GameType =>
  type === GameType.InHouse || type === GameType.Jili ? GameType.Slots : type;

/** The type a page shows: ESPORTS as SPORTS (Spec §2 "Games"). */
export const presentedType = (type: GameType): GameType =>
  type === GameType.Esports ? GameType.Sports : type;

/** The classification of an unfiltered list: NEW for slots, ALL for the rest (Spec §4). */
export const defaultClassify = (type: GameType): GameClassify =>
  requestedType(type) === GameType.Slots ? GameClassify.New : GameClassify.All;

/** Types offered in filters: all but ELOTT (Spec §9). */
export const isFilterable = (type: GameType): boolean => type !== GameType.ElectronicLottery;

/** Types listed in category menus: both lotteries launch a vendor's game instead (Spec §2 "Home", §9). */
export const isListed = (type: GameType): boolean =>
  type !== GameType.Lottery && type !== GameType.ElectronicLottery;

/** Whether a type is a lottery, launched with its own fields (Spec §7 "launch"). */
export const isLotteryType = (type: GameType): boolean =>
  type === GameType.Lottery || type === GameType.ElectronicLottery;

/** Minimum-bet choices in major units (Spec §9). */
export const MINIMUM_BETS = [0.01, 0.05, 0.1, 0.5, 0.75, 1] as const;

/** Parses one of {@link MINIMUM_BETS}; undefined for any other text. */
export const minimumBetOf = (text: string): number | undefined =>
  MINIMUM_BETS.find((choice) => String(choice) === text);

/**
 * Whether the filter offers a minimum bet: for slots when the merchant shows lines (Spec §2 "Game list"), not for
 * types that are only sent as RNG.
 */
export const offersMinimumBet = (type: GameType, linesShown: boolean): boolean =>
  linesShown && type === GameType.Slots;
