import type { BankNumberKind } from "./bank-card.ts";

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
