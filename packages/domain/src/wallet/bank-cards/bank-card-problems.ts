import type { FieldProblem } from "../../errors/field-message-key.ts";
import { collectProblems } from "../../validation/collect-problems.ts";
import { nameProblem } from "../../validation/free-text.ts";
import { knownPasswordProblem } from "../../validation/new-password.ts";
import { BANK_NUMBER_MAX_LENGTH, bankNumberKind, clabeBank, cleanBankNumber } from "./bank-number.ts";

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
