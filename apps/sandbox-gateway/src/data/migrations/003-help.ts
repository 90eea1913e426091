import { type Kysely, sql } from "kysely";
import type { Schema } from "../schema.ts";

/** The topics of the help centre. */
export const help = {
  name: "003-help",
  async up(db: Kysely<Schema>): Promise<void> {
    await sql`create table help_topics (
      id text primary key,
      anchor text unique,
      texts jsonb not null,
      sort integer not null
    )`.execute(db);
  },
};
