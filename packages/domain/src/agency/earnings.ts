import type { Money } from "../money/money.ts";

/** What an agent is paid for the team: part of its stakes, or part of its losses. */
export const EarningKind = { Rebate: "rebate", Dividend: "dividend" } as const;
export type EarningKind = (typeof EarningKind)[keyof typeof EarningKind];

/** One payment. */
export interface Earning {
  readonly id: string;
  /** What it is for: epoch milliseconds, the end not included. */
  readonly from: number;
  readonly to: number;
  /** What the team staked then, or lost in the balance. */
  readonly base: Money;
  /** The agent's part, in per cent; of a rebate what the downlines get themselves is taken off. */
  readonly rate: number;
  readonly amount: Money;
  /** Epoch milliseconds. */
  readonly paidAt: number;
}

/** A page of payments, the latest first. */
export interface Earnings {
  readonly list: readonly Earning[];
  /** Of all payments, not only this page's. */
  readonly total: Money;
  /** Counts from 1. */
  readonly page: number;
  readonly totalPages: number;
  readonly totalCount: number;
}
