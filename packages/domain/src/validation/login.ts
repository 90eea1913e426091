import type { FieldProblem } from "../errors/field-message-key.ts";
import { cleanFigures } from "./clean-text.ts";
import { cleanMobile, mobileProblem, smsCodeProblem } from "./mobile.ts";
import type { RuleSets } from "./new-password.ts";
import { type Bounds, collectProblems, isWithin } from "./problems.ts";

export const USERNAME_MAX_LENGTH = 64;

/** Longest captcha (Spec §5, decisions S3). */
export const CAPTCHA_MAX_DIGITS = 6;

/** The merchant's bounds of the login fields (docs/decisions/074). */
export interface LoginRules {
  readonly username: Bounds;
  readonly password: Bounds;
}

export interface LoginFields {
  readonly username: string;
  readonly password: string;
  /** undefined while no captcha is shown; it appears after a failed login that requires it (Spec §4). */
  readonly captcha: string | undefined;
}

const USERNAME = /^\w+$/;

/**
 * The rule `loginUsername`: required, within bounds, letters, digits and underscore; surrounding blanks and invisible
 * characters don't count (Spec §5).
 */
export const usernameProblem = (typed: string, bounds: Bounds): FieldProblem | undefined => {
  const username = cleanFigures(typed);
  if (username === "") return { key: "errors.usernameRequired", values: bounds };
  if (!USERNAME.test(username)) return { key: "errors.usernameFormat", values: bounds };
  return isWithin(username, bounds) ? undefined : { key: "errors.usernameLength", values: bounds };
};

/**
 * Normalizes the name for the gateway: no surrounding blanks or invisible characters; a mobile number without
 * separators and prefixes. Possible usernames stay unchanged.
 */
export const loginName = (typed: string, diallingCode: string): string => {
  const name = cleanFigures(typed);
  const mobile = cleanMobile(name, diallingCode);
  return !USERNAME.test(name) && /^\d+$/.test(mobile) ? mobile : name;
};

/** The rule `loginPassword`: required and within bounds. Blanks are part of a password (Spec §5). */
export const passwordProblem = (password: string, bounds: Bounds): FieldProblem | undefined => {
  if (password === "") return { key: "errors.passwordRequired", values: bounds };
  return isWithin(password, bounds) ? undefined : { key: "errors.passwordLength", values: bounds };
};

/** The captcha rule: required, digits only, at most six (Spec §5, decisions S3). */
export const captchaProblem = (typed: string): FieldProblem | undefined => {
  const values = { min: 1, max: CAPTCHA_MAX_DIGITS };
  const captcha = cleanFigures(typed);
  if (captcha === "") return { key: "errors.captchaRequired", values };
  return /^\d+$/.test(captcha) && isWithin(captcha, values)
    ? undefined
    : { key: "errors.captchaFormat", values };
};

/** The problems in form order, so that the first can be focused (Spec §5). Empty when the form is valid. */
export const loginProblems = (
  fields: LoginFields,
  rules: LoginRules,
): ReadonlyMap<keyof LoginFields, FieldProblem> =>
  collectProblems<keyof LoginFields>([
    ["username", usernameProblem(fields.username, rules.username)],
    ["password", passwordProblem(fields.password, rules.password)],
    ["captcha", fields.captcha === undefined ? undefined : captchaProblem(fields.captcha)],
  ]);

/** Fields of the login form's SMS tab (Spec §2 "Login"). */
export interface SmsLoginFields {
  readonly mobile: string;
  readonly smsCode: string;
  /** undefined while no captcha is shown. */
  readonly captcha: string | undefined;
}

/** The problems in form order (Spec §5). */
export const smsLoginProblems = (
  fields: SmsLoginFields,
  rules: Pick<RuleSets, "mobile" | "smsCode">,
  diallingCode: string,
): ReadonlyMap<keyof SmsLoginFields, FieldProblem> =>
  collectProblems<keyof SmsLoginFields>([
    ["mobile", mobileProblem(fields.mobile, diallingCode, rules.mobile)],
    ["smsCode", smsCodeProblem(fields.smsCode, rules.smsCode)],
    ["captcha", fields.captcha === undefined ? undefined : captchaProblem(fields.captcha)],
  ]);
