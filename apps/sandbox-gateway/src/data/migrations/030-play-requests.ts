import { type Kysely, sql } from "kysely";
import type { Schema } from "../schema.ts";

/** What a round or bet was asked for with: its key is good for nothing else. Older ones don't say. */
export const playRequests = {
  name: "030-play-requests",
  async up(db: Kysely<Schema>): Promise<void> {
    for (const table of ["rounds", "bets"])
      await sql`alter table ${sql.table(table)} add column request_hash text`.execute(db);
  },
};
