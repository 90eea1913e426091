import { randomUUID } from "node:crypto";
import type { Kysely, Selectable } from "kysely";
import type { ChatAuthor } from "../data/schema/content.ts";
import type { Schema } from "../data/schema.ts";

/** Characters of one message. */
export const CHAT_MESSAGE_MAX = 500;

/** Messages of a conversation that its page shows. */
const SHOWN = 50;

/** A line as the page shows it. */
export type ChatMessage = Pick<Selectable<Schema["chat_messages"]>, "id" | "author" | "body" | "sent_at">;

/** Adds a line to a member's conversation; what the member wrote needs no reading. */
export const sayInChat = async (
  db: Kysely<Schema>,
  line: {
    readonly memberId: string;
    readonly author: ChatAuthor;
    readonly body: string;
    readonly now: number;
  },
): Promise<void> => {
  const { memberId, author, body, now } = line;
  await db
    .insertInto("chat_messages")
    .values({
      id: randomUUID(),
      member_id: memberId,
      author,
      body,
      sent_at: now,
      read_at: author === "member" ? now : null,
    })
    .execute();
};

/** How many of the house's lines the member hasn't seen. */
export const chatUnread = async (db: Kysely<Schema>, memberId: string): Promise<number> => {
  const { count } = await db
    .selectFrom("chat_messages")
    .select((query) => query.fn.countAll<string | number>().as("count"))
    .where("member_id", "=", memberId)
    .where("read_at", "is", null)
    .executeTakeFirstOrThrow();
  return Number(count);
};

/** The latest lines, the oldest of them first; all of them count as seen now. */
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
  await db
    .updateTable("chat_messages")
    .set({ read_at: now })
    .where("member_id", "=", memberId)
    .where("read_at", "is", null)
    .execute();
  return lines.toReversed();
};
