import { readAmount } from "../wallet/deposits/deposit-amount.ts";

/** Downlines that one transfer goes to at most. */
export const TRANSFER_MOST_MEMBERS = 20;

/** What one downline may be sent at a time, in major units. */
export const transferBounds = { least: 1, most: 50_000 } as const;

/** What came of a transfer; amounts in major units. */
export interface Transfer {
  /** What left the agent's wallet. */
  readonly total: number;
  /** What is left in it. */
  readonly balance: number;
}

/** What is wrong with an amount that each of `count` downlines is to get; undefined when nothing is. */
export const transferProblem = (
  amount: number,
  count: number,
  balance: number,
): "members" | "least" | "most" | "balance" | undefined => {
  if (count < 1 || count > TRANSFER_MOST_MEMBERS) return "members";
  const cents = Math.round(amount * 100);
  if (!(cents >= transferBounds.least * 100)) return "least";
  if (cents > transferBounds.most * 100) return "most";
  return cents * count > Math.round(balance * 100) ? "balance" : undefined;
};

/** What is wrong with a typed amount of a transfer. */
export type TypedTransferProblem = "required" | "format" | "least" | "most" | "balance";

/** The same for what was typed; whom it is for is judged elsewhere, so nobody chosen yet counts as one. */
export const typedTransferProblem = (
  text: string,
  count: number,
  balance: number,
): TypedTransferProblem | undefined => {
  if (text.trim() === "") return "required";
  const amount = readAmount(text);
  if (amount === undefined) return "format";
  const problem = transferProblem(amount, Math.min(Math.max(count, 1), TRANSFER_MOST_MEMBERS), balance);
  return problem === "members" ? undefined : problem;
};
