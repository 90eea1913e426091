import type { FieldProblem } from "../errors/field-message-key.ts";
import {
  knownPasswordProblem,
  newPasswordProblem,
  type PasswordRule,
  passwordAgainProblem,
} from "../validation/new-password.ts";
import { collectProblems } from "../validation/problems.ts";

/** The form that changes a password, as typed. */
export interface ChangePasswordFields {
  readonly oldPassword: string;
  readonly newPassword: string;
  readonly newPasswordAgain: string;
}

/** What its rules depend on. */
export interface ChangePasswordRules {
  readonly rule: PasswordRule;
  /** The old password is asked for: none is known for this session (Spec §2 "Change password"). */
  readonly oldNeeded: boolean;
  /** An empty new password is let through by its own rule. */
  readonly optional?: boolean;
}

/**
 * What is wrong with each field, in the order of the form (Spec §5): old one when needed, new one by the
 * password rule, again required and the same. That the new one differs from the old is no field's problem but
 * a popup, see `isSamePassword`.
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

/** The new password equals the old one: a popup says so, and nothing is sent (Spec §5). */
export const isSamePassword = (oldPassword: string, newPassword: string): boolean =>
  newPassword !== "" && newPassword === oldPassword;
