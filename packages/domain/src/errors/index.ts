/** The error catalogue: every failure's message key, by server code, by HTTP status and by form field. */

export * from "./field-message-key.ts";
export * from "./message-key.ts";
export { messageKeyForRefusal, messageKeyForStatus } from "./server-codes.ts";
