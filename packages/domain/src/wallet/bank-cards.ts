import type { FieldProblem } from "../errors/field-message-key.ts";
import { nameProblem } from "../validation/free-text.ts";
import { knownPasswordProblem } from "../validation/new-password.ts";
import { collectProblems } from "../validation/problems.ts";

/** Kind of a bank number: a debit card, or an account, in Mexico a CLABE of 18 digits. */
export type BankNumberKind = "card" | "clabe";

/** A bank for withdrawals. */
export interface Bank {
  /** Three digits, the prefix of the bank's CLABEs. */
  readonly code: string;
  readonly name: string;
}

/** A member's card or account, never with its full number. */
export interface BankCard {
  readonly id: string;
  readonly bank: Bank;
  readonly holder: string;
  readonly kind: BankNumberKind;
  readonly lastDigits: string;
  readonly addedAt: number;
}

/** A member's cards and the options to add one. */
export interface BankCards {
  readonly cards: readonly BankCard[];
  readonly banks: readonly Bank[];
  readonly limit: number;
}

/** How many digits a country's accounts have; never as many as a card. */
export interface AccountDigits {
  readonly min: number;
  readonly max: number;
}

const CARD_DIGITS = 16;
const clabeDigits: AccountDigits = { min: 18, max: 18 };

/** Removes blanks and dashes. */
export const cleanBankNumber = (typed: string): string =>
  typed.normalize("NFKC").replaceAll(/[\s\p{Cf}\p{Pd}]/gu, "");

/** Whether the sum of the digits, each counted by its place, is a multiple of 10. */
const addsUp = (digits: string, count: (digit: number, place: number) => number): boolean =>
  [...digits].reduce((sum, digit, place) => sum + count(Number(digit), place), 0) % 10 === 0;

/** Luhn check (ISO/IEC 7812-1) of a card: every second digit is doubled, from the first one, and 18 counts as 9. */
const passesLuhn = (card: string): boolean =>
  addsUp(card, (digit, place) => (place % 2 ? digit : (digit * 2) % 9 || digit));

/** The check digit of a CLABE: weights 3, 7, 1, of which its own makes the sum a multiple of 10. */
const passesClabe = (clabe: string): boolean =>
  addsUp(clabe, (digit, place) => digit * Number("371"[place % 3]));

/**
 * The kind of a typed number; undefined when it is neither, or its check digit is wrong. Accounts with `account` digits
 * have no check digit; without it they are CLABEs.
 */
export const bankNumberKind = (typed: string, account = clabeDigits): BankNumberKind | undefined => {
  const digits = cleanBankNumber(typed);
  const { length } = digits;
  if (!/^(?!0+$)\d+$/.test(digits)) return undefined;
  if (length === CARD_DIGITS) return passesLuhn(digits) ? "card" : undefined;
  const isAccount = length >= account.min && length <= account.max;
  return isAccount && (account !== clabeDigits || passesClabe(digits)) ? "clabe" : undefined;
};

/** The bank code of a CLABE; undefined for anything else. */
export const clabeBank = (typed: string, account = clabeDigits): string | undefined =>
  account === clabeDigits && bankNumberKind(typed) === "clabe"
    ? cleanBankNumber(typed).slice(0, 3)
    : undefined;

export interface BankCardFields {
  /** The account holder as the bank writes it. */
  readonly holder: string;
  /** Code of the chosen bank; empty until chosen. */
  readonly bankCode: string;
  readonly number: string;
  readonly paymentPassword: string;
}

export const HOLDER_MAX_LENGTH = 60;

/** Checks the number; a CLABE of another bank than the chosen one would send the money to the wrong place. */
const numberProblem = (number: string, bankCode: string, account = clabeDigits): FieldProblem | undefined => {
  const values = { min: CARD_DIGITS, max: account.max };
  if (!cleanBankNumber(number)) return { key: "errors.bankNumberRequired", values };
  if (!bankNumberKind(number, account)) return { key: "errors.bankNumberFormat", values };
  const bank = clabeBank(number, account);
  return bank && bankCode && bank !== bankCode ? { key: "errors.bankNumberMismatch", values } : undefined;
};

export const paymentPasswordProblem = (typed: string): FieldProblem | undefined =>
  knownPasswordProblem(typed, "errors.paymentPasswordRequired");

/** The problems in form order (docs/decisions/100); `account` as in `bankNumberKind`. */
export const bankCardProblems = (
  { holder, bankCode, number, paymentPassword }: BankCardFields,
  account?: AccountDigits,
): ReadonlyMap<keyof BankCardFields, FieldProblem> =>
  collectProblems<keyof BankCardFields>([
    ["holder", nameProblem(holder, { required: true, max: HOLDER_MAX_LENGTH })],
    ["bankCode", bankCode ? undefined : { key: "errors.bankRequired", values: clabeDigits }],
    ["number", numberProblem(number, bankCode, account)],
    ["paymentPassword", paymentPasswordProblem(paymentPassword)],
  ]);
