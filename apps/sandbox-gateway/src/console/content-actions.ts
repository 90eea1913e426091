import { randomUUID } from "node:crypto";
import { ContentType } from "@volado/domain/announcements";
import { permission } from "@volado/domain/member";
import { storableText } from "../catalogue/content.ts";
import { addChatMessage } from "../chat/chat-messages.ts";
import { writeMessages } from "../inbox/inbox-messages.ts";
import { memberNamed } from "../members/find-member.ts";
import {
  type ApplicationDecision,
  applicationRows,
  decideApplication,
} from "../rewards/promotion-applications.ts";
import type { Services } from "../services.ts";

const SHOWN = { outbox: 200, letters: 30, applications: 50, chats: 30 };

/** Id prefix of content that the console published. */
const OWN = "console-";

/** Sorts it after all seeded content. */
const LAST = 1_000;

/** Parses a row id; 0, which no row has, for anything that is not a number. */
const numberOf = (id: string): number => (/^\d{1,15}$/.test(id) ? Number(id) : 0);

/** Messages from the console to a member; default texts where none are given. */
type Letter = Readonly<{ count: number; title?: string | undefined; text?: string | undefined }>;

/** The console's actions on texts: outbox, inbox, live chat, applications, publications. */
export const contentActions = ({ db, now, content, brand }: Services) => ({
  /** Messages that a real gateway would send, newest first: the sandbox has no SMS provider or mail server. */
  async outbox() {
    const messages = db
      .selectFrom("outbox")
      // `to` is a number, an address, or for captchas the client key.
      .select(["id", "channel", "recipient as to", "subject", "body", "code", "sent_at as sentAt"]);
    return messages.orderBy("sent_at", "desc").orderBy("id").limit(SHOWN.outbox).execute();
  },
  async clearOutbox() {
    await db.deleteFrom("outbox").execute();
  },

  /** The newest messages from members. */
  async letters() {
    const rows = await db
      .selectFrom("inbox_messages")
      .innerJoin("members", "members.id", "inbox_messages.member_id")
      .selectAll("inbox_messages")
      .select((eb) => [
        "members.username",
        eb
          .selectFrom("inbox_pictures")
          .select((count) => count.fn.countAll<string | number>().as("pictures"))
          .whereRef("inbox_pictures.message_id", "=", "inbox_messages.id")
          .as("pictures"),
      ])
      .where("box", "=", "sent")
      .orderBy("inbox_messages.id", "desc")
      .limit(SHOWN.letters)
      .execute();
    return rows.map(({ id, username, topic, texts, pictures, created_at }) => ({
      id: String(id),
      username,
      topic,
      ...texts.ES,
      pictures: Number(pictures),
      sentAt: created_at,
    }));
  },
  letterPicture(id: string, position: number) {
    const pictures = db.selectFrom("inbox_pictures").select(["format", "bytes"]);
    return pictures
      .where("message_id", "=", numberOf(id))
      .where("position", "=", position)
      .executeTakeFirst();
  },
  /** Writes to a member's inbox; false when there is no such member or the member has no inbox. */
  async writeToMember(username: string, { count, title, text }: Letter) {
    const member = await memberNamed(db, username);
    if (member === undefined || permission("inbox", member) !== "allowed") return false;
    const message = { memberId: member.id, box: "received", topic: "general", at: now() } as const;
    const messages = Array.from({ length: count }, (_, index) => {
      const copy = (ownTitle: string, ownText: string) => ({
        title: title ?? (count > 1 ? `${ownTitle} ${index + 1}` : ownTitle),
        text: text ?? ownText,
      });
      const ES = copy("Mensaje de la casa", "Lo escribió la consola de desarrollo.");
      const EN = copy("Message from the house", "The development console wrote this.");
      return { ...message, texts: { ES, EN } };
    });
    await writeMessages(db, messages);
    return true;
  },

  /** The latest live-chat messages of all members, newest first. */
  async chats() {
    const rows = await db
      .selectFrom("chat_messages")
      .innerJoin("members", "members.id", "chat_messages.member_id")
      .select(["members.username", "chat_messages.author", "chat_messages.body", "chat_messages.read_at"])
      .orderBy("chat_messages.sent_at", "desc")
      .orderBy("chat_messages.author")
      .limit(SHOWN.chats)
      .execute();
    return rows.map(({ read_at, ...line }) => ({ ...line, read: read_at !== null }));
  },
  /** Sends a chat message to a member; false when there is no such member or the member may not chat. */
  async answerChat(username: string, body: string) {
    const member = await memberNamed(db, username);
    if (member === undefined || permission("live-chat", member) !== "allowed") return false;
    await addChatMessage(db, { memberId: member.id, author: "agent", body, now: now() });
    return true;
  },

  async applications() {
    const rows = await applicationRows(db)
      .innerJoin("members", "members.id", "applications.member_id")
      .select(["members.username", "announcement_id as promotionId", "applications.created_at as sentAt"])
      .limit(SHOWN.applications)
      .execute();
    return rows.map(({ id, username, promotionId, status, remark, pictures, sentAt }) => ({
      ...{ id: String(id), username, promotionId, status, remark, sentAt },
      pictures: Number(pictures),
    }));
  },
  /** Decides on an application; false when a rejection or a reward has settled it; undefined when there is none. */
  setApplication: (id: string, decision: ApplicationDecision) =>
    db.transaction().execute((tx) => decideApplication(tx, numberOf(id), decision, { now: now(), brand })),
  applicationPicture(id: string, position: number) {
    const pictures = db.selectFrom("application_pictures").select(["format", "bytes"]);
    const ofApplication = pictures.where("application_id", "=", numberOf(id));
    return ofApplication.where("position", "=", position).executeTakeFirst();
  },

  /** Publishes a text as announcement, promotion and help topic after the existing ones, the same in every language. */
  async publishArticle({ title, html }: { readonly title: string; readonly html: string }) {
    const id = randomUUID();
    const copy = { title, content: storableText(html) };
    const texts = JSON.stringify({ ES: copy, EN: copy });
    const times = { starts_at: now(), ends_at: null };
    const announcement = { ...times, category_ids: [], texts, by_application: false, sort: LAST };
    const published = { noticeId: `${OWN}notice-${id}`, promotionId: `${OWN}promotion-${id}` };
    await db.transaction().execute(async (tx) => {
      const notice = { ...announcement, id: published.noticeId, content_type: ContentType.Player };
      const promotion = { ...announcement, id: published.promotionId, content_type: ContentType.Promotion };
      const topic = { id: OWN + id, anchor: null, texts, sort: LAST };
      await tx.insertInto("announcements").values([notice, promotion]).execute();
      await tx.insertInto("help_topics").values(topic).execute();
    });
    await content.reload();
    return published;
  },
  /** Removes everything that the console published. */
  async unpublishArticles() {
    await db.transaction().execute(async (tx) => {
      await tx.deleteFrom("announcement_reads").where("announcement_id", "like", `${OWN}%`).execute();
      await tx.deleteFrom("announcements").where("id", "like", `${OWN}%`).execute();
      await tx.deleteFrom("help_topics").where("id", "like", `${OWN}%`).execute();
    });
    await content.reload();
  },
});
