import type { Kysely, Selectable } from "kysely";
import type { Schema } from "../data/schema.ts";
import { randomToken, tokenHash } from "../session/sessions.ts";

/** A chat as its page needs it. */
export type ChatVisit = Pick<
  Selectable<Schema["chat_visits"]>,
  "member_id" | "language" | "back_url" | "header_color" | "title"
>;

/** Lets a member in, for as long as the session lives. @returns the ticket of the page's address */
export const openChat = async (
  db: Kysely<Schema>,
  visit: Omit<Selectable<Schema["chat_visits"]>, "ticket_hash">,
): Promise<string> => {
  const ticket = randomToken();
  await db
    .insertInto("chat_visits")
    .values({ ...visit, ticket_hash: tokenHash(ticket) })
    .execute();
  return ticket;
};

/** The visit that a ticket stands for; undefined once it, or its session, is over. */
export const chatVisit = (db: Kysely<Schema>, ticket: string, now: number): Promise<ChatVisit | undefined> =>
  db
    .selectFrom("chat_visits")
    .innerJoin("sessions", "sessions.id", "chat_visits.session_id")
    .select([
      "chat_visits.member_id",
      "chat_visits.language",
      "chat_visits.back_url",
      "chat_visits.header_color",
      "chat_visits.title",
    ])
    .where("ticket_hash", "=", tokenHash(ticket))
    .where("chat_visits.expires_at", ">", now)
    .where("sessions.ended_at", "is", null)
    .where("sessions.expires_at", ">", now)
    .executeTakeFirst();
