/** Validation of single fields and login forms: message keys with bounds, never sentences. */

export * from "./clean-text.ts";
export * from "./email.ts";
export { TEXT_MAX_LENGTH } from "./free-text.ts";
export {
  CAPTCHA_MAX_DIGITS,
  type LoginFields,
  type LoginRules,
  loginName,
  loginProblems,
  type SmsLoginFields,
  smsLoginProblems,
  USERNAME_MAX_LENGTH,
  usernameProblem,
} from "./login.ts";
export * from "./mobile.ts";
export {
  newPasswordBounds,
  newPasswordProblem,
  PASSWORD_MAX_LENGTH,
  type PasswordChecks,
  type PasswordRule,
  passwordChecks,
  type RuleSets,
} from "./new-password.ts";
export * from "./pictures.ts";
export type { Bounds } from "./problems.ts";
