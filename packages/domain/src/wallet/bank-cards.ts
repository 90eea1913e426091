import type { FieldProblem } from "../errors/field-message-key.ts";
import { nameProblem } from "../validation/free-text.ts";
import { knownPasswordProblem } from "../validation/new-password.ts";
import { collectProblems } from "../validation/problems.ts";

/** Kind of a bank number: a debit card, or a CLABE, the 18-digit Mexican account number. */
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

const CARD_DIGITS = 16;
const CLABE_DIGITS = 18;
const CLABE_WEIGHTS = [3, 7, 1] as const;

/** Longest input: the longest number with separators. */
export const BANK_NUMBER_MAX_LENGTH = 26;

const digitsOf = (digits: string): readonly number[] => [...digits].map(Number);

/** Removes blanks and dashes. */
export const cleanBankNumber = (typed: string): string =>
  typed.normalize("NFKC").replaceAll(/[\s\p{Cf}\p{Pd}]/gu, "");

/** Luhn check (ISO/IEC 7812-1): every second digit from the right counts double. */
const passesLuhn = (digits: string): boolean => {
  const sum = digitsOf(digits)
    .toReversed()
    .map((digit, index) => (index % 2 === 0 ? digit : digit * 2))
    .reduce((total, digit) => total + (digit > 9 ? digit - 9 : digit), 0);
  return sum % 10 === 0;
};

/** The check digit of a CLABE: weights 3, 7, 1, each product modulo 10. */
const passesClabe = (digits: string): boolean => {
  const sum = digitsOf(digits.slice(0, -1)).reduce(
    (total, digit, index) => total + ((digit * (CLABE_WEIGHTS[index % CLABE_WEIGHTS.length] ?? 0)) % 10),
    0,
  );
  return (10 - (sum % 10)) % 10 === Number(digits.at(-1));
};

/** The kind of a typed number; undefined when it is neither, or its check digit is wrong. */
export const bankNumberKind = (typed: string): BankNumberKind | undefined => {
  const digits = cleanBankNumber(typed);
  if (!/^\d+$/.test(digits) || /^0+$/.test(digits)) return undefined;
  if (digits.length === CARD_DIGITS && passesLuhn(digits)) return "card";
  return digits.length === CLABE_DIGITS && passesClabe(digits) ? "clabe" : undefined;
};

/** The bank code of a CLABE; undefined for anything else. */
export const clabeBank = (typed: string): string | undefined =>
  bankNumberKind(typed) === "clabe" ? cleanBankNumber(typed).slice(0, 3) : undefined;

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
const numberProblem = (number: string, bankCode: string): FieldProblem | undefined => {
  const values = { min: 16, max: 18 };
  if (cleanBankNumber(number) === "") return { key: "errors.bankNumberRequired", values };
  if (bankNumberKind(number) === undefined) return { key: "errors.bankNumberFormat", values };
  const bank = clabeBank(number);
  const elsewhere = bank !== undefined && bankCode !== "" && bank !== bankCode;
  return elsewhere ? { key: "errors.bankNumberMismatch", values } : undefined;
};

export const paymentPasswordProblem = (typed: string): FieldProblem | undefined =>
  knownPasswordProblem(typed, "errors.paymentPasswordRequired");

/** The problems in form order (docs/decisions/100). */
export const bankCardProblems = ({
  holder,
  bankCode,
  number,
  paymentPassword,
}: BankCardFields): ReadonlyMap<keyof BankCardFields, FieldProblem> =>
  collectProblems<keyof BankCardFields>([
    ["holder", nameProblem(holder, { required: true, max: HOLDER_MAX_LENGTH })],
    [
      "bankCode",
      bankCode === ""
        ? { key: "errors.bankRequired", values: { min: 1, max: BANK_NUMBER_MAX_LENGTH } }
        : undefined,
    ],
    ["number", numberProblem(number, bankCode)],
    ["paymentPassword", paymentPasswordProblem(paymentPassword)],
  ]);
