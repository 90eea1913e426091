import type { Game, GameType, LotteryPlayType } from "../games/game.ts";
import type { PrizeMode } from "../launch/prize-mode.ts";

/** The two types of lottery games; the site is in one of them at a time (Spec §4 "Lottery mode"). */
export type LotteryType = typeof GameType.Lottery | typeof GameType.ElectronicLottery;

/** An entry of the lottery menu: one prize mode and play type (Spec §7 "lottery list/menu", §9). */
export interface LotteryGroup {
  readonly prizeMode: PrizeMode;
  readonly playType: LotteryPlayType;
  readonly count: number;
}

/** A lottery of a group: its launch fields and next draw. Instants are epoch milliseconds of the gateway's clock. */
export interface Lottery
  extends Pick<
    Game,
    "nodeId" | "gameId" | "name" | "type" | "vendor" | "code" | "lotteryMode" | "playType" | "imageUrl"
  > {
  /** The gateway's number of the next draw, e.g. "20261121-148". */
  readonly drawNumber: string;
  readonly drawsAt: number;
  /** Later bets are refused until the following draw is on sale. Never after `drawsAt`. */
  readonly closesAt: number;
  /** False while paused. */
  readonly open: boolean;
}

/** The lotteries of a group in the gateway's order. */
export interface LotteryList {
  readonly lotteries: readonly Lottery[];
  /** Epoch milliseconds of the gateway's clock; a phone's may be wrong (docs/decisions/030). */
  readonly serverTime: number;
}

/** A past draw (Spec §7 "numero"). */
export interface LotteryDraw {
  readonly nodeId: string;
  readonly drawNumber: string;
  readonly drawnAt: number;
  /** As drawn, with leading zeros. */
  readonly numbers: readonly string[];
}

/** A group's id in addresses and keys, e.g. "Elott-trad". */
export const groupId = ({ prizeMode, playType }: Pick<LotteryGroup, "prizeMode" | "playType">): string =>
  `${prizeMode}-${playType}`;

/** The group named in the address, else the first; undefined when the menu is empty. */
export const chooseGroup = (
  groups: readonly LotteryGroup[],
  requested: string | null | undefined,
): LotteryGroup | undefined => groups.find((group) => groupId(group) === requested) ?? groups[0];

/** Whether the play type alone distinguishes the groups, so that names can omit the prize mode. */
export const namedByPlayType = (groups: readonly LotteryGroup[]): boolean =>
  new Set(groups.map(({ playType }) => playType)).size === groups.length;

/**
 * Pads drawn numbers with leading zeros to the widest, because gateways that send numbers instead of texts lose
 * theirs.
 */
export const evenNumbers = (numbers: readonly string[]): readonly string[] => {
  const width = Math.max(0, ...numbers.map((number) => number.length));
  return numbers.map((number) => number.padStart(width, "0"));
};
