import type { RewardKind, RewardStatus } from "@volado/domain/rewards";
import type { DepositKind } from "@volado/domain/wallet";

/** A deposit that nobody has settled. */
export interface OpenDeposit {
  readonly id: string;
  readonly username: string;
  readonly kind: DepositKind;
  /** Its member says that it is paid. */
  readonly inReview: boolean;
  /** Whole centavos. */
  readonly amount: number;
  readonly bonus: number;
  readonly reference: string;
  readonly remark: string;
  /** Pictures sent along. */
  readonly receipts: number;
  /** Epoch ms. */
  readonly createdAt: number;
}

/** A withdrawal that waits to be paid or rejected; amounts in centavos. */
export interface PendingWithdrawal {
  readonly id: string;
  readonly username: string;
  readonly amount: number;
  readonly fee: number;
  /** Bank, last digits and holder. */
  readonly account: string;
  /** Epoch ms. */
  readonly requestedAt: number;
}

/** How a withdrawal can end. */
export const settlements = ["paid", "rejected"] as const;

/** A reward that a member was given. */
export interface RecentReward {
  readonly id: string;
  readonly username: string;
  readonly kind: RewardKind;
  readonly status: RewardStatus;
  /** In whole centavos. */
  readonly amount: number;
}

/** A rain of envelopes to make; milliseconds from now, money in whole centavos. */
export interface RainOrder {
  readonly startsIn: number;
  readonly lasts: number;
  /** Envelopes that a member may open. */
  readonly tries: number;
  /** What an envelope may hold, each equally likely. */
  readonly prizes: readonly number[];
}

/**
 * How an order about money went: `unknown` when there is no such member, or one that may be given none;
 * `key-reused` when its key was another order's.
 */
export type MoneyOrder = "done" | "unknown" | "key-reused";
