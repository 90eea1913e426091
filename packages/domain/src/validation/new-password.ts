import type { FieldMessageKey, FieldProblem } from "../errors/field-message-key.ts";
import { type Bounds, isWithin, usableBounds } from "./problems.ts";

/** The rule of a new password: bounds, and the pattern that the merchant's gateway configures (Spec §5). */
export interface PasswordRule extends Bounds {
  /** undefined when the gateway sent none, or none that can be read. */
  readonly pattern: RegExp | undefined;
}

/** The rule sets that several forms share; their bounds come from the gateway (Spec §5 "Shared rule sets"). */
export interface RuleSets {
  /** `loginUsername` */
  readonly username: Bounds;
  /** `loginPassword`, for a password that is being chosen. */
  readonly password: PasswordRule;
  /** `loginMobileNum`, in digits without dialling code and leading zero. */
  readonly mobile: Bounds;
  /** `verificationCode`, in digits. */
  readonly smsCode: Bounds;
}

/** The most characters of a password that a request can carry. A pasted one that is longer is refused with a reason. */
export const PASSWORD_MAX_LENGTH = 128;

/** How long a new password may be; `maxLength` is the limit of a single field. */
export const newPasswordBounds = (rule: PasswordRule, maxLength?: number | undefined): Bounds =>
  usableBounds(rule, PASSWORD_MAX_LENGTH, maxLength);

/** Which parts of the rule a password being typed already keeps, for a list that ticks them off. */
export interface PasswordChecks {
  readonly length: boolean;
  /** undefined when the gateway configured no pattern. */
  readonly pattern: boolean | undefined;
}

/** How far a password being typed keeps the rule. Nothing typed keeps nothing. */
export const passwordChecks = (typed: string, rule: PasswordRule): PasswordChecks => ({
  length: isWithin(typed, newPasswordBounds(rule)),
  pattern: rule.pattern && typed !== "" && rule.pattern.test(typed),
});

/**
 * A password that is being chosen: bounds, and the pattern of the gateway (Spec §5). Blanks belong to it.
 * One that isn't required may stay empty.
 */
export const newPasswordProblem = (
  typed: string,
  rule: PasswordRule,
  required = true,
): FieldProblem | undefined => {
  const values = newPasswordBounds(rule);
  if (typed === "") return required ? { key: "errors.passwordRequired", values } : undefined;
  if (!isWithin(typed, values)) return { key: "errors.passwordLength", values };
  return rule.pattern?.test(typed) === false ? { key: "errors.passwordFormat", values } : undefined;
};

/**
 * A password that exists already and confirms something: only that it was typed, and that a request can carry it, can be
 * judged before it is sent.
 */
export const knownPasswordProblem = (typed: string, missing: FieldMessageKey): FieldProblem | undefined => {
  const values = { min: 1, max: PASSWORD_MAX_LENGTH };
  if (typed === "") return { key: missing, values };
  return typed.length > PASSWORD_MAX_LENGTH ? { key: "errors.fieldTooLong", values } : undefined;
};

/** The second typing of a password: required, and the same (Spec §5). */
export const passwordAgainProblem = (password: string, again: string): FieldProblem | undefined => {
  const values = { min: 1, max: PASSWORD_MAX_LENGTH };
  if (again === "") return { key: "errors.passwordAgainRequired", values };
  return again === password ? undefined : { key: "errors.passwordsDiffer", values };
};
