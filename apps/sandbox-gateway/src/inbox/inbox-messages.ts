import type { InboxBox, InboxTopic } from "@volado/domain/inbox";
import type { Insertable, Kysely, Selectable } from "kysely";
import type { ContentLanguage, Endpoints, WireValue } from "../catalogue/wire.ts";
import type { InboxCopy, Schema, Texts } from "../data/schema.ts";
import type { StoredPicture } from "../pictures/read-pictures.ts";

export interface InboxRow extends Selectable<Schema["inbox_messages"]> {
  readonly pictures: number;
}

export const wireMessage = (
  { id, texts, created_at, read_at, pictures }: InboxRow,
  language: ContentLanguage,
): WireValue<Endpoints["sendMessage"]> => ({
  id: String(id),
  ...texts[language],
  sentAt: created_at,
  read: read_at !== null,
  pictures,
});

const undeleted = (db: Kysely<Schema>, memberId: string) =>
  db.selectFrom("inbox_messages").where("member_id", "=", memberId).where("deleted_at", "is", null);

export interface InboxQuery {
  readonly memberId: string;
  readonly box: InboxBox;
  readonly after: string | undefined;
  readonly pageSize: number;
}

/** One page of a box, newest first, with the cursor of the next: the id of its last row. */
export const readBox = async (
  db: Kysely<Schema>,
  { memberId, box, after, pageSize }: InboxQuery,
): Promise<{ readonly rows: readonly InboxRow[]; readonly next: string | undefined }> => {
  const rows = await undeleted(db, memberId)
    .selectAll()
    .select((eb) => [
      eb
        .selectFrom("inbox_pictures")
        .select((count) => count.fn.countAll<string | number>().as("pictures"))
        .whereRef("inbox_pictures.message_id", "=", "inbox_messages.id")
        .as("pictures"),
    ])
    .where("box", "=", box)
    .$if(after !== undefined, (query) => query.where("id", "<", Number(after)))
    .orderBy("id", "desc")
    .limit(pageSize + 1)
    .execute();
  const page = rows.slice(0, pageSize);
  const last = page.at(-1);
  return {
    rows: page.map((row) => ({ ...row, pictures: Number(row.pictures) })),
    next: rows.length > pageSize && last ? String(last.id) : undefined,
  };
};

export const countUnread = async (db: Kysely<Schema>, memberId: string): Promise<number> => {
  const { count } = await undeleted(db, memberId)
    .where("read_at", "is", null)
    .select((query) => query.fn.countAll<string | number>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
};

/** Message ids are numbers; anything else is ignored. */
const numericIds = (ids: readonly string[]): number[] =>
  ids.filter((id) => /^\d{1,15}$/.test(id)).map(Number);

/** Records when messages were opened or deleted, once; other members' messages are ignored. */
export const stampMessages = async (
  db: Kysely<Schema>,
  memberId: string,
  ids: readonly string[],
  stamp: { readonly read_at: number } | { readonly deleted_at: number },
): Promise<void> => {
  const known = numericIds(ids);
  if (known.length === 0) return;
  await db
    .updateTable("inbox_messages")
    .set(stamp)
    .where("member_id", "=", memberId)
    .where("id", "in", known)
    .where("read_at" in stamp ? "read_at" : "deleted_at", "is", null)
    .execute();
};

export interface NewMessage {
  readonly memberId: string;
  readonly box: InboxBox;
  readonly topic: InboxTopic;
  readonly texts: Texts<InboxCopy>;
  readonly at: number;
}

const rowOf = ({ memberId, box, topic, texts, at }: NewMessage): Insertable<Schema["inbox_messages"]> => ({
  member_id: memberId,
  box,
  topic,
  texts: JSON.stringify(texts),
  created_at: at,
  read_at: box === "sent" ? at : null,
  deleted_at: null,
});

/** Writes messages, oldest first. */
export const writeMessages = async (
  db: Kysely<Schema>,
  messages: readonly NewMessage[],
): Promise<readonly InboxRow[]> => {
  const rows = await db.insertInto("inbox_messages").values(messages.map(rowOf)).returningAll().execute();
  return rows.map((row) => ({ ...row, pictures: 0 }));
};

export const writeToHouse = async (
  db: Kysely<Schema>,
  message: Omit<NewMessage, "box">,
  pictures: readonly StoredPicture[],
): Promise<InboxRow> => {
  const [row] = await writeMessages(db, [{ ...message, box: "sent" }]);
  if (row === undefined) throw new Error("a message that was written is not there");
  if (pictures.length > 0)
    await db
      .insertInto("inbox_pictures")
      .values(pictures.map((picture) => ({ message_id: row.id, ...picture })))
      .execute();
  return { ...row, pictures: pictures.length };
};
