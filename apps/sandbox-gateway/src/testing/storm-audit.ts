import { type Kysely, sql } from "kysely";
import type { Schema } from "../data/schema.ts";

/**
 * What a member played, brought, was given and took, in centavos but for the number of spins; the seeded
 * world's part is in it.
 */
export interface MoneyTotals {
  readonly spins: number;
  readonly won: number;
  readonly deposited: number;
  readonly given: number;
  readonly gone: number;
}

/** A member's story, asked of the tables beside the ledger. */
export const moneyTotalsOf = async (db: Kysely<Schema>, memberId: string): Promise<MoneyTotals> => {
  const { rows } = await sql<MoneyTotals>`
    select
      (select count(*)::bigint from rounds where member_id = ${memberId}) as spins,
      (select coalesce(sum(win - stake), 0)::bigint from rounds where member_id = ${memberId}) as won,
      (select coalesce(sum(amount + bonus), 0)::bigint from deposits
        where member_id = ${memberId} and state = 'paid') as deposited,
      (select coalesce(sum(amount), 0)::bigint from rewards
        where member_id = ${memberId} and status = 'Claimed') as given,
      (select coalesce(sum(amount + fee), 0)::bigint from withdrawals
        where member_id = ${memberId} and state <> 'rejected') as gone
  `.execute(db);
  const [story] = rows;
  if (story === undefined) throw new Error("The audit found nothing.");
  return story;
};

/** Centavos that moved the wallet by a story. */
export const balanceOfTotals = ({ won, deposited, given, gone }: MoneyTotals): number =>
  won + deposited + given - gone;

/** What must be nought in every sound ledger, asked with nothing but SQL. */
export const auditAll = async (db: Kysely<Schema>) => {
  const { rows } = await sql<Record<string, number>>`
    select
      (select coalesce(sum(amount), 0)::bigint from entries) as total,
      (select count(*)::bigint from wallets where balance < 0) as negative,
      (select count(*)::bigint from wallets where balance <> (
        select coalesce(sum(amount), 0) from entries where account_id = wallets.account_id
      )) as untrue,
      (select count(*)::bigint from (
        select transaction_id from entries group by transaction_id having sum(amount) <> 0
      ) as broken) as lopsided,
      (select count(*)::bigint from (
        select reference, kind, member_id from transactions
        where reference is not null and reference not in ('console') group by 1, 2, 3 having count(*) > 1
      ) as repeated) as twice,
      (select coalesce(sum(amount), 0)::bigint from entries where account_id = 'house:payouts')
        - (select coalesce(sum(amount), 0)::bigint from withdrawals where state = 'pending') as payouts,
      (select coalesce(sum(amount), 0)::bigint from entries where account_id = 'house:fees')
        - (select coalesce(sum(fee), 0)::bigint from withdrawals where state <> 'rejected') as fees
  `.execute(db);
  return rows[0];
};

/** What {@link auditAll} finds in a sound ledger. */
export const allSound = { total: 0, negative: 0, untrue: 0, lopsided: 0, twice: 0, payouts: 0, fees: 0 };
