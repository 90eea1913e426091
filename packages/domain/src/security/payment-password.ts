import type { FieldProblem } from "../errors/field-message-key.ts";
import type { PasswordRule } from "../validation/new-password.ts";
import {
  knownPasswordProblem,
  newPasswordProblem,
  passwordAgainProblem,
} from "../validation/new-password.ts";
import { collectProblems } from "../validation/problems.ts";

/** What confirms a new payment password: the current one, or the login password. */
export type PaymentPasswordProof = "payment-password" | "password";

/** Fields of the form that sets or changes a payment password. */
export interface PaymentPasswordFields {
  /** The password that confirms it. */
  readonly proof: string;
  readonly newPassword: string;
  readonly newPasswordAgain: string;
}

/** Checks the login password that confirms a change to the account. */
export const ownPasswordProblem = (typed: string): FieldProblem | undefined =>
  knownPasswordProblem(typed, "errors.oldPasswordRequired");

const proofProblem = (typed: string, by: PaymentPasswordProof): FieldProblem | undefined =>
  by === "password"
    ? ownPasswordProblem(typed)
    : knownPasswordProblem(typed, "errors.paymentPasswordRequired");

/**
 * The problems by field; the new password follows the registration rule (Spec §3 "paymentPassword";
 * docs/decisions/100).
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
