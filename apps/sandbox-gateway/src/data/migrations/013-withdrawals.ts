import { type Kysely, sql } from "kysely";
import type { Schema } from "../schema.ts";

const statements = [
  `create table withdrawals (
    id text primary key,
    member_id text not null references members on delete cascade,
    state text not null check (state in ('pending', 'paid', 'rejected')),
    amount bigint not null check (amount > 0),
    fee bigint not null check (fee >= 0),
    bank text not null,
    card_tail text not null,
    holder text not null,
    requested_at bigint not null,
    settled_at bigint,
    check ((state = 'pending') = (settled_at is null))
  )`,
  "create index withdrawals_of_member on withdrawals (member_id, requested_at desc)",
  "create index withdrawals_pending on withdrawals (requested_at) where state = 'pending'",
];

/** Money on its way to a member's bank; the card's facts are kept as they were on that day. */
export const withdrawals = {
  name: "013-withdrawals",
  async up(db: Kysely<Schema>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
