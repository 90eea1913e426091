import { hundredthsOf, readHundredths } from "../money/hundredths.ts";
import { compareMoney, type Money, multiplyMoney } from "../money/money.ts";
import { isBeyondMoney, readTypedHundredths, readTypedMoney } from "../money/typed-money.ts";

/** Maximum number of invitation links per agent. */
export const INVITATION_LINKS_MAX = 50;

/** Terms of a downline's account. */
export interface DownlineTerms {
  readonly agent: boolean;
  /** Percentage of stakes that is paid back to the downline. */
  readonly rebateRate: number;
}

/** An invitation link with the terms of the accounts opened through it. */
export interface InvitationLink extends DownlineTerms {
  readonly code: string;
  readonly createdAt: number;
  /** How many members registered through it. */
  readonly joined: number;
}

/** An agent's links, the latest first. */
export interface InvitationLinks {
  readonly links: readonly InvitationLink[];
  /** How many members registered through these links and those that were removed. */
  readonly joined: number;
  /** The agent's own rebate in per cent, the most a downline can get. */
  readonly ownRate: number;
}

/** Whether an agent may give a rebate: from 0 to the agent's own, in hundredths of a per cent. */
export const isRebateRate = (rate: number, ownRate: number): boolean => {
  const hundredths = readHundredths(rate);
  const isWhole = hundredths !== undefined && hundredths / 100 === rate;
  return isWhole && hundredths >= 0 && hundredths <= hundredthsOf(ownRate);
};

/** Why a typed rebate is refused. */
export type RebateProblem = "required" | "format" | "max";

/** Parses a typed rebate in per cent, with or without the sign; undefined when it is not a number. */
export const readRebate = (text: string): number | undefined => {
  const hundredths = readTypedHundredths(text.replace(/\s*%\s*$/, ""));
  return hundredths === undefined ? undefined : hundredths / 100;
};

/** Checks a typed rebate against the agent's own. @returns undefined when it is valid */
export const rebateProblem = (text: string, ownRate: number): RebateProblem | undefined => {
  if (text.trim() === "") return "required";
  const rate = readRebate(text);
  if (rate === undefined) return "format";
  return isRebateRate(rate, ownRate) ? undefined : "max";
};

/** Maximum number of recipients per transfer. */
export const TRANSFER_MAX_MEMBERS = 20;

/** Amount per recipient, in centavos of the merchant's currency. */
export const transferBounds = { min: 100, max: 5_000_000 } as const;

export interface Transfer {
  readonly total: Money;
  readonly balance: Money;
}

/** Why each of `count` downlines can't be sent an amount; undefined when they can. */
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

/** Why a typed amount is refused. */
export type TypedTransferProblem = "required" | "format" | "min" | "max" | "balance";

/** Checks a typed amount. The number of recipients has its own check, so 0 counts as 1. */
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
