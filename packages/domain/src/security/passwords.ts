import type { FieldProblem } from "../errors/field-message-key.ts";
import { SiteSwitch, type SiteSwitches } from "../site/switches.ts";
import { type EmailPattern, emailProblem } from "../validation/email.ts";
import { usernameProblem } from "../validation/login.ts";
import { mobileProblem } from "../validation/mobile.ts";
import {
  knownPasswordProblem,
  newPasswordProblem,
  type PasswordRule,
  passwordAgainProblem,
  type RuleSets,
} from "../validation/new-password.ts";
import { type Bounds, collectProblems } from "../validation/problems.ts";
import { smsCodeProblem } from "../validation/sms.ts";

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

/** How a forgotten password can be replaced. */
export type ForgotWay = "phone" | "email";

/** The ways on offer, the starting one first: phone while CHNGPASSVERIF3 is on, otherwise only e-mail (Spec §2, §4). */
export const forgotWays = (switches: SiteSwitches): readonly ForgotWay[] =>
  switches.has(SiteSwitch.PasswordChangeSmsCheck) ? ["phone", "email"] : ["email"];

/** The form that asks for an e-mail, as typed. */
export interface RetrieveFields {
  readonly username: string;
  readonly email: string;
}

/** What is wrong with it: username by `loginUsername`, e-mail required; blanks around both don't count (Spec §5). */
export const retrieveProblems = (
  fields: RetrieveFields,
  rules: { readonly username: Bounds; readonly emailPattern: EmailPattern },
): ReadonlyMap<keyof RetrieveFields, FieldProblem> =>
  collectProblems<keyof RetrieveFields>([
    ["username", usernameProblem(fields.username, rules.username)],
    ["email", emailProblem(fields.email, { required: true, pattern: rules.emailPattern })],
  ]);

/** The form that sets a password by phone, as typed. */
export interface SetPasswordFields {
  readonly mobile: string;
  readonly smsCode: string;
  readonly newPassword: string;
}

/** What is wrong with it, in the order of the form (Spec §2 "Set-password-by-phone form"). */
export const setPasswordProblems = (
  fields: SetPasswordFields,
  rules: RuleSets,
  diallingCode: string,
): ReadonlyMap<keyof SetPasswordFields, FieldProblem> =>
  collectProblems<keyof SetPasswordFields>([
    ["mobile", mobileProblem(fields.mobile, diallingCode, rules.mobile)],
    ["smsCode", smsCodeProblem(fields.smsCode, rules.smsCode)],
    ["newPassword", newPasswordProblem(fields.newPassword, rules.password)],
  ]);

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
