import type { FieldProblem } from "../errors/field-message-key.ts";
import type { PasswordRule } from "../validation/new-password.ts";
import {
  knownPasswordProblem,
  newPasswordProblem,
  passwordAgainProblem,
} from "../validation/new-password.ts";
import { collectProblems } from "../validation/problems.ts";

/** What confirms a new payment password: the one before it, or the password of the login. */
export type PaymentPasswordProof = "payment-password" | "password";

/** The form that sets or changes a payment password, as typed. */
export interface PaymentPasswordFields {
  /** The password that confirms it. */
  readonly proof: string;
  readonly newPassword: string;
  readonly newPasswordAgain: string;
}

/** The password of the login, asked for before something about the account changes. */
export const ownPasswordProblem = (typed: string): FieldProblem | undefined =>
  knownPasswordProblem(typed, "errors.oldPasswordRequired");

const proofProblem = (typed: string, by: PaymentPasswordProof): FieldProblem | undefined =>
  by === "password"
    ? ownPasswordProblem(typed)
    : knownPasswordProblem(typed, "errors.paymentPasswordRequired");

/**
 * What is wrong with each field; the new one keeps the same rule as at registration (Spec §3
 * "paymentPassword"; docs/decisions/100).
 */
export const paymentPasswordProblems = (
  fields: PaymentPasswordFields,
  rule: PasswordRule,
  by: PaymentPasswordProof,
): ReadonlyMap<keyof PaymentPasswordFields, FieldProblem> =>
  collectProblems<keyof PaymentPasswordFields>([
    ["proof", proofProblem(fields.proof, by)],
    ["newPassword", newPasswordProblem(fields.newPassword, rule)],
    ["newPasswordAgain", passwordAgainProblem(fields.newPassword, fields.newPasswordAgain)],
  ]);
