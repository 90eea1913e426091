import { type Kysely, sql } from "kysely";
import type { Schema } from "../schema.ts";

/** Members' profile pictures: the choice, and what they uploaded. */
export const headPictures = {
  name: "011-head-pictures",
  async up(db: Kysely<Schema>): Promise<void> {
    await sql`alter table members add column head_icon text`.execute(db);
    await sql`create table head_pictures (
      id text primary key,
      member_id text not null unique references members on delete cascade,
      format text not null check (format in ('png', 'jpeg')),
      bytes bytea not null check (octet_length(bytes) <= 5242880),
      created_at bigint not null
    )`.execute(db);
  },
};
