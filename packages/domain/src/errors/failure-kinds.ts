import { MessageKey } from "./message-key.ts";

/** Ways in which a call can fail before the gateway's own refusal is known. */
export const failureMessages = {
  network: "errors.network",
  timeout: "errors.timeout",
  aborted: "errors.aborted",
  schema: "errors.badAnswer",
  input: "errors.invalidInput",
  /** The browser offers no cryptography on this origin (decisions W4). */
  crypto: "errors.insecureOrigin",
} as const satisfies Record<string, MessageKey>;
export type FailureKind = keyof typeof failureMessages;

/** The text for a failed answer that carries no known code, by its HTTP status (decisions W1). */
export const messageKeyForStatus = (status: number): MessageKey => {
  switch (status) {
    case 401:
      return MessageKey.SessionExpired;
    case 403:
      return MessageKey.NotPermitted;
    case 404:
      return MessageKey.NotFound;
    case 409:
      return MessageKey.Conflict;
    case 422:
      return MessageKey.InvalidInput;
    case 429:
      return MessageKey.TooManyRequests;
    case 451:
      return MessageKey.RegionRestricted;
    case 503:
      return MessageKey.Maintenance;
    default:
      return status >= 500 ? MessageKey.Server : MessageKey.Unknown;
  }
};
