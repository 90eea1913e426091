/** Keys of the messages next to a form field (Spec §5, §8). Each may use the values of `FieldProblem`. */
export const FieldMessageKey = {
  UsernameRequired: "errors.usernameRequired",
  UsernameLength: "errors.usernameLength",
  UsernameFormat: "errors.usernameFormat",
  PasswordRequired: "errors.passwordRequired",
  PasswordLength: "errors.passwordLength",
  PasswordFormat: "errors.passwordFormat",
  PasswordCommon: "errors.passwordCommon",
  PasswordIsUsername: "errors.passwordIsUsername",
  PasswordAgainRequired: "errors.passwordAgainRequired",
  PasswordsDiffer: "errors.passwordsDiffer",
  PasswordUnchanged: "errors.passwordUnchanged",
  OldPasswordRequired: "errors.oldPasswordRequired",
  EmailRequired: "errors.emailRequired",
  EmailFormat: "errors.emailFormat",
  EmailIncorrect: "errors.emailIncorrect",
  NameFormat: "errors.nameFormat",
  MobileRequired: "errors.mobileRequired",
  MobileFormat: "errors.mobileFormat",
  MobileDigits: "errors.mobileDigits",
  MobileCountry: "errors.mobileCountry",
  MobileLength: "errors.mobileLength",
  SmsCodeRequired: "errors.smsCodeRequired",
  SmsCodeFormat: "errors.smsCodeFormat",
  SmsCodeLength: "errors.smsCodeLength",
  BirthdayRequired: "errors.birthdayRequired",
  BirthdayFormat: "errors.birthdayFormat",
  BirthdayUnderAge: "errors.birthdayUnderAge",
  FieldRequired: "errors.fieldRequired",
  FieldTooLong: "errors.fieldTooLong",
  CaptchaRequired: "errors.captchaRequired",
  CaptchaFormat: "errors.captchaFormat",
  VerificationCodeWrong: "errors.verificationCodeWrong",
  InvalidInvitation: "errors.invalidInvitation",
  ReferrerLink: "errors.referrerLink",
  AgentInformation: "errors.agentInformation",
  UsernameTaken: "errors.usernameTaken",
  AcceptDisclaimer: "errors.acceptDisclaimer",
  PaymentPasswordRequired: "errors.paymentPasswordRequired",
  PaymentPasswordWrong: "errors.paymentPasswordWrong",
  PaymentPasswordMissing: "errors.paymentPasswordMissing",
  PaymentPasswordSame: "errors.paymentPasswordSame",
  BankRequired: "errors.bankRequired",
  BankNumberRequired: "errors.bankNumberRequired",
  BankNumberFormat: "errors.bankNumberFormat",
  BankNumberMismatch: "errors.bankNumberMismatch",
  BankCardTaken: "errors.bankCardTaken",
  BankCardLimit: "errors.bankCardLimit",
} as const;
export type FieldMessageKey = (typeof FieldMessageKey)[keyof typeof FieldMessageKey];

/** Why a field is refused. `values` are always complete, whatever the message uses. */
export interface FieldProblem {
  readonly key: FieldMessageKey;
  /** Bounds in characters or digits; for a birthday in years, with the minimum age as `min`. */
  readonly values: { readonly min: number; readonly max: number };
}
