import { readAmount } from "../deposits/deposit-amount.ts";
import type { WithdrawalTerms } from "./withdrawal.ts";

/** What is wrong with an amount; `value` is the bound that it breaks. */
export type WithdrawalProblem =
  | { readonly kind: "required" | "format" | "balance" }
  | { readonly kind: "minimum" | "maximum" | "today" | "rollover"; readonly value: number };

const cents = (amount: number): number => Math.round(amount * 100);

type FeeTerms = Pick<WithdrawalTerms, "freeLeft" | "fee">;

/**
 * What withdrawing an amount costs: nothing while free ones are left, then a share of it, in whole centavos rounded up.
 */
export const withdrawalFee = (amount: number, { freeLeft, fee }: FeeTerms): number => {
  if (freeLeft > 0 || amount <= 0) return 0;
  // The share is taken of whole centavos, so that nothing depends on how a fraction is kept.
  const share = Math.ceil((cents(amount) * Math.round(fee.percent * 100)) / 10_000);
  return Math.max(share, cents(fee.minimum)) / 100;
};

/** Whether the balance pays for amount and fee. */
const isCovered = (amount: number, terms: WithdrawalTerms): boolean =>
  cents(amount) + cents(withdrawalFee(amount, terms)) <= cents(terms.available);

/** The most that can be withdrawn now, fee included, or 0 when nothing can. */
export const largestWithdrawal = (terms: WithdrawalTerms): number => {
  if (terms.rolloverLeft > 0) return 0;
  const bound = Math.min(cents(terms.available), cents(terms.maximum), cents(terms.leftToday));
  let [low, high] = [0, Math.max(0, bound)];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (isCovered(middle / 100, terms)) low = middle;
    else high = middle - 1;
  }
  return low < cents(terms.minimum) ? 0 : low / 100;
};

/** Why an amount can't be withdrawn; undefined when it can. The gateway asks the same rule. */
export const withdrawalProblem = (amount: number, terms: WithdrawalTerms): WithdrawalProblem | undefined => {
  if (terms.rolloverLeft > 0) return { kind: "rollover", value: terms.rolloverLeft };
  if (amount < terms.minimum) return { kind: "minimum", value: terms.minimum };
  if (amount > terms.maximum) return { kind: "maximum", value: terms.maximum };
  if (!isCovered(amount, terms)) return { kind: "balance" };
  return amount > terms.leftToday ? { kind: "today", value: terms.leftToday } : undefined;
};

/** The same for what was typed. */
export const typedWithdrawalProblem = (
  text: string,
  terms: WithdrawalTerms,
): WithdrawalProblem | undefined => {
  if (text.trim() === "") return { kind: "required" };
  const amount = readAmount(text);
  return amount === undefined ? { kind: "format" } : withdrawalProblem(amount, terms);
};
