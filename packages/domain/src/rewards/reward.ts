import type { Money } from "../money/money.ts";

/**
 * Where a reward stands, in the gateway's own words (Spec §3 "Activity statuses"). How one follows another is
 * not shown, so the site shows whichever is sent and derives none itself (decisions B3).
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

/** Something the merchant gives a member. Instants are epoch milliseconds. */
export interface Reward {
  readonly id: string;
  readonly kind: RewardKind;
  readonly status: RewardStatus;
  readonly amount: Money;
  readonly givenAt: number;
  /** From this instant on it can't be claimed any more; undefined for one that waits for ever. */
  readonly claimBefore: number | undefined;
  /** When it was paid into the balance. */
  readonly claimedAt: number | undefined;
}

/** A member's rewards, and the gateway's clock when it told them. */
export interface RewardList {
  readonly rewards: readonly Reward[];
  readonly serverTime: number;
}
