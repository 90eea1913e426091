/** Messages between member, agent and house. */

export type { InboxDraft, InboxDraftProblem } from "./inbox-draft.ts";
export { INBOX_TEXT_MAX, INBOX_TITLE_MAX, inboxDraftProblems } from "./inbox-draft.ts";
export type { InboxMessage, InboxPage } from "./inbox-message.ts";
export { InboxBox, InboxTopic } from "./inbox-message.ts";
export { inboxAfterReading, inboxUnread } from "./inbox-reading.ts";
