import { GameClassify, GameType } from "./game-type.ts";
import { requestedType } from "./requested-type.ts";

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
