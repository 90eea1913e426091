import { cleanText } from "../validation/clean-text.ts";

/**
 * The two boxes of the inbox (Spec §2 /m/webEmail): what the house wrote to the member, and what the member
 * wrote to the house.
 */
export const InboxBox = { Received: "received", Sent: "sent" } as const;
export type InboxBox = (typeof InboxBox)[keyof typeof InboxBox];

/**
 * What a message to the house is about, or for whom of it: a question, the affiliate service (Spec §2
 * "Message centre"), or feedback (§5).
 */
export const InboxTopic = { General: "general", Affiliates: "affiliates", Feedback: "feedback" } as const;
export type InboxTopic = (typeof InboxTopic)[keyof typeof InboxTopic];

/** One message between the house and a member. */
export interface InboxMessage {
  readonly id: string;
  readonly title: string;
  /** Plain words with line breaks; never markup. */
  readonly text: string;
  /** Epoch milliseconds. */
  readonly sentAt: number;
  /** A member's own messages are read from the start. */
  readonly read: boolean;
  /** How many pictures went along (Spec §5 "uploads"). */
  readonly pictures: number;
}

/** Some messages of a box, the newest first. */
export interface InboxPage {
  readonly messages: readonly InboxMessage[];
  /** Where the next page goes on; undefined after the last. */
  readonly next: string | undefined;
}

/** Most characters of a message's title and of its text (docs/decisions/106: the specification shows no bounds). */
export const INBOX_TITLE_MAX = 80;
export const INBOX_TEXT_MAX = 1000;

/** A message as it is being written. */
export interface InboxDraft {
  readonly title: string;
  readonly text: string;
}

/** What is wrong with a field of a draft. */
export type InboxDraftProblem = "missing" | "too-long";

const problemOf = (typed: string, max: number): InboxDraftProblem | undefined => {
  if (cleanText(typed) === "") return "missing";
  return typed.trim().length > max ? "too-long" : undefined;
};

/** What keeps a draft from being sent, by field; blanks around its words don't count. */
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

/** The list with those messages read, before the gateway answers. The same list when nothing changes. */
export const inboxAfterReading = (
  messages: readonly InboxMessage[],
  ids: readonly string[],
): readonly InboxMessage[] =>
  messages.some(({ id, read }) => !read && ids.includes(id))
    ? messages.map((message) => (ids.includes(message.id) ? { ...message, read: true } : message))
    : messages;

/**
 * How many messages the member has yet to read: what the gateway counts, less those whose mark hasn't reached it.
 *
 * @param counted undefined while it isn't known
 */
export const inboxUnread = (counted: number | undefined, marksUnderWay: number): number | undefined =>
  counted === undefined ? undefined : Math.max(0, counted - marksUnderWay);
