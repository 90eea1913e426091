import { type Kysely, sql } from "kysely";
import type { Schema } from "../schema.ts";

/** Older rounds and bets don't say what they were asked for with. */
const steps = [
  "alter table rounds add column request_hash text",
  "alter table bets add column request_hash text",
];

/** What a round or bet was asked for with: its key is good for nothing else. */
export const playRequests = {
  name: "030-play-requests",
  async up(db: Kysely<Schema>): Promise<void> {
    for (const step of steps) await sql.raw(step).execute(db);
  },
};
