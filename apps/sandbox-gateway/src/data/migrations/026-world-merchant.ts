import { type Kysely, sql } from "kysely";
import type { Schema } from "../schema.ts";

const statements = [
  `create table world_merchant (
    id boolean primary key default true check (id),
    code text not null
  )`,
  // Before, every world was written for the house's own brand.
  `insert into world_merchant (code) select 'volado' where exists (select 1 from members)`,
];

/** Whose world the database holds. */
export const worldMerchant = {
  name: "026-world-merchant",
  async up(db: Kysely<Schema>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
