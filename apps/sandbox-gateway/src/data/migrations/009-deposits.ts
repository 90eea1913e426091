import { type Kysely, sql } from "kysely";
import type { Schema } from "../schema.ts";

const statements = [
  `create table deposit_methods (
    id text primary key,
    kind text not null check (kind in ('transfer', 'voucher', 'redirect')),
    name jsonb not null,
    least bigint not null check (least > 0),
    most bigint not null check (most >= least),
    quick_amounts jsonb not null,
    minutes_to_pay integer not null check (minutes_to_pay > 0),
    bank text,
    holder text,
    account text,
    sort integer not null,
    enabled boolean not null,
    check ((kind = 'transfer') = (bank is not null and holder is not null and account is not null))
  )`,
  `create table deposit_bonuses (
    id text primary key,
    title jsonb not null,
    percent integer not null check (percent > 0),
    least bigint not null check (least > 0),
    most bigint not null check (most > 0),
    rollover integer not null check (rollover >= 0),
    sort integer not null,
    enabled boolean not null
  )`,
  // What was promised stands in the deposit itself: a changed method or bonus changes nothing under way.
  `create table deposits (
    id text primary key,
    member_id text not null references members on delete cascade,
    method_id text not null,
    kind text not null check (kind in ('transfer', 'voucher', 'redirect')),
    state text not null check (state in ('awaiting', 'review', 'paid', 'rejected')),
    amount bigint not null check (amount > 0),
    bonus bigint not null check (bonus >= 0),
    wager bigint not null check (wager >= 0),
    reference text not null unique,
    remark text not null check (char_length(remark) <= 140),
    pay_ticket text not null unique,
    return_origin text not null,
    created_at bigint not null,
    pay_before bigint not null check (pay_before > created_at),
    submitted_at bigint,
    settled_at bigint,
    check ((state in ('paid', 'rejected')) = (settled_at is not null)),
    check (state <> 'review' or submitted_at is not null)
  )`,
  "create index deposits_of_member on deposits (member_id, created_at desc)",
  "create index deposits_open on deposits (created_at) where state in ('awaiting', 'review')",
  `create table deposit_receipts (
    deposit_id text not null references deposits on delete cascade,
    position integer not null check (position between 1 and 3),
    format text not null check (format in ('png', 'jpeg')),
    bytes bytea not null check (octet_length(bytes) <= 5242880),
    primary key (deposit_id, position)
  )`,
];

/** Money that members bring. */
export const deposits = {
  name: "009-deposits",
  async up(db: Kysely<Schema>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
