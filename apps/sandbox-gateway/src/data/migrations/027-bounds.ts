import { type Kysely, sql } from "kysely";
import type { Schema } from "../schema.ts";

const statements = [
  "alter table deposit_methods rename column least to min",
  "alter table deposit_methods rename column most to max",
  "alter table deposit_bonuses rename column least to min_deposit",
  "alter table deposit_bonuses rename column most to max_bonus",
  "alter table withdrawal_terms rename column least to min",
  "alter table withdrawal_terms rename column most to max",
  "alter table withdrawal_terms rename column most_a_day to max_a_day",
  "alter table withdrawal_terms rename column fee_least to min_fee",
];

/** Bounds by the names that the client and the domain have for them. */
export const bounds = {
  name: "027-bounds",
  async up(db: Kysely<Schema>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
