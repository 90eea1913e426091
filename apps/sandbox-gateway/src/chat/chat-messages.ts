import { randomUUID } from "node:crypto";
import type { Kysely, Selectable } from "kysely";
import type { ChatAuthor, Schema } from "../data/schema.ts";
import { randomToken, tokenHash } from "../session/sessions.ts";

export const CHAT_MESSAGE_MAX = 500;

/** Messages that the page of a conversation shows. */
const SHOWN = 50;

export type ChatMessage = Pick<Selectable<Schema["chat_messages"]>, "id" | "author" | "body" | "sent_at">;

/** Adds a message to a member's conversation; the member's own count as read. */
export const addChatMessage = async (
  db: Kysely<Schema>,
  {
    memberId,
    author,
    body,
    now,
  }: Readonly<{ memberId: string; author: ChatAuthor; body: string; now: number }>,
): Promise<void> => {
  const line = { id: randomUUID(), member_id: memberId, author, body, sent_at: now };
  const read_at = author === "member" ? now : null;
  await db
    .insertInto("chat_messages")
    .values({ ...line, read_at })
    .execute();
};

/** How many messages from support the member hasn't read. */
export const chatUnread = async (db: Kysely<Schema>, memberId: string): Promise<number> => {
  const lines = db.selectFrom("chat_messages").select("id").where("member_id", "=", memberId);
  return (await lines.where("read_at", "is", null).execute()).length;
};

/** The latest messages, oldest first; marks all as read. */
export const readChat = async (
  db: Kysely<Schema>,
  memberId: string,
  now: number,
): Promise<readonly ChatMessage[]> => {
  const lines = await db
    .selectFrom("chat_messages")
    .select(["id", "author", "body", "sent_at"])
    .where("member_id", "=", memberId)
    .orderBy("sent_at", "desc")
    .orderBy("author", "asc")
    .limit(SHOWN)
    .execute();
  const own = db.updateTable("chat_messages").where("member_id", "=", memberId);
  await own.where("read_at", "is", null).set({ read_at: now }).execute();
  return lines.toReversed();
};

export type ChatVisit = Pick<
  Selectable<Schema["chat_visits"]>,
  "member_id" | "language" | "back_url" | "header_color" | "title"
>;

/** Opens a visit that lasts as long as the session. @returns the ticket for the page's address */
export const openChat = async (
  db: Kysely<Schema>,
  visit: Omit<Selectable<Schema["chat_visits"]>, "ticket_hash">,
): Promise<string> => {
  const ticket = randomToken();
  const row = { ...visit, ticket_hash: tokenHash(ticket) };
  await db.insertInto("chat_visits").values(row).execute();
  return ticket;
};

/** The visit of a ticket; undefined after the ticket or its session has ended. */
export const chatVisit = (db: Kysely<Schema>, ticket: string, now: number): Promise<ChatVisit | undefined> =>
  db
    .selectFrom("chat_visits")
    .innerJoin("sessions", "sessions.id", "chat_visits.session_id")
    .selectAll("chat_visits")
    .where("ticket_hash", "=", tokenHash(ticket))
    .where("chat_visits.expires_at", ">", now)
    .where("sessions.ended_at", "is", null)
    .where("sessions.expires_at", ">", now)
    .executeTakeFirst();
