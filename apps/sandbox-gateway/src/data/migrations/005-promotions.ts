import { type Kysely, sql } from "kysely";
import type { Schema } from "../schema.ts";

/** The promotions' categories, and pictures of announcements in their sequence instead of one cover. */
export const promotions = {
  name: "005-promotions",
  async up(db: Kysely<Schema>): Promise<void> {
    await sql`create table promotion_categories (
      id text primary key,
      icon text,
      texts jsonb not null,
      sort integer not null
    )`.execute(db);
    await sql`create table announcement_images (
      announcement_id text not null references announcements on delete cascade,
      sequence integer not null check (sequence > 0),
      banner_id text not null,
      primary key (announcement_id, sequence)
    )`.execute(db);
    await sql`insert into announcement_images (announcement_id, sequence, banner_id)
      select id, 1, cover from announcements where cover is not null`.execute(db);
    await sql`alter table announcements drop column cover`.execute(db);
  },
};
