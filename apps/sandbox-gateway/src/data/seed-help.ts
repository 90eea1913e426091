import type { Kysely } from "kysely";
import type { Schema } from "./schema.ts";
import { seedHelpTopics } from "./world/help/index.ts";

/** Writes the help centre where there is none: into a new world, and into one from before there was help. */
export const seedHelp = async (db: Kysely<Schema>): Promise<void> => {
  const known = await db.selectFrom("help_topics").select("id").limit(1).executeTakeFirst();
  if (known !== undefined) return;
  await db
    .insertInto("help_topics")
    .values(
      seedHelpTopics.map(({ id, anchor = null, texts }, sort) => ({
        id,
        anchor,
        texts: JSON.stringify(texts),
        sort,
      })),
    )
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
};
