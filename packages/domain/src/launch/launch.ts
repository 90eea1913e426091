import type { MessageKey } from "../errors/message-key.ts";
import { type Game, GameType, isLotteryType, type LotteryPlayType } from "../games/game.ts";
import { isSignedIn, isTrial, mayFreePlay, type Viewer } from "../member/member.ts";
import type { LotteryVendors } from "../vendors/vendors.ts";
import { isPrizeMode, PrizeMode } from "./prize-mode.ts";

/** What is needed of a game to open it; winner rows and vendor tiles have no more than this. */
export type LaunchTarget = Pick<Game, "nodeId" | "gameId" | "vendor" | "type"> &
  Partial<Pick<Game, "code" | "freePlay" | "lotteryMode" | "playType">>;

/** Fields of the launch calls. */
export interface LaunchFields {
  readonly gameId: string;
  readonly nodeId: string;
  readonly vendor: string;
}

/** Fields that lottery vendors launch with (Spec §7 "launch"). */
export interface LotteryFields {
  readonly vendor: string;
  readonly gameCode: string;
  readonly prizeMode: PrizeMode;
  readonly playType: LotteryPlayType;
}

/** What a tap on a game does. */
export type LaunchDecision =
  /** Games need a session (Spec §5); the game opens after it. */
  | { readonly kind: "log-in" }
  /** A guest confirms the minimum age first (decisions S6a `freePlayNeedsAge`). */
  | { readonly kind: "confirm-age"; readonly input: LaunchFields }
  /** The demonstration, by the guests' own call (Spec §7), also for a member who asks for it. */
  | { readonly kind: "guest"; readonly input: LaunchFields }
  | { readonly kind: "member"; readonly input: LaunchFields }
  | { readonly kind: "lottery"; readonly input: LaunchFields; readonly lottery: LotteryFields };

/** What the decision depends on besides the game. */
export interface LaunchConditions {
  readonly viewer: Viewer;
  /** The merchant's policy. */
  readonly freePlayNeedsAge: boolean;
  /** Whether the guest has confirmed the age on this visit. */
  readonly ageConfirmed: boolean;
  /** Whether a member asks for the demonstration; guests always get it. */
  readonly practice: boolean;
  /** The merchant's lottery vendors. */
  readonly lotteries: Pick<LotteryVendors, "sea">;
}

/** A game may name its own mode; one that nobody knows counts as none (docs/decisions/003). */
const prizeMode = (target: LaunchTarget, sea: readonly string[]): PrizeMode => {
  if (isPrizeMode(target.lotteryMode)) return target.lotteryMode;
  if (sea.includes(target.vendor)) return PrizeMode.Sea;
  return target.type === GameType.ElectronicLottery ? PrizeMode.ElectronicLottery : PrizeMode.Lottery;
};

/** Whether a member may choose the game's demonstration instead of the game (Spec §6 "free play"). */
export const mayPractise = (target: LaunchTarget, viewer: Viewer): boolean =>
  target.freePlay === true && isSignedIn(viewer) && mayFreePlay(viewer);

/**
 * Whether a game is played for play money: by guests, who only see demonstrations, by members who chose one, and in
 * free or trial accounts (Spec §6).
 */
export const playsForPlayMoney = (viewer: Viewer, practice: boolean): boolean =>
  !isSignedIn(viewer) || practice || isTrial(viewer);

/**
 * How a game opens. Members of every type may play, also type 4, whose limits are elsewhere (Spec §6);
 * a guest only sees demonstrations of games that have one, and members of types 0, 1 and 2 may ask for them.
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
 * An open game starts again when somebody signed in, signed out or changed accounts meanwhile (Spec §4 "Game
 * launch relaunches").
 */
export const needsRelaunch = (launchedAs: string | undefined, current: string | undefined): boolean =>
  launchedAs !== current;

/** What helps a player whose game did not open: asking again, signing in, or another game. */
export type LaunchFailureAction = "retry" | "log-in" | "other-games";

/** Every failure that asking again can't mend; the others may pass (Spec §8). */
const lasting: Readonly<Partial<Record<MessageKey, LaunchFailureAction>>> = {
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

/** What to offer after a launch that failed; a retry stands only where it can help. */
export const launchFailureAction = (failure: MessageKey): LaunchFailureAction => lasting[failure] ?? "retry";
