import { type RecordState, RecordType } from "@volado/domain/records";
import { type Kysely, sql } from "kysely";
import * as z from "zod";
import type { Schema, TransactionKind } from "../data/schema.ts";

/** A round or bet that moved money; `slip` is the bet's selection, absent for rounds and seeded bets. */
export type Played = Readonly<{
  nodeId: string;
  stake: number;
  slip: z.infer<typeof slipSchema> | undefined;
}>;

const slipSchema = z.object({
  home: z.string(),
  away: z.string(),
  selection: z.enum(["1", "X", "2"]),
  odds: z.int().positive(),
});

/** The round or bet of each movement, by its reference in the ledger: the cause, and its id after a colon. */
export const playedBehind = async (
  db: Kysely<Schema>,
  references: readonly (string | null)[],
): Promise<ReadonlyMap<string, Played>> => {
  const idsOf = (cause: string) =>
    references.flatMap((reference) => (reference?.startsWith(cause) ? [reference.slice(cause.length)] : []));
  const [roundIds, betIds] = [idsOf("round:"), idsOf("bet:")];
  const rounds = roundIds.length > 0 ? db.selectFrom("rounds").where("id", "in", roundIds) : undefined;
  const bets = betIds.length > 0 ? db.selectFrom("bets").where("id", "in", betIds) : undefined;
  const played = new Map<string, Played>();
  for (const { id, node_id, stake } of (await rounds?.selectAll().execute()) ?? [])
    played.set(`round:${id}`, { nodeId: node_id, stake, slip: undefined });
  for (const { id, node_id, stake, slip } of (await bets?.selectAll().execute()) ?? [])
    played.set(`bet:${id}`, { nodeId: node_id, stake, slip: slipSchema.safeParse(slip).data });
  return played;
};

/** Reasons for movements in a member's wallet; a payout moves money between house accounts only. */
type WalletKind = Exclude<TransactionKind, "payout">;

export interface RecordQuery {
  readonly memberId: string;
  readonly type: RecordType;
  readonly state: RecordState | undefined;
  /** Epoch milliseconds; end exclusive. */
  readonly from: number;
  readonly to: number;
  /** The gateway's clock: a deposit is pending until its time to pay is over. */
  readonly now: number;
}

const kindsOf: Readonly<Record<Exclude<RecordType, "A">, readonly WalletKind[]>> = {
  [RecordType.Deposits]: ["deposit"],
  [RecordType.Withdrawals]: ["withdrawal", "withdrawal-return", "fee"],
  [RecordType.Games]: ["bet", "win"],
  [RecordType.Bonuses]: ["bonus", "bonus-return", "rebate", "dividend", "salary"],
  [RecordType.Others]: ["opening", "adjustment", "transfer"],
};

/** A withdrawal's movements have its status; every other movement is done. */
const stateOfRow = sql<RecordState>`case
  when transactions.kind = 'withdrawal-return' then 'done'
  when withdrawals.state in ('pending', 'rejected') then withdrawals.state
  else 'done'
end`;

/** The movements of the member's wallet, each with its reason and state. */
const movements = (db: Kysely<Schema>, memberId: string) =>
  db
    .selectFrom("entries")
    .innerJoin("transactions", "transactions.id", "entries.transaction_id")
    .innerJoin("wallets", "wallets.account_id", "entries.account_id")
    .leftJoin("withdrawals", (join) =>
      join
        .on(sql<boolean>`transactions.reference = 'withdrawal:' || withdrawals.id`)
        .onRef("withdrawals.member_id", "=", "wallets.member_id"),
    )
    // A paid deposit keeps the method and reference that it had while pending; its bonus is a separate movement.
    .leftJoin("deposits", (join) =>
      join
        .on("transactions.kind", "=", "deposit")
        .on(sql<boolean>`transactions.reference = 'deposit:' || deposits.id`)
        .onRef("deposits.member_id", "=", "wallets.member_id"),
    )
    .where("wallets.member_id", "=", memberId)
    .select([
      sql<string>`entries.id::text`.as("id"),
      // Later entries of the same instant sort first.
      sql<string>`lpad(entries.id::text, 19, '0') collate "C"`.as("place"),
      sql<WalletKind>`transactions.kind`.as("kind"),
      stateOfRow.as("state"),
      "entries.amount",
      "entries.amount as moved",
      "entries.balance_after as balance",
      "transactions.created_at as at",
      sql<string>`coalesce(deposits.reference, entries.transaction_id)`.as("number"),
      "transactions.reference as cause",
      sql<string | null>`withdrawals.bank || ' ··' || withdrawals.card_tail`.as("account"),
      sql<string | null>`deposits.method_id`.as("method_id"),
    ]);

