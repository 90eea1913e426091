import type { InboxBox, InboxDraft, InboxMessage, InboxPage, InboxTopic } from "@volado/domain/inbox";
import { defineKeyed, defineRead, Module, noInput } from "../core/endpoint.ts";
import { encodePictures, pictureFields, wireLines } from "../schemas/picture-fields.ts";
import { wireCount, wireFlag, wireId, wireText } from "../schemas/primitives.ts";
import { rows } from "../schemas/rows.ts";
import { z } from "../schemas/z.ts";

/** A plain-text message. Wire fields are named as in the domain (docs/decisions/001). */
const inboxMessageSchema = z.object({
  id: wireId,
  title: z.string(),
  text: z.string(),
  sentAt: wireCount,
  read: wireFlag,
  pictures: z._default(wireCount, 0),
} satisfies Record<keyof InboxMessage, unknown>);

const inboxPageSchema = z.object({
  messages: rows(inboxMessageSchema),
  next: wireText,
} satisfies Record<keyof InboxPage, unknown>);

/** Common part of writes to some of the member's messages, at most 100 at a time. */
const chosen = {
  request: z.object({ ids: z.array(wireId).check(z.minLength(1), z.maxLength(100)) }),
  encode: (ids: readonly string[]) => ({ ids: [...ids] }),
  response: wireCount,
};

export interface ListMessagesInput {
  readonly box: InboxBox;
  /** `next` of the previous page; undefined for the first. */
  readonly after: string | undefined;
  readonly pageSize: number;
}

/**
 * The member's messages of one box with their content, newest first (Spec §2 /m/webEmail; docs/decisions/106).
 * Paged by cursor, so that new and deleted messages neither repeat nor hide one. Refusal of all calls here:
 * `not_permitted` (403) for free accounts (Spec §6).
 */
export const listMessages = defineRead({
  id: "listMessages",
  path: "/api/inbox",
  module: Module.Inbox,
  access: "session",
  request: z.object({
    box: z.enum(["received", "sent"]),
    after: z.optional(z.string().check(z.regex(/^\d{1,15}$/))),
    pageSize: wireCount.check(z.positive(), z.maximum(100)),
    language: z.string(),
  }),
  encode: (input: ListMessagesInput, { language }) => ({ ...input, language }),
  response: inboxPageSchema,
  offline: { version: 1, when: ({ after }) => after === undefined },
});

/**
 * Count of unread received messages (Spec §7 "Unread count and inbox unread: GET (INBOX3; value a number)").
 */
export const countUnreadMessages = defineRead({
  id: "countUnreadMessages",
  path: "/api/inbox/unread",
  module: Module.Inbox,
  access: "session",
  ...noInput,
  response: wireCount,
});

/**
 * Mark received messages as read, by id. Returns the unread count. Marking read or deleted messages changes
 * nothing.
 */
export const markMessagesRead = defineKeyed({
  id: "markMessagesRead",
  path: "/api/inbox/read",
  module: Module.Inbox,
  ...chosen,
});

/**
 * Delete messages of either box, by id. Returns the unread count. Deleting them again changes nothing.
 */
export const deleteMessages = defineKeyed({
  id: "deleteMessages",
  path: "/api/inbox/delete",
  module: Module.Inbox,
  ...chosen,
});

export interface SendMessageInput extends InboxDraft {
  readonly topic: InboxTopic;
  /** At most three, PNG or JPEG, at most 5 MB each. */
  readonly pictures: readonly File[];
}

/**
 * Send a message to the merchant, optionally with pictures (Spec §2 "Message centre", §5 "uploads", "Feedback").
 * Returns the sent message. Refusals: `invalid_input` (422) for a text that is too long or a file that is not a
 * PNG or JPEG, `invalid_input` (413) for a file that is too large, `upload_quota` (429) for too many pictures in
 * a day.
 */
export const sendMessage = defineKeyed({
  id: "sendMessage",
  path: "/api/inbox",
  module: Module.Inbox,
  codec: "multipart",
  request: z.object({
    topic: z.enum(["general", "affiliates", "feedback"]),
    title: z.string(),
    text: wireLines,
    ...pictureFields,
  }),
  encode: ({ pictures, ...message }: SendMessageInput) => ({ ...message, ...encodePictures(pictures) }),
  response: inboxMessageSchema,
});
