import { MessageKey } from "./message-key.ts";

/** What the gateway's machine codes mean to a player (decisions W1). Codes of one call are listed with that call. */
export const serverCodeMessages = {
  session_expired: MessageKey.SessionExpired,
  session_elsewhere: MessageKey.SessionElsewhere,
  not_permitted: MessageKey.NotPermitted,
  not_found: MessageKey.NotFound,
  conflict: MessageKey.Conflict,
  invalid_input: MessageKey.InvalidInput,
  too_many_requests: MessageKey.TooManyRequests,
  region_restricted: MessageKey.RegionRestricted,
  maintenance: MessageKey.Maintenance,
  unknown_key: MessageKey.SecureChannel,
  replayed: MessageKey.SecureChannel,
  clock_skew: MessageKey.ClockSkew,
  internal: MessageKey.Server,

  user_not_found: MessageKey.UserNotFound,
  wrong_password: MessageKey.WrongPassword,
  captcha_required: MessageKey.CaptchaRequired,
  captcha_wrong: MessageKey.CaptchaWrong,
  agents_only: MessageKey.AgentsOnly,
  non_member: MessageKey.NonMember,
  account_disabled: MessageKey.AccountDisabled,
  too_many_attempts: MessageKey.TooManyAttempts,

  game_not_permitted: MessageKey.GameNotPermitted,
  game_maintenance: MessageKey.GameMaintenance,
  insufficient_permission: MessageKey.InsufficientPermission,
  game_not_found: MessageKey.GameNotFound,

  insufficient_balance: MessageKey.InsufficientBalance,
} as const satisfies Record<string, MessageKey>;

/** A machine code whose meaning is known. */
export type ServerCode = keyof typeof serverCodeMessages;

/** Whether a received code is one of the known ones. */
export const isServerCode = (code: string): code is ServerCode => Object.hasOwn(serverCodeMessages, code);

/** The text for a refusal by the gateway; a code nobody told us about is an unknown error (Spec §8 "Unknown error"). */
export const messageKeyForCode = (code: string | undefined): MessageKey =>
  code !== undefined && isServerCode(code) ? serverCodeMessages[code] : MessageKey.Unknown;
