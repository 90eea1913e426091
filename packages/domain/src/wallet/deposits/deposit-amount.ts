import {
  addMoney,
  compareMoney,
  type Money,
  minMoney,
  multiplyMoney,
  percentOfMoney,
} from "../../money/money.ts";
import { isBeyondMoney, readTypedMoney } from "../../money/typed-money.ts";
import type { DepositBonus, DepositMethod } from "./deposit.ts";

/** What is wrong with a typed amount. */
export type AmountProblem = "empty" | "format" | "low" | "high";

/** Checks a typed amount against a method's limits. @returns undefined for one that can be deposited */
export const amountProblem = (
  text: string,
  { min, max }: Pick<DepositMethod, "min" | "max">,
): AmountProblem | undefined => {
  if (text.trim() === "") return "empty";
  const amount = readTypedMoney(text, min.currency);
  if (amount === undefined) return isBeyondMoney(text) ? "high" : "format";
  if (compareMoney(amount, min) < 0) return "low";
  return compareMoney(amount, max) > 0 ? "high" : undefined;
};

/** What a bonus brings, and what it asks for. */
export interface BonusTerms {
  readonly bonus: Money;
  /** To be bet before a withdrawal. */
  readonly wager: Money;
}

/** What a promotion adds to a deposit, rounded down to the centavo; undefined when the deposit is too small for it. */
export const bonusTerms = (
  {
    percent,
    minDeposit,
    maxBonus,
    rollover,
  }: Pick<DepositBonus, "percent" | "minDeposit" | "maxBonus" | "rollover">,
  amount: Money,
): BonusTerms | undefined => {
  if (compareMoney(amount, minDeposit) < 0) return undefined;
  const bonus = minMoney(percentOfMoney(amount, percent, "down"), maxBonus);
  return { bonus, wager: multiplyMoney(addMoney(amount, bonus), rollover) };
};
