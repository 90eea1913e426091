import { compareMoney, type Money, moneyOf, percentOfMoney } from "../money/money.ts";
import { cleanCode } from "../validation/clean-text.ts";

/**
 * Status of a reward as sent by the gateway (Spec §3 "Activity statuses"). The specification doesn't define the
 * transitions, so the site derives none (decisions B3).
 */
export const RewardStatus = {
  Applying: "Applying",
  Rejected: "Rejected",
  Issued: "Issued",
  Claimed: "Claimed",
  Process: "Process",
  Joined: "Joined",
  Close: "Close",
} as const;
export type RewardStatus = (typeof RewardStatus)[keyof typeof RewardStatus];

/** What a reward is for. */
export const RewardKind = {
  Welcome: "welcome",
  Cashback: "cashback",
  Vip: "vip",
  Gift: "gift",
  SignIn: "sign-in",
  PromoCode: "promo-code",
  Task: "task",
  RedRain: "red-rain",
} as const;
export type RewardKind = (typeof RewardKind)[keyof typeof RewardKind];

/** A reward. Instants are epoch milliseconds. */
export interface Reward {
  readonly id: string;
  readonly kind: RewardKind;
  readonly status: RewardStatus;
  readonly amount: Money;
  readonly givenAt: number;
  /** From this instant it can no longer be claimed; undefined when it doesn't expire. */
  readonly claimBefore: number | undefined;
  readonly claimedAt: number | undefined;
}

/** A member's rewards with the gateway's time. */
export interface RewardList {
  readonly rewards: readonly Reward[];
  readonly serverTime: number;
}

/** The sections of the reward centre, each in the gateway's order. */
export interface RewardSheet {
  readonly claimable: readonly Reward[];
  readonly running: readonly Reward[];
  readonly over: readonly Reward[];
}

const overStatuses: ReadonlySet<RewardStatus> = new Set([
  RewardStatus.Claimed,
  RewardStatus.Rejected,
  RewardStatus.Close,
]);

/** Whether a reward can be claimed at `now` (epoch milliseconds): issued and not expired. */
export const isClaimable = (
  { status, claimBefore }: Pick<Reward, "status" | "claimBefore">,
  now: number,
): boolean => status === RewardStatus.Issued && (claimBefore === undefined || now < claimBefore);

/** Groups rewards into claimable, running and over, by the gateway's time. */
export const rewardSheet = ({ rewards, serverTime }: RewardList): RewardSheet => {
  const claimable = rewards.filter((reward) => isClaimable(reward, serverTime));
  const over = rewards.filter(({ status }) => overStatuses.has(status));
  const running = rewards.filter((reward) => !claimable.includes(reward) && !over.includes(reward));
  return { claimable, running, over };
};

/** Replaces a reward after it was claimed. Idempotent. */
export const withReward = (list: RewardList, claimed: Reward): RewardList => ({
  ...list,
  rewards: list.rewards.map((reward) => (reward.id === claimed.id ? claimed : reward)),
});

export const PROMO_CODE_MAX = 32;

/** Normalizes a promo code; case doesn't matter. */
export const promoCodeOf = (typed: string): string => cleanCode(typed).toUpperCase();

/** Why a typed code is invalid; undefined when it may be sent. */
export const promoCodeProblem = (typed: string): "empty" | "malformed" | "too-long" | undefined => {
  const code = promoCodeOf(typed);
  if (code === "") return "empty";
  if (code.length > PROMO_CODE_MAX) return "too-long";
  return /^[A-Z0-9-]+$/.test(code) ? undefined : "malformed";
};

/** The percentage that a week's net loss in slots returns from an amount on. */
export interface CashbackTier {
  readonly from: Money;
  readonly percent: number;
}

/** The cashback of a week: the highest reached tier's share of stakes minus wins, rounded down. Tiers ascend. */
export const weeklyCashback = (tiers: readonly CashbackTier[], netLoss: Money): Money => {
  const tier = tiers.findLast(({ from }) => compareMoney(from, netLoss) <= 0);
  return tier === undefined || netLoss.centavos <= 0
    ? moneyOf(0, netLoss.currency)
    : percentOfMoney(netLoss, tier.percent, "down");
};
