import type { Money } from "../money/money.ts";

/** Where a withdrawal stands. Nobody takes a pending one back: it is paid or rejected (docs/decisions/102). */
export const WithdrawalState = { Pending: "pending", Paid: "paid", Rejected: "rejected" } as const;
export type WithdrawalState = (typeof WithdrawalState)[keyof typeof WithdrawalState];

/** Money on its way to a member's bank. */
export interface Withdrawal {
  readonly id: string;
  readonly state: WithdrawalState;
  /** What reaches the bank. */
  readonly amount: Money;
  /** What was taken beside it. */
  readonly fee: Money;
  readonly bank: string;
  /** Last digits of the account. */
  readonly cardTail: string;
  /** Epoch milliseconds. */
  readonly requestedAt: number;
  readonly settledAt: number | undefined;
}

/** What a member may withdraw now, as the gateway tells it. */
export interface WithdrawalTerms {
  readonly available: Money;
  /** Still to be bet before anything can be withdrawn. */
  readonly rolloverLeft: Money;
  readonly minimum: Money;
  readonly maximum: Money;
  /** What is left of the day's limit. */
  readonly leftToday: Money;
  /** Withdrawals of today that cost nothing any more. */
  readonly freeLeft: number;
  readonly fee: WithdrawalFee;
  /** Whether the account has a payment password. */
  readonly hasPaymentPassword: boolean;
}

/** What a withdrawal costs beyond the free ones. */
export interface WithdrawalFee {
  readonly percent: number;
  /** At least so much. */
  readonly minimum: Money;
}
