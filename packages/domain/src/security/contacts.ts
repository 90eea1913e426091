import type { FieldProblem } from "../errors/field-message-key.ts";
import { type EmailPattern, emailProblem } from "../validation/email.ts";
import { mobileProblem, smsCodeProblem } from "../validation/mobile.ts";
import type { RuleSets } from "../validation/new-password.ts";
import { collectProblems } from "../validation/problems.ts";
import type { BrowserName } from "./browser-name.ts";
import { ownPasswordProblem } from "./passwords.ts";

export interface BindMobileFields {
  readonly mobile: string;
  readonly smsCode: string;
  readonly password: string;
}

export interface BindEmailFields {
  readonly email: string;
  readonly code: string;
  readonly password: string;
}

interface BindRules {
  readonly rules: Pick<RuleSets, "mobile" | "smsCode">;
  readonly passwordNeeded: boolean;
}

const passwordProblem = (typed: string, needed: boolean): FieldProblem | undefined =>
  needed ? ownPasswordProblem(typed) : undefined;

/** The problems in form order (docs/decisions/100). */
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

/** The problems in form order; the code follows the rule of SMS codes. */
export const bindEmailProblems = (
  fields: BindEmailFields,
  { rules, passwordNeeded, emailPattern }: BindRules & { readonly emailPattern: EmailPattern },
): ReadonlyMap<keyof BindEmailFields, FieldProblem> =>
  collectProblems<keyof BindEmailFields>([
    ["email", emailProblem(fields.email, { required: true, pattern: emailPattern })],
    ["code", smsCodeProblem(fields.code, rules.smsCode)],
    ["password", passwordProblem(fields.password, passwordNeeded)],
  ]);

/** Result of a human verification, opaque to everyone but the gateway (Spec §3 "slide/human-verification result"). */
export interface HumanProof {
  readonly lotNumber: string;
  readonly output: string;
  readonly passToken: string;
  /** Epoch seconds, as text. */
  readonly generatedAt: string;
}

/** A login's time and address. */
export interface LoginRecord {
  readonly at: number;
  /** IP address of the login; undefined when not recorded. */
  readonly address: string | undefined;
}

/** The account's security as shown by the gateway, with masked contacts (docs/decisions/100). */
export interface SecurityOverview {
  /** Whether the account has a login password; those created through Google or SMS may not. */
  readonly hasPassword: boolean;
  readonly hasPaymentPassword: boolean;
  /** `+52 •••• 5678`; undefined when no number is bound. */
  readonly mobile: string | undefined;
  /** `j•••@example.com`; undefined when no address is bound. */
  readonly email: string | undefined;
  readonly bankCards: number;
  /** How many passkeys the account has; undefined where it can't have any. */
  readonly passkeys: number | undefined;
  /** The previous login, or this one when it is the first. */
  readonly lastLogin: LoginRecord | undefined;
}

/** A passkey of the account: a WebAuthn credential that replaces username and password (docs/decisions/074). */
export interface Passkey extends BrowserName {
  /** Its credential id, base64url. */
  readonly id: string;
  /** Epoch milliseconds. */
  readonly addedAt: number;
  /** The last login with it; undefined before the first. */
  readonly usedAt: number | undefined;
}
