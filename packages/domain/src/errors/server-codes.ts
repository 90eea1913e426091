import { commonCodeMessages, messageKeyAmong } from "./common-codes.ts";
import type { MessageKey } from "./message-key.ts";

/**
 * What the gateway's machine codes mean to a player (decisions W1): those of any call, and of signing in,
 * joining and changing an account. Codes of one call are listed with that call.
 */
export const serverCodeMessages = {
  ...commonCodeMessages,

  user_not_found: "errors.userNotFound",
  wrong_password: "errors.wrongPassword",
  captcha_required: "errors.captchaRequired",
  captcha_wrong: "errors.captchaWrong",
  agents_only: "errors.agentsOnly",
  non_member: "errors.nonMember",
  account_disabled: "errors.accountDisabled",
  too_many_attempts: "errors.tooManyAttempts",
  sign_in_closed: "errors.signInClosed",
  firebase_refused: "errors.firebaseRefused",
  human_verification_required: "errors.humanRequired",
  human_verification_failed: "errors.humanFailed",
  verification_code_wrong: "errors.verificationCodeWrong",
  mobile_not_registered: "errors.mobileNotRegistered",

  registration_closed: "errors.registrationClosed",
  username_taken: "errors.usernameTaken",
  mobile_taken: "errors.mobileTaken",
  email_taken: "errors.emailTaken",
  invalid_invitation: "errors.invalidInvitation",
  agent_information: "errors.agentInformation",
  under_age: "errors.underAge",

  email_incorrect: "errors.emailIncorrect",
  old_password_wrong: "errors.oldPasswordWrong",
  password_unchanged: "errors.passwordUnchanged",
  passwords_differ: "errors.passwordsDiffer",
} as const satisfies Record<string, MessageKey>;

/** The text for a refusal by the gateway; a code nobody told us about says no more than the status does. */
export const messageKeyForRefusal = (code: string, status: number): MessageKey =>
  messageKeyAmong(serverCodeMessages, code, status);
