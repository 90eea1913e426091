import { wagerLeft } from "@volado/domain/wallet";
import { type Kysely, sql } from "kysely";
import type { Schema } from "../data/schema.ts";

/** Remaining wagering of bonuses, in centavos. A bet counts for the latest bonus before it; one query reads all. */
export const readWagerLeft = async (db: Kysely<Schema>, memberId: string, now: number): Promise<number> => {
  const { rows } = await sql<{ wager: number; bet: number }>`
    with bonuses as (
      select wager, settled_at, row_number() over (order by settled_at, id) as nth
      from deposits
      where member_id = ${memberId} and state = 'paid' and wager > 0
    ), bets as (
      select
        width_bucket(transactions.created_at, array(select settled_at from bonuses order by nth)) as nth,
        -sum(entries.amount) as bet
      from transactions
      join entries on entries.transaction_id = transactions.id
      join wallets on wallets.account_id = entries.account_id
      where wallets.member_id = ${memberId}
        and transactions.member_id = ${memberId}
        and transactions.kind = 'bet'
        and transactions.created_at between (select min(settled_at) from bonuses) and ${now}
      group by 1
    )
    select wager, coalesce(bet, 0)::bigint as bet from bonuses left join bets using (nth) order by nth
  `.execute(db);
  return wagerLeft(rows);
};
