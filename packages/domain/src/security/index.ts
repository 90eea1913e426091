/** Passwords, payment password, bound contacts, and the countdown between SMS codes. */

export * from "./contacts.ts";
export {
  type ForgotWay,
  forgotWays,
  type RetrieveFields,
  retrieveProblems,
  type SetPasswordFields,
  setPasswordProblems,
} from "./forgotten-password.ts";
export {
  type ChangePasswordFields,
  type ChangePasswordRules,
  changePasswordProblems,
  isSamePassword,
} from "./passwords.ts";
export {
  type PaymentPasswordFields,
  type PaymentPasswordProof,
  paymentPasswordProblems,
} from "./payment-password.ts";
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
