import type { DepositBonus, DepositMethod } from "./deposit.ts";

/** What is wrong with a typed amount. */
export type AmountProblem = "empty" | "format" | "low" | "high";

/** Digits with a point before the decimals, thousands grouped by commas or not at all. */
const POINTED = /^(\d{1,9}|\d{1,3}(,\d{3}){1,2})(\.\d{1,2})?$/;

/**
 * The same with a comma before the decimals: keyboards of some phones have no point. Without decimals it
 * could be either.
 */
const COMMAED = /^(\d{1,9}|\d{1,3}(\.\d{3}){1,2}),\d{1,2}$/;

/**
 * A typed amount in major units, whichever way decimals and thousands are set apart; undefined for what is
 * none, has a third decimal, or could be two amounts ("1.234").
 */
export const readAmount = (text: string): number | undefined => {
  const plain = text.trim().replace(/^\$\s*/, "");
  if (POINTED.test(plain)) return Number(plain.replaceAll(",", ""));
  return COMMAED.test(plain) ? Number(plain.replaceAll(".", "").replace(",", ".")) : undefined;
};

/** Checks a typed amount against a method's limits. @returns undefined for one that can be deposited */
export const amountProblem = (
  text: string,
  { least, most }: Pick<DepositMethod, "least" | "most">,
): AmountProblem | undefined => {
  if (text.trim() === "") return "empty";
  const amount = readAmount(text);
  if (amount === undefined) return "format";
  if (amount < least) return "low";
  return amount > most ? "high" : undefined;
};

/** What a bonus brings, and what it asks for. */
export interface BonusTerms {
  readonly bonus: number;
  /** To be bet before a withdrawal. */
  readonly wager: number;
}

/** In whole hundredths, because money is no fraction of two. */
const hundredths = (amount: number): number => Math.round(amount * 100);

/** What a promotion adds to a deposit, rounded down to the cent; undefined when the deposit is too small for it. */
export const bonusTerms = (
  { percent, least, most, rollover }: Pick<DepositBonus, "percent" | "least" | "most" | "rollover">,
  amount: number,
): BonusTerms | undefined => {
  if (amount < least) return undefined;
  const bonus = Math.min(Math.floor((hundredths(amount) * percent) / 100), hundredths(most));
  return { bonus: bonus / 100, wager: ((hundredths(amount) + bonus) * rollover) / 100 };
};
