import type { FieldProblem } from "../errors/field-message-key.ts";
import { SiteSwitch, type SiteSwitches } from "../site/switches.ts";
import { type EmailPattern, emailProblem } from "../validation/email.ts";
import { usernameProblem } from "../validation/login.ts";
import { cleanMobile, mobileProblem, smsCodeProblem } from "../validation/mobile.ts";
import {
  type Guessable,
  knownPasswordProblem,
  newPasswordProblem,
  type PasswordRule,
  passwordAgainProblem,
  type RuleSets,
} from "../validation/new-password.ts";
import { type Bounds, collectProblems } from "../validation/problems.ts";

export interface ChangePasswordFields {
  readonly oldPassword: string;
  readonly newPassword: string;
  readonly newPasswordAgain: string;
}

export interface ChangePasswordRules extends Guessable {
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
  { rule, oldNeeded, optional = false, ...guessable }: ChangePasswordRules,
): ReadonlyMap<keyof ChangePasswordFields, FieldProblem> =>
  collectProblems<keyof ChangePasswordFields>([
    [
      "oldPassword",
      oldNeeded ? knownPasswordProblem(fields.oldPassword, "errors.oldPasswordRequired") : undefined,
    ],
    ["newPassword", newPasswordProblem(fields.newPassword, rule, { ...guessable, required: !optional })],
    ["newPasswordAgain", passwordAgainProblem(fields.newPassword, fields.newPasswordAgain)],
  ]);

/** Whether the new password equals the old one: a popup says so and nothing is sent (Spec §5). */
export const isSamePassword = (oldPassword: string, newPassword: string): boolean =>
  newPassword !== "" && newPassword === oldPassword;

/** What confirms a new payment password: the current one, or the login password. */
export type PaymentPasswordProof = "payment-password" | "password";

/** Fields of the form that sets or changes a payment password. */
export interface PaymentPasswordFields {
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

/** Ways to reset a forgotten password. */
export type ForgotWay = "phone" | "email";

/** The available ways, the default first: phone while CHNGPASSVERIF3 is on, otherwise only e-mail (Spec §2, §4). */
export const forgotWays = (switches: SiteSwitches): readonly ForgotWay[] =>
  switches.has(SiteSwitch.PasswordChangeSmsCheck) ? ["phone", "email"] : ["email"];

export interface RetrieveFields {
  readonly username: string;
  readonly email: string;
}

/** The problems: username by `loginUsername`, e-mail required; surrounding blanks don't count (Spec §5). */
export const retrieveProblems = (
  fields: RetrieveFields,
  rules: { readonly username: Bounds; readonly emailPattern: EmailPattern },
): ReadonlyMap<keyof RetrieveFields, FieldProblem> =>
  collectProblems<keyof RetrieveFields>([
    ["username", usernameProblem(fields.username, rules.username)],
    ["email", emailProblem(fields.email, { required: true, pattern: rules.emailPattern })],
  ]);

export interface SetPasswordFields {
  readonly mobile: string;
  readonly smsCode: string;
  readonly newPassword: string;
}

/** The problems in form order (Spec §2 "Set-password-by-phone form"). The number is the username that is known here. */
export const setPasswordProblems = (
  fields: SetPasswordFields,
  rules: RuleSets,
  diallingCode: string,
  isCommon?: Guessable["isCommon"],
): ReadonlyMap<keyof SetPasswordFields, FieldProblem> =>
  collectProblems<keyof SetPasswordFields>([
    ["mobile", mobileProblem(fields.mobile, diallingCode, rules.mobile)],
    ["smsCode", smsCodeProblem(fields.smsCode, rules.smsCode)],
    [
      "newPassword",
      newPasswordProblem(fields.newPassword, rules.password, {
        username: cleanMobile(fields.mobile, diallingCode),
        isCommon,
      }),
    ],
  ]);
