import { type Kysely, sql } from "kysely";
import type { Schema } from "../schema.ts";

const statements = [
  `create table rewards (
    id text primary key,
    member_id text not null references members on delete cascade,
    kind text not null check (
      kind in ('welcome', 'cashback', 'vip', 'gift', 'sign-in', 'promo-code', 'task', 'red-rain')
    ),
    status text not null check (
      status in ('Applying', 'Rejected', 'Issued', 'Claimed', 'Process', 'Joined', 'Close')
    ),
    amount bigint not null check (amount > 0),
    source text not null,
    created_at bigint not null,
    claim_before bigint check (claim_before > created_at),
    claimed_at bigint,
    check ((status = 'Claimed') = (claimed_at is not null)),
    unique (member_id, kind, source)
  )`,
  "create index rewards_of_member on rewards (member_id, created_at desc)",
  // Whatever happens at the same moment: a reward is paid by one movement.
  "create unique index rewards_paid_once on transactions (reference) where kind = 'bonus' and reference like 'reward:%'",
  `create table promo_codes (
    code text primary key check (code = upper(code)),
    amount bigint not null check (amount > 0),
    valid_from bigint not null,
    valid_until bigint check (valid_until > valid_from),
    uses_left integer check (uses_left >= 0)
  )`,
];

/** What the house gives, and the codes that pay something. */
export const rewards = {
  name: "010-rewards",
  async up(db: Kysely<Schema>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
