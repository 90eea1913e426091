import type { Kysely } from "kysely";
import type { Schema } from "./schema.ts";
import { seedMessages } from "./world/inbox.ts";

const HOUR = 3_600_000;

/** Writes the demo accounts' messages into a world that has none: a new one, or one from before there were any. */
export const seedInboxInto = async (db: Kysely<Schema>, now: number): Promise<void> => {
  const known = await db.selectFrom("inbox_messages").select("id").limit(1).executeTakeFirst();
  if (known !== undefined) return;
  const members = await db.selectFrom("members").select(["id", "username"]).execute();
  const ids = new Map(members.map(({ id, username }) => [username, id]));
  const rows = seedMessages.flatMap(({ username, box, age, read, texts }) => {
    const memberId = ids.get(username);
    if (memberId === undefined) return [];
    const created_at = now - age * HOUR;
    return {
      member_id: memberId,
      box,
      topic: "general" as const,
      texts: JSON.stringify(texts),
      created_at,
      read_at: read ? created_at : null,
      deleted_at: null,
    };
  });
  if (rows.length > 0) await db.insertInto("inbox_messages").values(rows).execute();
};
