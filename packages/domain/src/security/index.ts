/**
 * Passwords forgotten and changed, payment password, bound contacts, and SMS codes as a state machine
 * on two clocks.
 */

export type { BindEmailFields, BindMobileFields } from "./contact-problems.ts";
export { bindEmailProblems, bindMobileProblems } from "./contact-problems.ts";
export type { ChangePasswordFields, ChangePasswordRules } from "./passwords/change.ts";
export { changePasswordProblems, isSamePassword } from "./passwords/change.ts";
export type { ForgotWay, RetrieveFields, SetPasswordFields } from "./passwords/forgotten.ts";
export { forgotWays, retrieveProblems, setPasswordProblems } from "./passwords/forgotten.ts";
export type {
  PaymentPasswordFields,
  PaymentPasswordProof,
} from "./payment-password-problems.ts";
export { paymentPasswordProblems } from "./payment-password-problems.ts";
export type { LoginRecord, SecurityOverview } from "./security-overview.ts";
export type { HumanProof } from "./verification/human-proof.ts";
export type { Clocks, KeptCountdown, SmsAnswer, SmsCountdown } from "./verification/sms-countdown.ts";
export {
  keptCountdown,
  resumedCountdown,
  SMS_INITIAL_SECONDS,
  SMS_TICK_MS,
  smsCanSend,
  smsCountingFor,
  smsFailed,
  smsSecondsLeft,
  smsSending,
  smsSent,
  smsTick,
} from "./verification/sms-countdown.ts";
