import type { MessageKey } from "./message-key.ts";

const statusMessages: Readonly<Record<number, MessageKey>> = {
  401: "errors.sessionExpired",
  403: "errors.notPermitted",
  404: "errors.notFound",
  409: "errors.conflict",
  422: "errors.invalidInput",
  429: "errors.tooManyRequests",
  451: "errors.regionRestricted",
  503: "errors.maintenance",
};

/** The message for a failed response without a known code, by its HTTP status (decisions W1). */
export const messageKeyForStatus = (status: number): MessageKey =>
  statusMessages[status] ?? (status >= 500 ? "errors.server" : "errors.unknown");

/**
 * The message of each gateway code (decisions W1). Codes of single calls are listed with the call. The keys are
 * literals, so that pages don't bundle the whole `MessageKey` object. Where a text isn't loaded, `errors.unknown` is
 * shown (docs/decisions/001).
 */
export const serverCodeMessages = {
  // Any call.
  not_logged_in: "errors.notLoggedIn",
  session_expired: "errors.sessionExpired",
  session_elsewhere: "errors.sessionElsewhere",
  not_permitted: "errors.notPermitted",
  not_found: "errors.notFound",
  conflict: "errors.conflict",
  invalid_input: "errors.invalidInput",
  too_many_requests: "errors.tooManyRequests",
  upload_quota: "errors.uploadQuota",
  region_restricted: "errors.regionRestricted",
  address_blocked: "errors.regionRestricted",
  maintenance: "errors.maintenance",
  system_upgrading: "errors.systemUpgrading",
  unknown_key: "errors.secureChannel",
  replayed: "errors.secureChannel",
  clock_skew: "errors.clockSkew",
  internal: "errors.server",

  // Games and money.
  game_not_permitted: "errors.gameNotPermitted",
  game_maintenance: "errors.gameMaintenance",
  insufficient_permission: "errors.insufficientPermission",
  game_not_found: "errors.gameNotFound",
  insufficient_balance: "errors.insufficientBalance",

  // Signing in.
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
  social_not_registered: "errors.userNotFound",
  human_verification_required: "errors.humanRequired",
  human_verification_failed: "errors.humanFailed",
  verification_code_wrong: "errors.verificationCodeWrong",
  mobile_not_registered: "errors.mobileNotRegistered",

  // Registering.
  registration_closed: "errors.registrationClosed",
  username_taken: "errors.usernameTaken",
  mobile_taken: "errors.mobileTaken",
  email_taken: "errors.emailTaken",
  invalid_invitation: "errors.invalidInvitation",
  agent_information: "errors.agentInformation",
  under_age: "errors.underAge",

  // Passwords.
  email_incorrect: "errors.emailIncorrect",
  old_password_wrong: "errors.oldPasswordWrong",
  password_unchanged: "errors.passwordUnchanged",
  passwords_differ: "errors.passwordsDiffer",
} as const satisfies Record<string, MessageKey>;

const UNAVAILABLE = 503;

/**
 * The message for a refusal; an unknown code falls back to the status. A 503 with a code other than `maintenance`
 * doesn't close the site: only part of it is being upgraded (Spec §8 "System upgrading").
 */
export const messageKeyForRefusal = (code: string, status: number): MessageKey => {
  const messages: Readonly<Record<string, MessageKey>> = serverCodeMessages;
  const known = Object.hasOwn(messages, code) ? messages[code] : undefined;
  if (known) return known;
  return status === UNAVAILABLE && code !== "" ? "errors.systemUpgrading" : messageKeyForStatus(status);
};
