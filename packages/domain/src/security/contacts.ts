import type { FieldProblem } from "../errors/field-message-key.ts";
import { type EmailPattern, emailProblem } from "../validation/email.ts";
import { mobileProblem } from "../validation/mobile.ts";
import type { RuleSets } from "../validation/new-password.ts";
import { collectProblems } from "../validation/problems.ts";
import { smsCodeProblem } from "../validation/sms-code.ts";
import { ownPasswordProblem } from "./payment-password.ts";

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
interface BindRules {
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

/** When and from where somebody signed in. */
export interface LoginRecord {
  /** Epoch milliseconds. */
  readonly at: number;
  /** Address that the login came from; undefined when it was not kept. */
  readonly address: string | undefined;
}

/**
 * How an account is secured, as the gateway shows it: what is set, and of contacts only a part (docs/decisions/100).
 */
export interface SecurityOverview {
  /** Whether there is a password to log in with; somebody who came by Google or SMS may have none. */
  readonly hasPassword: boolean;
  readonly hasPaymentPassword: boolean;
  /** `+52 •••• 5678`; undefined when no number is bound. */
  readonly mobile: string | undefined;
  /** `j•••@example.com`; undefined when no address is bound. */
  readonly email: string | undefined;
  /** How many bank cards there are. */
  readonly bankCards: number;
  /** The login before this one, or this one when it was the first. */
  readonly lastLogin: LoginRecord | undefined;
}
