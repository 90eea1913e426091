import type { Game } from "../games/game.ts";
import type { GameType, LotteryPlayType } from "../games/game-type.ts";
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
