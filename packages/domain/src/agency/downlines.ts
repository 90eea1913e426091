import { hundredthsOf, readHundredths } from "../money/hundredths.ts";
import { compareMoney, type Money, multiplyMoney } from "../money/money.ts";
import { isBeyondMoney, readTypedHundredths, readTypedMoney } from "../money/typed-money.ts";

/** Invitation links that one agent has at most. */
export const INVITATION_LINKS_MAX = 50;

/** What an agent gives to whoever joins below. */
export interface DownlineTerms {
  /** Whether they become agents themselves. */
  readonly agent: boolean;
  /** Part of their stakes that comes back to them, in per cent. */
  readonly rebateRate: number;
}

/** A link by which members join below an agent, all with its terms. */
export interface InvitationLink extends DownlineTerms {
  /** The invitation code in the link. */
  readonly code: string;
  /** Epoch milliseconds. */
  readonly createdAt: number;
}

/** An agent's links, the latest first. */
export interface InvitationLinks {
  readonly links: readonly InvitationLink[];
  /** The agent's own rebate, in per cent: nobody below is given more. */
  readonly ownRate: number;
}

/** Whether an agent may give a rebate: none or more, not above the own, in hundredths of a per cent. */
export const isRebateRate = (rate: number, ownRate: number): boolean => {
  const hundredths = readHundredths(rate);
  const isWhole = hundredths !== undefined && hundredths / 100 === rate;
  return isWhole && hundredths >= 0 && hundredths <= hundredthsOf(ownRate);
};

/** What is wrong with a typed rebate. */
export type RebateProblem = "required" | "format" | "max";

/** A typed rebate in per cent, with or without its sign; undefined for what is none. */
export const readRebate = (text: string): number | undefined => {
  const hundredths = readTypedHundredths(text.replace(/\s*%\s*$/, ""));
  return hundredths === undefined ? undefined : hundredths / 100;
};

/** Checks a typed rebate against the agent's own. @returns undefined for one that can be given */
export const rebateProblem = (text: string, ownRate: number): RebateProblem | undefined => {
  if (text.trim() === "") return "required";
  const rate = readRebate(text);
  if (rate === undefined) return "format";
  return isRebateRate(rate, ownRate) ? undefined : "max";
};

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

/** Downlines that one transfer goes to at most. */
export const TRANSFER_MAX_MEMBERS = 20;

/** What one downline may be sent at a time, in whole centavos of whatever the merchant's currency is. */
export const transferBounds = { min: 100, max: 5_000_000 } as const;

/** What came of a transfer. */
export interface Transfer {
  /** What left the agent's wallet. */
  readonly total: Money;
  /** What is left in it. */
  readonly balance: Money;
}

/** What is wrong with an amount that each of `count` downlines is to get; undefined when nothing is. */
export const transferProblem = (
  amount: Money,
  count: number,
  balance: Money,
): "members" | "min" | "max" | "balance" | undefined => {
  if (count < 1 || count > TRANSFER_MAX_MEMBERS) return "members";
  if (amount.centavos < transferBounds.min) return "min";
  if (amount.centavos > transferBounds.max) return "max";
  return compareMoney(multiplyMoney(amount, count), balance) > 0 ? "balance" : undefined;
};

/** What is wrong with a typed amount of a transfer. */
export type TypedTransferProblem = "required" | "format" | "min" | "max" | "balance";

/** The same for what was typed; whom it is for is judged elsewhere, so nobody chosen yet counts as one. */
export const typedTransferProblem = (
  text: string,
  count: number,
  balance: Money,
): TypedTransferProblem | undefined => {
  if (text.trim() === "") return "required";
  const amount = readTypedMoney(text, balance.currency);
  if (amount === undefined) return isBeyondMoney(text) ? "max" : "format";
  const problem = transferProblem(amount, Math.min(Math.max(count, 1), TRANSFER_MAX_MEMBERS), balance);
  return problem === "members" ? undefined : problem;
};
