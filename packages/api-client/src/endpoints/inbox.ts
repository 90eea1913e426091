import type { InboxBox, InboxDraft, InboxTopic } from "@volado/domain/inbox";
import { defineKeyed, defineRead } from "../core/endpoint.ts";
import { Module } from "../modules.ts";
import { inboxMessageSchema, inboxPageSchema } from "../schemas/inbox.schema.ts";
import { noInput } from "../schemas/no-input.ts";
import { encodePictures, pictureFields, wireLines } from "../schemas/picture-fields.ts";
import { wireCount, wireId } from "../schemas/primitives.ts";
import { z } from "../schemas/z.ts";

/** Some of the member's messages. The gateway takes a hundred at a time. */
const chosen = {
  request: z.object({ ids: z.array(wireId).check(z.minLength(1), z.maxLength(100)) }),
  encode: (ids: readonly string[]) => ({ ids: [...ids] }),
  response: wireCount,
};

/** Which box, and where to go on. */
export interface ListMessagesInput {
  readonly box: InboxBox;
  /** What the page before told; undefined for the first. */
  readonly after: string | undefined;
  readonly pageSize: number;
}

/**
 * The member's messages of one box, whole, the newest first (Spec §2 /m/webEmail;
 * docs/decisions/106). A page goes on where the one before ended, so that new and deleted messages neither
 * repeat nor hide one. Refusal, as of every call here: `not_permitted` (403) for free accounts (Spec §6).
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
  offline: { version: 1, keeps: ({ after }) => after === undefined },
});

/**
 * How many received messages the member has yet to read (Spec §7 "Unread count and inbox unread: GET (INBOX3;
 * value a number)").
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
 * Marks received messages as read, by their ids. Answers how many are unread then. Marking again, or what is
 * gone, changes nothing.
 */
export const markMessagesRead = defineKeyed({
  id: "markMessagesRead",
  path: "/api/inbox/read",
  module: Module.Inbox,
  ...chosen,
});

/**
 * Deletes messages of either box for the member, by their ids. Answers how many are unread then. What is gone
 * stays gone.
 */
export const deleteMessages = defineKeyed({
  id: "deleteMessages",
  path: "/api/inbox/delete",
  module: Module.Inbox,
  ...chosen,
});

/** A message to the house. */
export interface SendMessageInput extends InboxDraft {
  readonly topic: InboxTopic;
  /** At most three, png or jpg, at most 5 MB each; none for most messages. */
  readonly pictures: readonly File[];
}

/**
 * Writes to the house, perhaps with pictures (Spec §2 "Message centre", §5 "uploads", "Feedback"). Answers
 * the message as it stands among the sent ones. Refusals: `invalid_input` (422) beyond the bounds, or for
 * what is no png or jpg, `invalid_input` (413) for too many bytes, `upload_quota` (429) for too many pictures
 * in a day.
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
