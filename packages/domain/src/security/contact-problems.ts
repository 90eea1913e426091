import type { FieldProblem } from "../errors/field-message-key.ts";
import { collectProblems } from "../validation/collect-problems.ts";
import { type EmailPattern, emailProblem } from "../validation/email.ts";
import { mobileProblem } from "../validation/mobile.ts";
import type { RuleSets } from "../validation/rule-sets.ts";
import { smsCodeProblem } from "../validation/sms-code.ts";
import { ownPasswordProblem } from "./payment-password-problems.ts";

/** The form that binds a mobile number, as typed. */
export interface BindMobileFields {
  readonly mobile: string;
  readonly smsCode: string;
  /** The password of the login. */
  readonly password: string;
}

/** The form that binds an e-mail address, as typed. */
export interface BindEmailFields {
  readonly email: string;
  readonly code: string;
  /** The password of the login. */
  readonly password: string;
}

/** What the two forms' rules depend on. */
export interface BindRules {
  readonly rules: Pick<RuleSets, "mobile" | "smsCode">;
  /** The account has a password to ask for. */
  readonly passwordNeeded: boolean;
}

const passwordProblem = (typed: string, needed: boolean): FieldProblem | undefined =>
  needed ? ownPasswordProblem(typed) : undefined;

/** What is wrong with each field, in the order of the form (docs/decisions/100). */
export const bindMobileProblems = (
  fields: BindMobileFields,
  { rules, passwordNeeded }: BindRules,
  diallingCode: string,
): ReadonlyMap<keyof BindMobileFields, FieldProblem> =>
  collectProblems<keyof BindMobileFields>([
    ["mobile", mobileProblem(fields.mobile, diallingCode, rules.mobile)],
    ["smsCode", smsCodeProblem(fields.smsCode, rules.smsCode)],
    ["password", passwordProblem(fields.password, passwordNeeded)],
  ]);

/** What is wrong with each field, in the order of the form; the code keeps the rule of those sent by SMS. */
export const bindEmailProblems = (
  fields: BindEmailFields,
  { rules, passwordNeeded, emailPattern }: BindRules & { readonly emailPattern: EmailPattern },
): ReadonlyMap<keyof BindEmailFields, FieldProblem> =>
  collectProblems<keyof BindEmailFields>([
    ["email", emailProblem(fields.email, { required: true, pattern: emailPattern })],
    ["code", smsCodeProblem(fields.code, rules.smsCode)],
    ["password", passwordProblem(fields.password, passwordNeeded)],
  ]);
