import type { FieldProblem } from "../errors/field-message-key.ts";
import {
  knownPasswordProblem,
  newPasswordProblem,
  type PasswordRule,
  passwordAgainProblem,
} from "../validation/new-password.ts";
import { collectProblems } from "../validation/problems.ts";

/** Fields of the form that changes a password. */
export interface ChangePasswordFields {
  readonly oldPassword: string;
  readonly newPassword: string;
  readonly newPasswordAgain: string;
}

/** Rules of the form. */
export interface ChangePasswordRules {
  readonly rule: PasswordRule;
  /** The old password is required, since this session doesn't know it (Spec §2 "Change password"). */
  readonly oldNeeded: boolean;
  /** An empty new password is allowed. */
  readonly optional?: boolean;
}

/**
 * The problems in form order (Spec §5). A new password that equals the old one is not a field problem but a popup,
 * see `isSamePassword`.
 */
export const changePasswordProblems = (
  fields: ChangePasswordFields,
  { rule, oldNeeded, optional = false }: ChangePasswordRules,
): ReadonlyMap<keyof ChangePasswordFields, FieldProblem> =>
  collectProblems<keyof ChangePasswordFields>([
    [
      "oldPassword",
      oldNeeded ? knownPasswordProblem(fields.oldPassword, "errors.oldPasswordRequired") : undefined,
    ],
    ["newPassword", newPasswordProblem(fields.newPassword, rule, !optional)],
    ["newPasswordAgain", passwordAgainProblem(fields.newPassword, fields.newPasswordAgain)],
  ]);

/** Whether the new password equals the old one: a popup says so and nothing is sent (Spec §5). */
export const isSamePassword = (oldPassword: string, newPassword: string): boolean =>
  newPassword !== "" && newPassword === oldPassword;
