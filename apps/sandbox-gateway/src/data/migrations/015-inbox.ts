import { type Kysely, sql } from "kysely";
import type { Schema } from "../schema.ts";

const statements = [
  `create table inbox_messages (
    id bigint generated always as identity primary key,
    member_id text not null references members on delete cascade,
    box text not null check (box in ('received', 'sent')),
    topic text not null check (topic in ('general', 'affiliates')),
    texts jsonb not null,
    created_at bigint not null,
    read_at bigint,
    deleted_at bigint,
    check (box = 'received' or read_at is not null)
  )`,
  "create index inbox_of_member on inbox_messages (member_id, box, id desc) where deleted_at is null",
  "create index inbox_unread on inbox_messages (member_id) where read_at is null and deleted_at is null",
  "create index inbox_to_house on inbox_messages (id desc) where box = 'sent'",
];

/** Messages between the house and its members. */
export const inbox = {
  name: "015-inbox",
  async up(db: Kysely<Schema>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
