import { type Kysely, sql } from "kysely";
import type { Schema } from "../schema.ts";

const statements = [
  `create table chat_messages (
    id text primary key,
    member_id text not null references members on delete cascade,
    author text not null check (author in ('member', 'agent')),
    body text not null check (char_length(body) between 1 and 500),
    sent_at bigint not null,
    read_at bigint
  )`,
  "create index chat_messages_of_member on chat_messages (member_id, sent_at)",
  // A visit dies with its session; only the ticket's hash is kept.
  `create table chat_visits (
    ticket_hash text primary key,
    member_id text not null references members on delete cascade,
    session_id text not null references sessions on delete cascade,
    language text not null,
    back_url text not null,
    header_color text not null check (header_color ~ '^#[0-9a-f]{6}$'),
    title text not null,
    expires_at bigint not null
  )`,
];

/** What members and the house say to each other. */
export const chat = {
  name: "017-chat",
  async up(db: Kysely<Schema>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
