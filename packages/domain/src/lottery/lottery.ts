import type { Game, GameType, LotteryPlayType } from "../games/game.ts";
import type { PrizeMode } from "../launch/prize-mode.ts";

/** The two types of lottery games; the site is in one of them at a time (Spec §4 "Lottery mode"). */
export type LotteryType = typeof GameType.Lottery | typeof GameType.ElectronicLottery;

/**
 * One entry of the lottery menu: the lotteries of one prize mode and one way to play (Spec §7 "lottery list/menu", §9).
 */
export interface LotteryGroup {
  readonly prizeMode: PrizeMode;
  readonly playType: LotteryPlayType;
  /** How many lotteries it has. */
  readonly count: number;
}

/**
 * One lottery of a group: what its launch needs, and its next draw. Instants are epoch milliseconds of the
 * gateway's clock.
 */
export interface Lottery
  extends Pick<
    Game,
    "nodeId" | "gameId" | "name" | "type" | "vendor" | "code" | "lotteryMode" | "playType" | "imageUrl"
  > {
  /** The gateway's number of the next draw, e.g. "20261121-148"; shown as it is. */
  readonly drawNumber: string;
  readonly drawsAt: number;
  /** From here on bets count for the draw after. Never after `drawsAt`. */
  readonly closesAt: number;
  /** False while the gateway has paused it. */
  readonly open: boolean;
}

/** The lotteries of a group, in the gateway's order, at one moment of the gateway's clock. */
export interface LotteryList {
  readonly lotteries: readonly Lottery[];
  /** Epoch milliseconds; a phone's own clock may be wrong (docs/decisions/030). */
  readonly serverTime: number;
}

/** A draw that has been held (Spec §7 "numero"). */
export interface LotteryDraw {
  /** The lottery's. */
  readonly nodeId: string;
  readonly drawNumber: string;
  /** Epoch milliseconds. */
  readonly drawnAt: number;
  /** As drawn, leading zeros kept. */
  readonly numbers: readonly string[];
}

/** A group's name in addresses and keys, e.g. "Elott-trad". */
export const groupId = ({ prizeMode, playType }: Pick<LotteryGroup, "prizeMode" | "playType">): string =>
  `${prizeMode}-${playType}`;

/** The group that an address names, else the menu's first; undefined when the menu is empty. */
export const chooseGroup = (
  groups: readonly LotteryGroup[],
  wanted: string | null | undefined,
): LotteryGroup | undefined => groups.find((group) => groupId(group) === wanted) ?? groups[0];

/** Whether the way to play alone tells the groups apart, so that their names need not say the prize mode. */
export const namedByPlayType = (groups: readonly LotteryGroup[]): boolean =>
  new Set(groups.map(({ playType }) => playType)).size === groups.length;

/**
 * Drawn numbers as they are shown: all as wide as the widest, filled up with leading zeros, because a gateway
 * that sends numbers instead of texts has lost theirs. What is already written with them stays as it is.
 */
export const evenNumbers = (numbers: readonly string[]): readonly string[] => {
  const width = Math.max(0, ...numbers.map((number) => number.length));
  return numbers.map((number) => number.padStart(width, "0"));
};
