import { permission } from "@volado/domain/member";
import { sayInChat } from "../chat/chat-messages.ts";
import type { ConsolePorts } from "../console/ports.ts";
import type { Services } from "../services.ts";

const SHOWN = 30;

/** What the console asks about the live chat. */
export const chatPorts = ({ db, now }: Services): Pick<ConsolePorts, "chats" | "answerChat"> => ({
  async chats() {
    const rows = await db
      .selectFrom("chat_messages")
      .innerJoin("members", "members.id", "chat_messages.member_id")
      .select(["members.username", "chat_messages.author", "chat_messages.body", "chat_messages.read_at"])
      .orderBy("chat_messages.sent_at", "desc")
      .orderBy("chat_messages.author")
      .limit(SHOWN)
      .execute();
    return rows.map(({ username, author, body, read_at }) => ({
      username,
      author,
      body,
      read: read_at !== null,
    }));
  },
  async answerChat(username, body) {
    const member = await db
      .selectFrom("members")
      .select(["id", "type"])
      .where("username", "=", username)
      .executeTakeFirst();
    if (member === undefined || permission("live-chat", member) !== "allowed") return false;
    await sayInChat(db, { memberId: member.id, author: "agent", body, now: now() });
    return true;
  },
});
