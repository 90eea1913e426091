/** Passwords, payment password, bound contacts, and the countdown between SMS codes. */

export * from "./contacts.ts";
export {
  type ChangePasswordFields,
  type ChangePasswordRules,
  changePasswordProblems,
  type ForgotWay,
  forgotWays,
  isSamePassword,
  type PaymentPasswordFields,
  type PaymentPasswordProof,
  paymentPasswordProblems,
  type RetrieveFields,
  retrieveProblems,
  type SetPasswordFields,
  setPasswordProblems,
} from "./passwords.ts";
export {
  type Clocks,
  type HumanProof,
  resumedCountdown,
  SMS_INITIAL_SECONDS,
  SMS_TICK_MS,
  type SmsAnswer,
  type SmsCountdown,
  type StoredCountdown,
  smsCanSend,
  smsCountingFor,
  smsFailed,
  smsSecondsLeft,
  smsSending,
  smsSent,
  smsTick,
  storedCountdown,
} from "./verification.ts";
