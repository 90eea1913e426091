import { type Kysely, sql } from "kysely";
import type { Schema } from "../schema.ts";

/** Dealers of the live casino. */
export const dealers = {
  name: "004-dealers",
  async up(db: Kysely<Schema>): Promise<void> {
    await sql`create table dealers (
      id text primary key,
      name text not null,
      look text not null check (look in ('gown', 'vest')),
      node_id text not null references games (node_id) on delete cascade,
      min_bet bigint not null check (min_bet > 0),
      max_bet bigint not null check (max_bet >= min_bet),
      opens_at integer not null check (opens_at between 0 and 1439),
      open_for integer not null check (open_for between 1 and 1440),
      "full" boolean not null,
      sort integer not null
    )`.execute(db);
  },
};
