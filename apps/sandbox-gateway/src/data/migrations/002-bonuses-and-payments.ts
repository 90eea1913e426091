import { type Kysely, sql } from "kysely";

const changes = `
alter table transactions drop constraint transactions_kind, add constraint transactions_kind
  check (kind in ('opening', 'adjustment', 'bet', 'win', 'deposit', 'withdrawal', 'withdrawal-return', 'payout',
    'fee', 'bonus', 'bonus-return', 'rebate', 'dividend', 'salary', 'transfer'));

-- Bonus money of a deposit, a part of the wallet's balance until it has been wagered.
create table bonus_grants (
  id text primary key, member_id text not null references members on delete cascade,
  deposit_id text not null references deposits on delete cascade, bonus_id text not null,
  amount bigint not null check (amount > 0), remaining bigint not null check (remaining >= 0),
  wager bigint not null check (wager >= 0), wagered bigint not null default 0 check (wagered >= 0),
  state text not null default 'active' check (state in ('active', 'completed', 'spent', 'given-up')),
  started_at bigint not null, ended_at bigint, check ((state = 'active') = (ended_at is null))
);
create unique index bonus_grants_active on bonus_grants (member_id) where state = 'active';
create index bonus_grants_of_member on bonus_grants (member_id, started_at desc);
alter table bets add column grant_id text references bonus_grants,
  add column from_bonus bigint not null default 0 check (from_bonus between 0 and stake);
alter table deposit_bonuses add column first_only boolean not null default false;
alter table deposit_methods add column shop text, add column fee bigint not null default 0 check (fee >= 0);
alter table deposits drop constraint deposits_state_check, drop constraint deposits_check1,
  add constraint deposits_state_check check (state in ('awaiting', 'review', 'paid', 'rejected', 'cancelled')),
  add constraint deposits_check1 check ((state in ('paid', 'rejected', 'cancelled')) = (settled_at is not null)),
  add column bonus_id text, add column reason text;
alter table withdrawals add column reason text;
alter table members add column birthday text check (birthday ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
  add column invitation_link text references invitation_links on delete set null;
alter table sessions add column last_seen_at bigint;
alter table agent_earnings drop constraint agent_earnings_kind_check, add constraint agent_earnings_kind_check
  check (kind in ('rebate', 'dividend', 'daily-salary', 'hourly-salary')),
  add column contract_id text references contracts on delete set null,
  add column lines jsonb not null default '[]';

-- The instant up to which a job's periods have been paid.
create table payment_runs (job text primary key, paid_until bigint not null);
`;

/** Bonus money, payments on dates, reasons of refusals, cancelled deposits. */
export const bonusesAndPayments = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of changes.trim().split(/;\n+(?=\S)/)) await sql.raw(statement).execute(db);
  },
};
