import type { FieldMessageKey, FieldProblem } from "../errors/field-message-key.ts";
import { type Bounds, isWithin, usableBounds } from "./problems.ts";

/** The rule of a new password: bounds and the gateway's pattern (Spec §5). */
export interface PasswordRule extends Bounds {
  /** undefined when missing or unreadable. */
  readonly pattern: RegExp | undefined;
}

/** Rule sets shared by several forms, with the gateway's bounds (Spec §5 "Shared rule sets"). */
export interface RuleSets {
  /** `loginUsername` */
  readonly username: Bounds;
  /** `loginPassword`, for new passwords. */
  readonly password: PasswordRule;
  /** `loginMobileNum`, in digits without dialling code and leading zero. */
  readonly mobile: Bounds;
  /** `verificationCode`, in digits. */
  readonly smsCode: Bounds;
}

/** Longest password in a request. A longer pasted one is refused with a message. */
export const PASSWORD_MAX_LENGTH = 128;

/** The length of a new password; `maxLength` is the field's own limit. */
export const newPasswordBounds = (rule: PasswordRule, maxLength?: number | undefined): Bounds =>
  usableBounds(rule, PASSWORD_MAX_LENGTH, maxLength);

/** The parts of the rule a password being typed meets, for a checklist. */
export interface PasswordChecks {
  readonly length: boolean;
  /** undefined without a pattern. */
  readonly pattern: boolean | undefined;
}

/** Checks a password being typed. An empty one meets nothing. */
export const passwordChecks = (typed: string, rule: PasswordRule): PasswordChecks => ({
  length: isWithin(typed, newPasswordBounds(rule)),
  pattern: rule.pattern && typed !== "" && rule.pattern.test(typed),
});

/** What makes a new login password easy to guess. */
export interface Guessable {
  /** The account's name, or the number that it logs in with; empty or missing if not known. */
  readonly username?: string | undefined;
  /** Whether a password is among the most common, such as `isCommonPassword`; missing while the list isn't loaded. */
  readonly isCommon?: ((typed: string) => boolean) | undefined;
}

export interface NewPasswordContext extends Guessable {
  /** @default true */
  readonly required?: boolean | undefined;
}

/**
 * Checks a new password: bounds and the gateway's pattern (Spec §5), then whether it is easy to guess
 * (docs/decisions/074). Blanks are part of it. May be empty unless required.
 */
export const newPasswordProblem = (
  typed: string,
  rule: PasswordRule,
  { required = true, username = "", isCommon }: NewPasswordContext = {},
): FieldProblem | undefined => {
  const values = newPasswordBounds(rule);
  if (typed === "") return required ? { key: "errors.passwordRequired", values } : undefined;
  if (!isWithin(typed, values)) return { key: "errors.passwordLength", values };
  if (rule.pattern?.test(typed) === false) return { key: "errors.passwordFormat", values };
  if (typed.toLowerCase() === username.toLowerCase()) return { key: "errors.passwordIsUsername", values };
  return isCommon?.(typed) ? { key: "errors.passwordCommon", values } : undefined;
};

/** Checks an existing password that confirms something: only presence and the longest request. */
export const knownPasswordProblem = (typed: string, missing: FieldMessageKey): FieldProblem | undefined => {
  const values = { min: 1, max: PASSWORD_MAX_LENGTH };
  if (typed === "") return { key: missing, values };
  return typed.length > PASSWORD_MAX_LENGTH ? { key: "errors.fieldTooLong", values } : undefined;
};

/** Checks the repeated password: required and equal (Spec §5). */
export const passwordAgainProblem = (password: string, again: string): FieldProblem | undefined => {
  const values = { min: 1, max: PASSWORD_MAX_LENGTH };
  if (again === "") return { key: "errors.passwordAgainRequired", values };
  return again === password ? undefined : { key: "errors.passwordsDiffer", values };
};
