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

/** The text for a failed answer that carries no known code, by its HTTP status (decisions W1). */
export const messageKeyForStatus = (status: number): MessageKey =>
  statusMessages[status] ?? (status >= 500 ? "errors.server" : "errors.unknown");
