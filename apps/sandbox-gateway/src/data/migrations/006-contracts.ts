import { type Kysely, sql } from "kysely";
import type { Schema } from "../schema.ts";

const statements = [
  `create table contracts (
    id text primary key,
    member_id text not null references members on delete cascade,
    offered_by text not null references members on delete cascade,
    kind text not null check (kind in ('daily-salary', 'dividend', 'hourly-salary')),
    state text not null check (state in ('offered', 'active', 'refused', 'withdrawn', 'ended')),
    basis text not null check (basis in ('turnover', 'net-loss')),
    period text not null check (period in ('hour', 'day', 'week', 'half-month', 'month')),
    tiers jsonb not null,
    offered_at bigint not null,
    answer_before bigint not null check (answer_before > offered_at),
    answered_at bigint,
    valid_until bigint,
    ended_at bigint,
    check (member_id <> offered_by),
    check ((state in ('offered', 'withdrawn')) = (answered_at is null)),
    check ((state in ('ended', 'withdrawn')) = (ended_at is not null))
  )`,
  // Whatever happens at the same moment: one offer of a kind waits, and one contract of a kind holds.
  "create unique index contracts_waiting on contracts (member_id, kind) where state = 'offered'",
  "create unique index contracts_in_force on contracts (member_id, kind) where state = 'active'",
  "create index contracts_of_member on contracts (member_id, kind, offered_at desc)",
];

/** What uplines and agents agree on. */
export const contracts = {
  name: "006-contracts",
  async up(db: Kysely<Schema>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
