import { type Kysely, sql } from "kysely";
import type { Schema } from "../schema.ts";

const statements = [
  // Trees are walked down from any member, and their money is summed by day.
  "create index members_by_inviter on members (inviter_id)",
  "create index transactions_by_time on transactions (created_at)",
];

/** What agents ask about the members below them. */
export const agency = {
  name: "021-agency",
  async up(db: Kysely<Schema>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
