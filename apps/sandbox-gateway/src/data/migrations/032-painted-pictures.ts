import { type Kysely, sql } from "kysely";
import type { Schema } from "../schema.ts";

/** What banners and dealers were drawn from; their pictures are files now. */
export const paintedPictures = {
  name: "032-painted-pictures",
  async up(db: Kysely<Schema>): Promise<void> {
    await sql`alter table banners drop column scene`.execute(db);
    await sql`alter table dealers drop column look`.execute(db);
  },
};
