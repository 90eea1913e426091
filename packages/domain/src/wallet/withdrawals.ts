import type { Money } from "../money/money.ts";
import type { ActiveBonus } from "./bonus-money.ts";

/** State of a withdrawal. A pending one can't be cancelled: it is paid or rejected (docs/decisions/102). */
export const WithdrawalState = { Pending: "pending", Paid: "paid", Rejected: "rejected" } as const;
export type WithdrawalState = (typeof WithdrawalState)[keyof typeof WithdrawalState];

/** Why a withdrawal is rejected, as the merchant's staff chooses it. */
export const withdrawalReasons = [
  "account-unknown",
  "other-holder",
  "bank-returned",
  "requested-twice",
  "security-review",
  "bank-unavailable",
] as const;
export type WithdrawalReason = (typeof withdrawalReasons)[number];

/** A withdrawal to a member's bank. */
export interface Withdrawal {
  readonly id: string;
  readonly state: WithdrawalState;
  readonly amount: Money;
  /** The fee taken in addition. */
  readonly fee: Money;
  readonly bank: string;
  readonly cardTail: string;
  readonly requestedAt: number;
  readonly settledAt: number | undefined;
  /** Of a rejected one; undefined if the gateway gives none. */
  readonly reason: WithdrawalReason | undefined;
}

/** How many withdrawals go through in a day, and how many of them have no fee. */
export interface WithdrawalsADay {
  readonly count: number;
  readonly free: number;
}

/** What is left today of a member's withdrawals. Rejected ones aren't made; one with a fee uses up no free one. */
export const withdrawalsToday = (
  { count, free }: WithdrawalsADay,
  made: WithdrawalsADay,
): Pick<WithdrawalTerms, "timesLeft" | "freeLeft"> => {
  const timesLeft = Math.max(0, count - made.count);
  return { timesLeft, freeLeft: Math.min(timesLeft, Math.max(0, free - made.free)) };
};

/** The terms of withdrawals, from the gateway. */
export interface WithdrawalTerms {
  /** In the wallet, without bonus money. */
  readonly available: Money;
  /** Given up by a withdrawal. */
  readonly bonus: ActiveBonus | undefined;
  readonly minimum: Money;
  readonly maximum: Money;
  /** Left of the daily limit. */
  readonly leftToday: Money;
  /** Withdrawals left today. */
  readonly timesLeft: number;
  /** How many of them have no fee. */
  readonly freeLeft: number;
  readonly fee: WithdrawalFee;
  /** Hours in which the member's next withdrawal is reviewed at the latest. */
  readonly reviewHours: number;
  readonly hasPaymentPassword: boolean;
}

/** The fee after the free withdrawals. */
export interface WithdrawalFee {
  readonly percent: number;
  readonly minimum: Money;
}
