import type { FieldProblem } from "../errors/field-message-key.ts";
import { SiteSwitch, type SiteSwitches } from "../site/switches.ts";
import { type EmailPattern, emailProblem } from "../validation/email.ts";
import { usernameProblem } from "../validation/login.ts";
import { mobileProblem } from "../validation/mobile.ts";
import type { RuleSets } from "../validation/new-password.ts";
import { newPasswordProblem } from "../validation/new-password.ts";
import type { Bounds } from "../validation/problems.ts";
import { collectProblems } from "../validation/problems.ts";
import { smsCodeProblem } from "../validation/sms-code.ts";

/** Ways to reset a forgotten password. */
export type ForgotWay = "phone" | "email";

/** The available ways, the default first: phone while CHNGPASSVERIF3 is on, otherwise only e-mail (Spec §2, §4). */
export const forgotWays = (switches: SiteSwitches): readonly ForgotWay[] =>
  switches.has(SiteSwitch.PasswordChangeSmsCheck) ? ["phone", "email"] : ["email"];

/** Fields of the form that requests an e-mail. */
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

/** Fields of the form that sets a password by phone. */
export interface SetPasswordFields {
  readonly mobile: string;
  readonly smsCode: string;
  readonly newPassword: string;
}

/** The problems in form order (Spec §2 "Set-password-by-phone form"). */
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
