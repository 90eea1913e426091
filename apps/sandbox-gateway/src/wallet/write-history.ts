import { sql } from "kysely";
import { insertAll } from "../data/insert-all.ts";
import type { TransactionKind } from "../data/schema/money.ts";
import type { Tx } from "./ledger.ts";

/** A movement of the past, and its sides, which are zero together. */
export interface PastMovement {
  readonly id: string;
  readonly memberId: string;
  readonly kind: TransactionKind;
  readonly reference: string;
  readonly at: number;
  readonly sides: readonly { readonly accountId: string; readonly amount: number }[];
}

const triggers = [
  ["entries", "entries_move_balances"],
  ["entries", "movements_sum_to_zero"],
  ["wallets", "balances_follow_entries"],
] as const;

const setTriggers = async (tx: Tx, how: "enable" | "disable"): Promise<void> => {
  for (const [table, trigger] of triggers)
    await sql.raw(`alter table ${table} ${how} trigger ${trigger}`).execute(tx);
};

/** The ledger's own rules, asked at once of all that is there. */
const audit = sql`
  do $$
  begin
    if exists (select 1 from entries group by transaction_id having sum(amount) <> 0) then
      raise exception 'a movement does not sum to zero' using errcode = 'check_violation';
    end if;
    if exists (
      select 1 from wallets
      left join (select account_id, sum(amount) as amount from entries group by account_id) as told
        on told.account_id = wallets.account_id
      where balance <> coalesce(told.amount, 0)
    ) then
      raise exception 'a balance differs from its ledger entries' using errcode = 'check_violation';
    end if;
  end $$`;

/**
 * Writes thousands of movements of a world that is being seeded, the earliest first. Row by row the ledger's
 * triggers would take seconds, so they rest meanwhile, and the ledger is audited as a whole before they go
 * on.
 *
 * @throws when a wallet would have gone below zero, or the audit finds anything.
 */
export const writeHistory = async (tx: Tx, movements: readonly PastMovement[]): Promise<void> => {
  const wallets = await tx.selectFrom("wallets").select(["account_id", "balance"]).execute();
  const balances = new Map(wallets.map(({ account_id, balance }) => [account_id, balance]));
  const entries = movements.flatMap(({ id, sides }) =>
    sides.map(({ accountId, amount }) => {
      const before = balances.get(accountId);
      const after = before === undefined ? null : before + amount;
      if (after !== null) balances.set(accountId, after);
      return { transaction_id: id, account_id: accountId, amount, balance_after: after };
    }),
  );
  const moved = new Set(entries.map(({ account_id }) => account_id));
  // What waits for the end of the transaction would keep the tables as they are.
  await sql`set constraints all immediate`.execute(tx);
  await setTriggers(tx, "disable");
  await insertAll(
    tx,
    "transactions",
    movements.map(({ id, memberId, kind, reference, at }) => ({
      id,
      member_id: memberId,
      kind,
      reference,
      created_at: at,
    })),
  );
  await insertAll(tx, "entries", entries);
  await sql`
    update wallets set balance = told.balance
    from jsonb_to_recordset(${JSON.stringify(
      [...balances].filter(([id]) => moved.has(id)).map(([account_id, balance]) => ({ account_id, balance })),
    )}::jsonb) as told (account_id text, balance bigint)
    where wallets.account_id = told.account_id`.execute(tx);
  await audit.execute(tx);
  await setTriggers(tx, "enable");
};
