import { hundredthsOf, type Money, moneyOf } from "@volado/domain/money";
import { type Kysely, sql } from "kysely";
import type { Schema } from "../data/schema.ts";
import type { Services } from "../services.ts";

export const pesos = (major: number): Money => moneyOf(hundredthsOf(major), "MXN");

/** A member's balance by the wallet and by the sum of its ledger entries, in centavos. */
export const walletOf = async (
  { db }: Services,
  username: string,
): Promise<{ readonly balance: number; readonly entries: number }> => {
  const { balance, entries } = await db
    .selectFrom("members")
    .innerJoin("wallets", "wallets.member_id", "members.id")
    .innerJoin("entries", "entries.account_id", "wallets.account_id")
    .select(["wallets.balance", sql<number>`coalesce(sum(entries.amount), 0)::bigint`.as("entries")])
    .where("members.username", "=", username)
    .groupBy("wallets.balance")
    .executeTakeFirstOrThrow();
  return { balance, entries };
};

/** A member's totals of play, deposits, rewards and withdrawals, in centavos except for the number of spins. */
export interface MoneyTotals {
  readonly spins: number;
  readonly won: number;
  readonly deposited: number;
  readonly given: number;
  readonly gone: number;
}

/** A member's totals, read from the tables beside the ledger; the seeded world's part is in them. */
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
  const [totals] = rows;
  if (totals === undefined) throw new Error("The audit found nothing.");
  return totals;
};

export const balanceOfTotals = ({ won, deposited, given, gone }: MoneyTotals): number =>
  won + deposited + given - gone;

/** Figures that are zero in a consistent ledger, by plain SQL. */
export const auditAll = async (db: Kysely<Schema>) => {
  const { rows } = await sql<Record<string, number>>`
    select
      (select coalesce(sum(amount), 0)::bigint from entries) as total,
      (select count(*)::bigint from wallets where balance < 0) as negative,
      (select count(*)::bigint from entries where balance_after < 0) as overdrawn,
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
      (select count(*)::bigint from rounds where win > 0 and member_id = 'M-jugador' and not exists (
        select 1 from transactions where kind = 'win' and reference = 'round:' || rounds.id
      )) as unpaid,
      (select coalesce(sum(amount), 0)::bigint from entries where account_id = 'house:payouts')
        - (select coalesce(sum(amount), 0)::bigint from withdrawals where state = 'pending') as payouts,
      (select coalesce(sum(amount), 0)::bigint from entries where account_id = 'house:fees')
        - (select coalesce(sum(fee), 0)::bigint from withdrawals where state <> 'rejected') as fees,
      (select count(*)::bigint from bonus_grants join wallets using (member_id) where remaining > balance) as bonuses
  `.execute(db);
  return rows[0];
};

export const allSound = {
  total: 0,
  negative: 0,
  overdrawn: 0,
  untrue: 0,
  lopsided: 0,
  twice: 0,
  unpaid: 0,
  payouts: 0,
  fees: 0,
  bonuses: 0,
};

/**
 * Wallets and totals of two demo members, and their rounds and envelopes. If every order of a test has a different
 * amount, `ordersTwice` counts the orders that exist more than once.
 */
export const moneyOfDemoMembers = async (db: Kysely<Schema>) => {
  const ofMember = async (memberId: string) => {
    const wallets = db.selectFrom("wallets").select("balance").where("member_id", "=", memberId);
    const { balance } = await wallets.executeTakeFirstOrThrow();
    return { balance, totals: await moneyTotalsOf(db, memberId) };
  };
  const { rows } = await sql<{ opened: number; twice: number }>`
    select
      (select count(*)::bigint from red_rain_openings) as opened,
      (select count(*)::bigint from (
        select 1 from deposits where member_id = 'M-jugador' group by amount having count(*) > 1
        union all
        select 1 from withdrawals where member_id = 'M-jugador' group by amount, fee having count(*) > 1
      ) as again) as twice
  `.execute(db);
  const members = [await ofMember("M-jugador"), await ofMember("M-agente")];
  const spins = members.reduce((sum, { totals }) => sum + totals.spins, 0);
  return { members, spins, opened: rows[0]?.opened ?? 0, ordersTwice: rows[0]?.twice ?? 0 };
};

/** Number of orders in a full storm. The other numbers are relative to it. */
const WHOLE = 10_000;

/** Number of orders in a storm: a tenth, which covers every case, unless all tests run. */
export const STORM_SIZE = process.env.VOLADO_TEST_ALL === "1" ? WHOLE : WHOLE / 10;

export const ofStorm = (count: number): number => Math.round((count * STORM_SIZE) / WHOLE);