/** Deposits without a movement: pending or rejected ones. Expired ones are left out. */
const unpaidDeposits = (db: Kysely<Schema>, memberId: string, now: number) =>
  db
    .selectFrom("deposits")
    .where("member_id", "=", memberId)
    .where("state", "<>", "paid")
    .where((eb) => eb.or([eb("state", "<>", "awaiting"), eb("pay_before", ">", now)]))
    .select([
      "id",
      sql<string>`id collate "C"`.as("place"),
      sql<WalletKind>`'deposit'`.as("kind"),
      sql<RecordState>`case when state = 'rejected' then 'rejected' else 'pending' end`.as("state"),
      "amount",
      sql<number>`0::bigint`.as("moved"),
      sql<number | null>`null::bigint`.as("balance"),
      "created_at as at",
      "reference as number",
      sql<string | null>`null::text`.as("cause"),
      sql<string | null>`null::text`.as("account"),
      sql<string | null>`method_id`.as("method_id"),
    ]);

const recordRows = (db: Kysely<Schema>, { memberId, type, state, from, to, now }: RecordQuery) =>
  db
    .selectFrom(
      movements(db, memberId)
        .unionAll(unpaidDeposits(db, memberId, now))
        .as("found"),
    )
    .where("found.at", ">=", from)
    .where("found.at", "<", to)
    .$if(type !== RecordType.All, (query) =>
      query.where("found.kind", "in", type === RecordType.All ? [] : [...kindsOf[type]]),
    )
    .$if(state !== undefined, (query) => query.where("found.state", "=", state ?? "done"));

/** Rows after a cursor: instant and position of a page's last row. */
const below = (after: string) => {
  const [at = "", place = ""] = after.split(/\.(.*)/);
  return sql<boolean>`(found.at, found.place) < (${Number(at)}::bigint, ${place} collate "C")`;
};

export const readRecords = async (
  db: Kysely<Schema>,
  filter: RecordQuery,
  after: string | undefined,
  pageSize: number,
) => {
  const rows = await recordRows(db, filter)
    .leftJoin("deposit_methods", "deposit_methods.id", "found.method_id")
    .selectAll("found")
    .select("deposit_methods.name as method")
    .$if(after !== undefined, (query) => query.where(below(after ?? "")))
    .orderBy("found.at", "desc")
    .orderBy("found.place", "desc")
    .limit(pageSize + 1)
    .execute();
  const page = rows.slice(0, pageSize);
  const last = page.at(-1);
  return { rows: page, next: rows.length > pageSize && last ? `${last.at}.${last.place}` : undefined };
};

/** Centavos in and out over all filtered records, and their number. */
export const sumRecords = async (db: Kysely<Schema>, filter: RecordQuery) => {
  const count = sql<number>`count(*)::bigint`.as("count");
  const into = sql<number>`coalesce(sum(moved) filter (where moved > 0), 0)::bigint`.as("into");
  const outOf = sql<number>`coalesce(-sum(moved) filter (where moved < 0), 0)::bigint`.as("outOf");
  return recordRows(db, filter).select([count, into, outOf]).executeTakeFirstOrThrow();
};
