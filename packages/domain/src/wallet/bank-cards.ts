import type { FieldProblem } from "../errors/field-message-key.ts";
import { nameProblem } from "../validation/free-text.ts";
import { knownPasswordProblem } from "../validation/new-password.ts";
import { collectProblems } from "../validation/problems.ts";

/** What a bank number is: that of a debit card, or a CLABE, the 18 digits of a Mexican account. */
export type BankNumberKind = "card" | "clabe";

/** A bank that money can be sent to. */
export interface Bank {
  /** Three digits: the code that every CLABE of the bank begins with. */
  readonly code: string;
  readonly name: string;
}

/** A card or account of a member's, as the gateway shows it: never with its whole number. */
export interface BankCard {
  readonly id: string;
  readonly bank: Bank;
  readonly holder: string;
  readonly kind: BankNumberKind;
  /** The last four digits. */
  readonly lastDigits: string;
  /** Epoch milliseconds. */
  readonly addedAt: number;
}

/** A member's cards, and what can be added to them. */
export interface BankCards {
  readonly cards: readonly BankCard[];
  /** Banks to choose from. */
  readonly banks: readonly Bank[];
  /** So many cards a member may have. */
  readonly limit: number;
}

const CARD_DIGITS = 16;
const CLABE_DIGITS = 18;
const CLABE_WEIGHTS = [3, 7, 1] as const;

/** Characters that the input takes: the longest number with blanks or dashes between its groups. */
export const BANK_NUMBER_MAX_LENGTH = 26;

const digitsOf = (digits: string): readonly number[] => [...digits].map(Number);

/** The number without the blanks and dashes that people and cards group it with. */
export const cleanBankNumber = (typed: string): string =>
  typed.normalize("NFKC").replaceAll(/[\s\p{Cf}\p{Pd}]/gu, "");

/** Luhn's check (ISO/IEC 7812-1): every second digit from the right counts double. */
const passesLuhn = (digits: string): boolean => {
  const sum = digitsOf(digits)
    .toReversed()
    .map((digit, index) => (index % 2 === 0 ? digit : digit * 2))
    .reduce((total, digit) => total + (digit > 9 ? digit - 9 : digit), 0);
  return sum % 10 === 0;
};

/** The last digit of a CLABE is the check digit of the others: weights 3, 7, 1, each product modulo 10. */
const passesClabe = (digits: string): boolean => {
  const sum = digitsOf(digits.slice(0, -1)).reduce(
    (total, digit, index) => total + ((digit * (CLABE_WEIGHTS[index % CLABE_WEIGHTS.length] ?? 0)) % 10),
    0,
  );
  return (10 - (sum % 10)) % 10 === Number(digits.at(-1));
};

/** What a typed number is; undefined when it is neither a card's nor a CLABE, or its check digit is wrong. */
export const bankNumberKind = (typed: string): BankNumberKind | undefined => {
  const digits = cleanBankNumber(typed);
  if (!/^\d+$/.test(digits) || /^0+$/.test(digits)) return undefined;
  if (digits.length === CARD_DIGITS && passesLuhn(digits)) return "card";
  return digits.length === CLABE_DIGITS && passesClabe(digits) ? "clabe" : undefined;
};

/** The code of the bank that a CLABE belongs to; undefined for anything else. */
export const clabeBank = (typed: string): string | undefined =>
  bankNumberKind(typed) === "clabe" ? cleanBankNumber(typed).slice(0, 3) : undefined;

/** The form that adds a bank card, as typed. */
export interface BankCardFields {
  /** Who the account belongs to, as the bank writes it. */
  readonly holder: string;
  /** Code of the chosen bank; empty until one is chosen. */
  readonly bankCode: string;
  readonly number: string;
  readonly paymentPassword: string;
}

/** Longest name of a holder, in characters. */
export const HOLDER_MAX_LENGTH = 60;

/** A CLABE names its bank; one of another bank than the chosen would send the money elsewhere. */
const numberProblem = (number: string, bankCode: string): FieldProblem | undefined => {
  const values = { min: 16, max: 18 };
  if (cleanBankNumber(number) === "") return { key: "errors.bankNumberRequired", values };
  if (bankNumberKind(number) === undefined) return { key: "errors.bankNumberFormat", values };
  const bank = clabeBank(number);
  const elsewhere = bank !== undefined && bankCode !== "" && bank !== bankCode;
  return elsewhere ? { key: "errors.bankNumberMismatch", values } : undefined;
};

/** The payment password that confirms something. */
export const paymentPasswordProblem = (typed: string): FieldProblem | undefined =>
  knownPasswordProblem(typed, "errors.paymentPasswordRequired");

/** What is wrong with each field, in the order of the form (docs/decisions/100). */
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
