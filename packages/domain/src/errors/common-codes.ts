import type { MessageKey } from "./message-key.ts";
import { messageKeyForStatus } from "./status-messages.ts";

/**
 * What those of the gateway's machine codes mean to a player that any call may be refused with, and those of
 * games (decisions W1). The keys are written out, so that a page does not carry the whole `MessageKey` object
 * along.
 */
export const commonCodeMessages = {
  not_logged_in: "errors.notLoggedIn",
  session_expired: "errors.sessionExpired",
  session_elsewhere: "errors.sessionElsewhere",
  not_permitted: "errors.notPermitted",
  not_found: "errors.notFound",
  conflict: "errors.conflict",
  invalid_input: "errors.invalidInput",
  too_many_requests: "errors.tooManyRequests",
  region_restricted: "errors.regionRestricted",
  address_blocked: "errors.regionRestricted",
  maintenance: "errors.maintenance",
  unknown_key: "errors.secureChannel",
  replayed: "errors.secureChannel",
  clock_skew: "errors.clockSkew",
  internal: "errors.server",

  game_not_permitted: "errors.gameNotPermitted",
  game_maintenance: "errors.gameMaintenance",
  insufficient_permission: "errors.insufficientPermission",
  game_not_found: "errors.gameNotFound",

  insufficient_balance: "errors.insufficientBalance",
} as const satisfies Record<string, MessageKey>;

/** The text of a code among `messages`; a code that isn't there says no more than the status does. */
export const messageKeyAmong = (
  messages: Readonly<Record<string, MessageKey>>,
  code: string,
  status: number,
): MessageKey => (Object.hasOwn(messages, code) ? messages[code] : undefined) ?? messageKeyForStatus(status);

/** The text for a refusal by the gateway where no account is signed into, made or changed. */
export const messageKeyForCommonRefusal = (code: string, status: number): MessageKey =>
  messageKeyAmong(commonCodeMessages, code, status);
