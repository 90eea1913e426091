import { type Kysely, sql } from "kysely";
import type { Schema } from "../schema.ts";

/**
 * Older movements get the balance they left, told from their order; a balance that disagrees stops the gateway's start.
 */
const keepOldEntriesTrue = [
  "alter table entries add column balance_after bigint check (balance_after >= 0)",
  "alter table entries disable trigger entries_are_for_ever",
  `update entries set balance_after = told.balance
    from (
      select entries.id, sum(amount) over (partition by account_id order by entries.id) as balance
      from entries join accounts on accounts.id = entries.account_id
      where accounts.kind = 'wallet'
    ) as told
    where told.id = entries.id`,
  "alter table entries enable trigger entries_are_for_ever",
  `do $$
  begin
    if exists (
      select 1 from wallets
      where balance <> (select coalesce(sum(amount), 0) from entries where account_id = wallets.account_id)
    ) then
      raise exception 'a balance differs from its ledger entries';
    end if;
  end $$`,
];

/**
 * The entry itself moves the wallet's balance and notes what it left; the house keeps no balance, so its
 * entries never wait.
 */
const entriesMoveBalances = [
  `create function post_entry() returns trigger language plpgsql as $$
  begin
    update wallets set balance = balance + new.amount
      where account_id = new.account_id
      returning balance into new.balance_after;
    return new;
  end $$`,
  "create trigger entries_move_balances before insert on entries for each row execute function post_entry()",
  `create function guard_balance() returns trigger language plpgsql as $$
  begin
    if tg_op = 'INSERT' then
      if new.balance = 0 then return new; end if;
    elsif new.balance = old.balance or pg_trigger_depth() > 1 then
      return new;
    end if;
    raise exception 'a balance is moved by ledger entries alone' using errcode = 'check_violation';
  end $$`,
  "create trigger balances_follow_entries before insert or update on wallets for each row execute function guard_balance()",
];

const kinds = [
  `alter table transactions add constraint transactions_kind check (kind in (
    'opening', 'adjustment', 'bet', 'win', 'deposit', 'withdrawal', 'withdrawal-return', 'payout', 'fee', 'bonus', 'rebate',
    'transfer'
  ))`,
  // A world that is already seeded gets the house's new accounts; a new one gets them with its seed.
  `insert into accounts (id, kind, member_id)
    select id, 'house', null
    from (values ('house:payouts'), ('house:fees'), ('house:promotions'), ('house:vendors')) as new (id)
    where exists (select 1 from members)
    on conflict do nothing`,
];

/** A member's movements are read from the newest back. */
const records = [
  "create index entries_in_order on entries (account_id, id desc)",
  "drop index entries_of_account",
];

/** The ledger moves every balance by itself and knows what each movement left. */
export const ledger = {
  name: "007-ledger",
  async up(db: Kysely<Schema>): Promise<void> {
    for (const statement of [...keepOldEntriesTrue, ...entriesMoveBalances, ...kinds, ...records]) {
      await sql.raw(statement).execute(db);
    }
  },
};
