import { sql } from "kysely";
import { type DatabaseLocation, openDatabase } from "../data/database.ts";

/**
 * What must be nought in every sound ledger, beside what the demo member's wallet holds, moved and caused;
 * money in centavos.
 */
export const soundLedger = {
  negative: 0,
  overdrawn: 0,
  total: 0,
  lopsided: 0,
  movedtwice: 0,
  orderedtwice: 0,
};

/**
 * Asks a database that nobody uses what became of the demo member's orders, with nothing but SQL: the wallet,
 * its entries, and what rounds, deposits, rewards and withdrawals should have made of it. Deposits and
 * paid-for withdrawals of a test have an amount each, so that one that counts twice shows.
 */
export const auditLedger = async (location: DatabaseLocation) => {
  const { db, close } = await openDatabase(location);
  const { rows } = await sql<Record<string, number>>`
    with mine as (
      select transactions.kind, transactions.reference, entries.amount from entries
      join transactions on transactions.id = entries.transaction_id
      where entries.account_id = 'wallet:M-jugador'
    )
    select
      (select balance from wallets where member_id = 'M-jugador') as balance,
      (select sum(amount)::bigint from mine) as entries,
      (select coalesce(sum(win - stake), 0)::bigint from rounds where member_id = 'M-jugador')
        + (select coalesce(sum(amount), 0)::bigint from deposits where state = 'paid' and member_id = 'M-jugador')
        + (select coalesce(sum(amount), 0)::bigint from rewards where status = 'Claimed' and member_id = 'M-jugador')
        - (select coalesce(sum(amount + fee), 0)::bigint from withdrawals where member_id = 'M-jugador') as caused,
      (select count(*)::bigint from rounds where member_id = 'M-jugador') as rounds,
      (select count(*)::bigint from red_rain_openings) as opened,
      (select count(*)::bigint from wallets where balance < 0) as negative,
      (select count(*)::bigint from entries where balance_after < 0) as overdrawn,
      (select coalesce(sum(amount), 0)::bigint from entries) as total,
      (select count(*)::bigint from (
        select transaction_id from entries group by transaction_id having sum(amount) <> 0
      ) as broken) as lopsided,
      (select count(*)::bigint from (
        select 1 from mine where reference is not null group by kind, reference having count(*) > 1
      ) as again) as movedtwice,
      (select count(*)::bigint from (
        select 1 from deposits where member_id = 'M-jugador' group by amount having count(*) > 1
      ) as again) + (select count(*)::bigint from (
        select 1 from withdrawals where member_id = 'M-jugador' group by amount, fee having count(*) > 1
      ) as again) as orderedtwice
  `.execute(db);
  await close();
  const [row] = rows;
  if (row === undefined) throw new Error("The audit found nothing.");
  return row;
};
