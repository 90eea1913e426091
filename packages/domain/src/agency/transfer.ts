import { compareMoney, type Money, multiplyMoney } from "../money/money.ts";
import { isBeyondMoney, readTypedMoney } from "../money/typed-money.ts";

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
