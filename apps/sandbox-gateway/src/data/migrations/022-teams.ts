import { type Kysely, sql } from "kysely";
import type { Schema } from "../schema.ts";

const statements = [
  "alter table members add column rebate_rate integer not null default 0 check (rebate_rate between 0 and 1000)",
  "create index rounds_by_time on rounds (created_at)",
  "create index bets_by_time on bets (placed_at)",
  // What an agent was paid for the team: one row for each period, and its movement in the ledger.
  `create table agent_earnings (
    id text primary key,
    member_id text not null references members on delete cascade,
    kind text not null check (kind in ('rebate', 'dividend')),
    starts_at bigint not null,
    ends_at bigint not null check (ends_at > starts_at),
    base bigint not null check (base >= 0),
    rate integer not null check (rate >= 0),
    amount bigint not null check (amount > 0),
    paid_at bigint not null,
    unique (member_id, kind, starts_at)
  )`,
  // A link opens accounts below its agent, of one type and with one rebate.
  `create table invitation_links (
    code text primary key check (code = upper(code)),
    member_id text not null references members on delete cascade,
    type integer not null,
    rebate_rate integer not null check (rebate_rate between 0 and 1000),
    created_at bigint not null,
    removed_at bigint
  )`,
  "create index invitation_links_of_member on invitation_links (member_id, created_at desc)",
];

/** Rebates, what agents earn, and the links that they invite with. */
export const teams = {
  name: "022-teams",
  async up(db: Kysely<Schema>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
