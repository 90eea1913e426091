import type { InboxMessage, InboxPage } from "@volado/domain/inbox";
import { wireCount, wireFlag, wireId, wireText } from "./primitives.ts";
import { rows } from "./rows.ts";
import { z } from "./z.ts";

/** A plain-text message. Wire fields are named as in the domain (docs/decisions/001). */
export const inboxMessageSchema = z.object({
  id: wireId,
  title: z.string(),
  text: z.string(),
  sentAt: wireCount,
  read: wireFlag,
  pictures: z._default(wireCount, 0),
} satisfies Record<keyof InboxMessage, unknown>);

/** A page of a box. */
export const inboxPageSchema = z.object({
  messages: rows(inboxMessageSchema),
  next: wireText,
} satisfies Record<keyof InboxPage, unknown>);
