import { HOUR_MS } from "@volado/domain/calendar";
import type { Kysely } from "kysely";
import type { ContentLanguage } from "../catalogue/content-language.ts";
import type { InboxCopy } from "./schema/inbox.ts";
import type { Schema } from "./schema.ts";
import type { SeedOptions } from "./seed-options.ts";
import { seedMessages } from "./world/inbox.ts";

/** Writes the demo accounts' messages into a world that has none: a new one, or one from before there were any. */
export const seedInboxInto = async (
  db: Kysely<Schema>,
  { now: clock, brand }: Pick<SeedOptions, "now" | "brand">,
): Promise<void> => {
  const now = clock();
  const known = await db.selectFrom("inbox_messages").select("id").limit(1).executeTakeFirst();
  if (known !== undefined) return;
  const filled = ({ title, text }: InboxCopy, language: ContentLanguage): InboxCopy => ({
    title: brand.text(title, language),
    text: brand.text(text, language),
  });
  const members = await db.selectFrom("members").select(["id", "username"]).execute();
  const ids = new Map(members.map(({ id, username }) => [username, id]));
  const rows = seedMessages.flatMap(({ username, box, age, read, texts }) => {
    const memberId = ids.get(username);
    if (memberId === undefined) return [];
    const created_at = now - age * HOUR_MS;
    return {
      member_id: memberId,
      box,
      topic: "general" as const,
      // A message is what was sent: one of an older name stays as it is.
      texts: JSON.stringify({ ES: filled(texts.ES, "ES"), EN: filled(texts.EN, "EN") }),
      created_at,
      read_at: read ? created_at : null,
      deleted_at: null,
    };
  });
  if (rows.length > 0) await db.insertInto("inbox_messages").values(rows).execute();
};
