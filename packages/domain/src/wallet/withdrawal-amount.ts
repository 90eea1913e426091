import {
  addMoney,
  compareMoney,
  type Money,
  maxMoney,
  minMoney,
  moneyOf,
  percentOfMoney,
} from "../money/money.ts";
import { isBeyondMoney, readTypedMoney } from "../money/typed-money.ts";
import type { WithdrawalTerms } from "./withdrawals.ts";

/** Why an amount is refused; `value` is the exceeded bound. */
export type WithdrawalProblem =
  | { readonly kind: "required" | "format" | "balance" | EndOfDay }
  | { readonly kind: "minimum" | "maximum" | "today"; readonly value: Money };

/** Why today's limits allow no more withdrawals: all are made, or less than the smallest amount is left. */
type EndOfDay = "times" | "day";

type FeeTerms = Pick<WithdrawalTerms, "freeLeft" | "fee">;
type LimitTerms = Pick<WithdrawalTerms, "timesLeft" | "leftToday" | "minimum" | "maximum">;
type AmountTerms = Omit<WithdrawalTerms, "bonus">;

/** The fee of a withdrawal: free while free ones are left, then a percentage, rounded up to the centavo. */
export const withdrawalFee = (amount: Money, { freeLeft, fee }: FeeTerms): Money =>
  freeLeft > 0 || amount.centavos <= 0
    ? moneyOf(0, amount.currency)
    : maxMoney(percentOfMoney(amount, fee.percent, "up"), fee.minimum);

/** What today's limits still allow, whatever the balance: an amount in all, or why nothing. */
export const restOfDay = ({ timesLeft, leftToday, minimum, maximum }: LimitTerms): Money | EndOfDay => {
  if (timesLeft === 0) return "times";
  if (compareMoney(leftToday, minimum) < 0) return "day";
  return moneyOf(Math.min(leftToday.centavos, maximum.centavos * timesLeft), leftToday.currency);
};

/** Whether the balance covers amount and fee. */
const isCovered = (amount: Money, terms: AmountTerms): boolean =>
  compareMoney(addMoney(amount, withdrawalFee(amount, terms)), terms.available) <= 0;

/** The largest possible withdrawal after its fee; 0 when below the minimum. */
export const largestWithdrawal = (terms: AmountTerms): Money => {
  const { available, maximum, minimum } = terms;
  const of = (centavos: number) => moneyOf(centavos, available.currency);
  const today = restOfDay(terms);
  if (typeof today === "string") return of(0);
  // The fee has a minimum and a percentage, so the amount is found by bisection.
  let [low, high] = [0, Math.max(0, minMoney(available, maximum, today).centavos)];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (isCovered(of(middle), terms)) low = middle;
    else high = middle - 1;
  }
  return of(low < minimum.centavos ? 0 : low);
};

/** Why an amount can't be withdrawn; undefined when it can. The gateway applies the same rule. */
export const withdrawalProblem = (amount: Money, terms: AmountTerms): WithdrawalProblem | undefined => {
  const { minimum, maximum } = terms;
  const today = restOfDay(terms);
  if (typeof today === "string") return { kind: today };
  if (compareMoney(amount, minimum) < 0) return { kind: "minimum", value: minimum };
  if (compareMoney(amount, maximum) > 0) return { kind: "maximum", value: maximum };
  if (!isCovered(amount, terms)) return { kind: "balance" };
  return compareMoney(amount, today) > 0 ? { kind: "today", value: today } : undefined;
};

/** Checks a typed amount. */
export const typedWithdrawalProblem = (text: string, terms: AmountTerms): WithdrawalProblem | undefined => {
  if (text.trim() === "") return { kind: "required" };
  const amount = readTypedMoney(text, terms.available.currency);
  if (amount !== undefined) return withdrawalProblem(amount, terms);
  return isBeyondMoney(text) ? { kind: "maximum", value: terms.maximum } : { kind: "format" };
};
