/** Single fields and login forms: message keys with bounds, never sentences. */

export type { Bounds } from "./bounds.ts";
export {
  cleanCode,
  cleanFigures,
  cleanName,
  cleanSearch,
  cleanText,
  cutText,
  foldedText,
} from "./clean-text.ts";
export type { EmailPattern, EmailRule } from "./email.ts";
export { emailProblem } from "./email.ts";
export { TEXT_MAX_LENGTH } from "./free-text.ts";
export type { LoginFields, LoginRules } from "./login.ts";
export {
  CAPTCHA_MAX_DIGITS,
  loginName,
  loginProblems,
  USERNAME_MAX_LENGTH,
  usernameProblem,
} from "./login.ts";
export {
  cleanMobile,
  MOBILE_MAX_LENGTH,
  mobileBounds,
  mobileProblem,
  possibleMobiles,
  typedDiallingCode,
} from "./mobile.ts";
export type { PasswordChecks } from "./new-password.ts";
export {
  newPasswordBounds,
  newPasswordProblem,
  PASSWORD_MAX_LENGTH,
  passwordChecks,
} from "./new-password.ts";
export type { PictureFormat, PictureProblem } from "./pictures.ts";
export {
  PICTURE_BYTES_MAX,
  PICTURES_MAX,
  pictureFormat,
  pictureProblem,
  REMARK_MAX,
  remarkProblem,
  SIGNATURE_BYTES,
} from "./pictures.ts";
export type { PasswordRule, RuleSets } from "./rule-sets.ts";
export { cleanSmsCode, SMS_CODE_MAX_DIGITS } from "./sms-code.ts";
export type { SmsLoginFields } from "./sms-login.ts";
export { smsLoginProblems } from "./sms-login.ts";
