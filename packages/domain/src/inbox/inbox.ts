import { cleanText } from "../validation/clean-text.ts";

/**
 * The boxes of the inbox (Spec §2 /m/webEmail): messages from the merchant to the member, and from the member to the
 * merchant.
 */
export const InboxBox = { Received: "received", Sent: "sent" } as const;
export type InboxBox = (typeof InboxBox)[keyof typeof InboxBox];

/**
 * Topic of a message to the merchant: a question, the affiliate service (Spec §2 "Message centre"), or feedback (§5).
 */
export const InboxTopic = { General: "general", Affiliates: "affiliates", Feedback: "feedback" } as const;
export type InboxTopic = (typeof InboxTopic)[keyof typeof InboxTopic];

/** A message between the merchant and a member. */
export interface InboxMessage {
  readonly id: string;
  readonly title: string;
  /** Plain text with line breaks, no markup. */
  readonly text: string;
  readonly sentAt: number;
  /** Sent messages are always read. */
  readonly read: boolean;
  /** Number of attached pictures (Spec §5 "uploads"). */
  readonly pictures: number;
}

/** A page of messages, newest first. */
export interface InboxPage {
  readonly messages: readonly InboxMessage[];
  /** Cursor of the next page; undefined after the last. */
  readonly next: string | undefined;
}

/** Longest title and text of a message (docs/decisions/106: the specification shows no bounds). */
export const INBOX_TITLE_MAX = 80;
export const INBOX_TEXT_MAX = 1000;

/** A message being written. */
export interface InboxDraft {
  readonly title: string;
  readonly text: string;
}

/** Why a draft's field is refused. */
export type InboxDraftProblem = "missing" | "too-long";

const problemOf = (typed: string, max: number): InboxDraftProblem | undefined => {
  if (cleanText(typed) === "") return "missing";
  return typed.trim().length > max ? "too-long" : undefined;
};

/** The problems of a draft by field; surrounding blanks don't count. */
export const inboxDraftProblems = ({
  title,
  text,
}: InboxDraft): Readonly<Partial<Record<keyof InboxDraft, InboxDraftProblem>>> => {
  const found = { title: problemOf(title, INBOX_TITLE_MAX), text: problemOf(text, INBOX_TEXT_MAX) };
  return {
    ...(found.title && { title: found.title }),
    ...(found.text && { text: found.text }),
  };
};

/** Marks messages as read before the gateway responds. Returns the same list when nothing changes. */
export const inboxAfterReading = (
  messages: readonly InboxMessage[],
  ids: readonly string[],
): readonly InboxMessage[] =>
  messages.some(({ id, read }) => !read && ids.includes(id))
    ? messages.map((message) => (ids.includes(message.id) ? { ...message, read: true } : message))
    : messages;

/**
 * The unread count: the gateway's, less the marks not yet sent.
 * @param counted undefined until known
 */
export const inboxUnread = (counted: number | undefined, marksUnderWay: number): number | undefined =>
  counted === undefined ? undefined : Math.max(0, counted - marksUnderWay);
