import type { MessageKey } from "./message-key.ts";

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

/** The text for a failed answer that carries no known code, by its HTTP status (decisions W1). */
export const messageKeyForStatus = (status: number): MessageKey =>
  statusMessages[status] ?? (status >= 500 ? "errors.server" : "errors.unknown");
