import type { MessageKey } from "../errors/message-key.ts";
import { type Game, GameType, isLotteryType, type LotteryPlayType } from "../games/game.ts";
import { isSignedIn, isTrial, mayFreePlay, type Viewer } from "../member/member.ts";
import type { LotteryVendors } from "../vendors/vendors.ts";
import { isPrizeMode, PrizeMode } from "./prize-mode.ts";

/** The fields needed to launch a game. Winners and vendor tiles have no others. */
export type LaunchTarget = Pick<Game, "nodeId" | "gameId" | "vendor" | "type"> &
  Partial<Pick<Game, "code" | "freePlay" | "lotteryMode" | "playType">>;

export interface LaunchFields {
  readonly gameId: string;
  readonly nodeId: string;
  readonly vendor: string;
}

/** Extra fields for lottery vendors (Spec §7 "launch"). */
export interface LotteryFields {
  readonly vendor: string;
  readonly gameCode: string;
  readonly prizeMode: PrizeMode;
  readonly playType: LotteryPlayType;
}

/** What a tap on a game does. */
export type LaunchDecision =
  /** The player logs in first (Spec §5); the game opens afterwards. */
  | { readonly kind: "log-in" }
  /** A guest confirms the minimum age first (decisions S6a `freePlayNeedsAge`). */
  | { readonly kind: "confirm-age"; readonly input: LaunchFields }
  /** The demo, by the guests' call (Spec §7), also for members who choose it. */
  | { readonly kind: "guest"; readonly input: LaunchFields }
  | { readonly kind: "member"; readonly input: LaunchFields }
  | { readonly kind: "lottery"; readonly input: LaunchFields; readonly lottery: LotteryFields };

/** What a launch depends on, besides the game. */
export interface LaunchConditions {
  readonly viewer: Viewer;
  readonly freePlayNeedsAge: boolean;
  /** The guest confirmed the minimum age on this visit. */
  readonly ageConfirmed: boolean;
  /** The member chose the demo; guests always get it. */
  readonly practice: boolean;
  readonly lotteries: Pick<LotteryVendors, "sea">;
}

/** The game's own mode if known (docs/decisions/003), else the vendor's or type's. */
const prizeMode = (target: LaunchTarget, sea: readonly string[]): PrizeMode => {
  if (isPrizeMode(target.lotteryMode)) return target.lotteryMode;
  if (sea.includes(target.vendor)) return PrizeMode.Sea;
  return target.type === GameType.ElectronicLottery ? PrizeMode.ElectronicLottery : PrizeMode.Lottery;
};

/** Whether a member may choose the game's demo (Spec §6 "free play"). */
export const mayPractise = (target: LaunchTarget, viewer: Viewer): boolean =>
  target.freePlay === true && isSignedIn(viewer) && mayFreePlay(viewer);

/** Whether a game is played with play money: by guests, in demos, and in free or trial accounts (Spec §6). */
export const playsForPlayMoney = (viewer: Viewer, practice: boolean): boolean =>
  !isSignedIn(viewer) || practice || isTrial(viewer);

/**
 * How a game opens. Members of every type may play, including type 4, whose limits are elsewhere (Spec §6); guests
 * only get demos, and members of types 0, 1 and 2 may choose them.
 */
export const launchDecision = (target: LaunchTarget, conditions: LaunchConditions): LaunchDecision => {
  const input = { gameId: target.gameId, nodeId: target.nodeId, vendor: target.vendor };
  if (!isSignedIn(conditions.viewer)) {
    if (!target.freePlay) return { kind: "log-in" };
    const ask = conditions.freePlayNeedsAge && !conditions.ageConfirmed;
    return { kind: ask ? "confirm-age" : "guest", input };
  }
  if (conditions.practice && mayPractise(target, conditions.viewer)) return { kind: "guest", input };
  if (!isLotteryType(target.type)) return { kind: "member", input };
  return {
    kind: "lottery",
    input,
    lottery: {
      vendor: target.vendor,
      gameCode: target.code ?? "lobby",
      prizeMode: prizeMode(target, conditions.lotteries.sea),
      playType: target.playType ?? (target.type === GameType.ElectronicLottery ? "ent" : "trad"),
    },
  };
};

/**
 * Whether an open game restarts: when the player logged in, logged out or changed accounts meanwhile (Spec §4 "Game
 * launch relaunches").
 */
export const needsRelaunch = (launchedAs: string | undefined, current: string | undefined): boolean =>
  launchedAs !== current;

/** What to offer when a game did not open. */
export type LaunchFailureAction = "retry" | "log-in" | "other-games";

/** Failures that a retry can't fix (Spec §8). */
const permanentFailures: Readonly<Partial<Record<MessageKey, LaunchFailureAction>>> = {
  "errors.notLoggedIn": "log-in",
  "errors.sessionExpired": "log-in",
  "errors.sessionElsewhere": "log-in",
  "errors.gameNotPermitted": "other-games",
  "errors.gameMaintenance": "other-games",
  "errors.insufficientPermission": "other-games",
  "errors.gameNotFound": "other-games",
  "errors.notPermitted": "other-games",
  "errors.notFound": "other-games",
  "errors.invalidInput": "other-games",
  "errors.trialRejected": "other-games",
  "errors.regionRestricted": "other-games",
};

/** The action to offer after a failed launch. */
export const launchFailureAction = (failure: MessageKey): LaunchFailureAction =>
  permanentFailures[failure] ?? "retry";
