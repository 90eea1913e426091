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
