/** The error catalogue: every failure's message key, by server code, by HTTP status and by form field. */

export { commonCodeMessages, messageKeyForCommonRefusal } from "./common-codes.ts";
export type { FieldProblem } from "./field-message-key.ts";
export { FieldMessageKey } from "./field-message-key.ts";
export { MessageKey } from "./message-key.ts";
export type { ServerCode } from "./server-codes.ts";
export { isServerCode, messageKeyForRefusal, serverCodeMessages } from "./server-codes.ts";
export { messageKeyForStatus } from "./status-messages.ts";
