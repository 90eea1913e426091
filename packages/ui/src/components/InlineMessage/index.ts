export { InlineMessage, type InlineMessageKind, type InlineMessageProps } from "./InlineMessage.tsx";
