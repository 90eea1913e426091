/** The error catalogue: every failure's message key, by server code, by HTTP status and by form field. */

export type { FieldMessageKey, FieldProblem } from "./field-message-key.ts";
export { MessageKey } from "./message-key.ts";
export { messageKeyForRefusal } from "./server-codes.ts";
export { messageKeyForStatus } from "./status-messages.ts";
