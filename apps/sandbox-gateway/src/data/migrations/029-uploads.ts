import { type Kysely, sql } from "kysely";
import type { Schema } from "../schema.ts";

/** How many pictures each member sent on each day. */
export const uploads = {
  name: "029-uploads",
  async up(db: Kysely<Schema>): Promise<void> {
    await sql`create table uploads (
      member_id text not null references members on delete cascade,
      day text not null,
      pictures integer not null,
      primary key (member_id, day)
    )`.execute(db);
  },
};
