import { type RecordKind, type RecordState, RecordType } from "@volado/domain/records";
import { type Kysely, sql } from "kysely";
import * as z from "zod";
import type { Schema } from "../data/schema.ts";

/** The game of a round or bet; `slip` is the bet's selection, absent for rounds and seeded bets. */
export type Played = Readonly<{
  nodeId: string;
  slip: z.infer<typeof slipSchema> | undefined;
}>;

const slipSchema = z.object({
  home: z.string(),
  away: z.string(),
  selection: z.enum(["1", "X", "2"]),
  odds: z.int().positive(),
});

/** The round or bet of each record, by its reference in the ledger: the cause, and its id after a colon. */
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
  for (const { id, node_id } of (await rounds?.selectAll().execute()) ?? [])
    played.set(`round:${id}`, { nodeId: node_id, slip: undefined });
  for (const { id, node_id, slip } of (await bets?.selectAll().execute()) ?? [])
    played.set(`bet:${id}`, { nodeId: node_id, slip: slipSchema.safeParse(slip).data });
  return played;
};

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

const kindsOf: Readonly<Record<Exclude<RecordType, "A">, readonly RecordKind[]>> = {
  [RecordType.Deposits]: ["deposit"],
  [RecordType.Withdrawals]: ["withdrawal", "withdrawal-return", "fee"],
  [RecordType.Games]: ["play"],
  [RecordType.Bonuses]: ["bonus", "bonus-return", "rebate", "dividend", "salary"],
  [RecordType.Others]: ["opening", "adjustment", "transfer"],
};

/** A withdrawal's movements have its status, a bet's are pending until its result; every other movement is done. */
const stateOfRow = sql<RecordState>`case
  when transactions.kind = 'withdrawal-return' then 'done'
  when withdrawals.state in ('pending', 'rejected') then withdrawals.state
  when bets.id is not null and bets.settled_at is null then 'pending'
  else 'done'
end`;

const isPlay = sql<boolean>`transactions.kind in ('bet', 'win')`;

/** The movements of the member's wallet, each with its reason and state; those of one play have the same `record`. */
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
    .leftJoin("bets", (join) =>
      join
        .on(sql<boolean>`transactions.reference = 'bet:' || bets.id`)
        .onRef("bets.member_id", "=", "wallets.member_id"),
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
      "entries.id as entry",
      "entries.amount",
      "entries.balance_after as balance",
      "transactions.created_at as at",
      sql<string>`case when ${isPlay} then transactions.reference else entries.id::text end`.as("record"),
      sql<RecordKind>`case when ${isPlay} then 'play' else transactions.kind end`.as("kind"),
      stateOfRow.as("state"),
      sql<string>`case when ${isPlay} then split_part(transactions.reference, ':', 2)
        else coalesce(deposits.reference, transactions.id) end`.as("number"),
      "transactions.reference as cause",
      sql<string | null>`withdrawals.bank || ' ··' || withdrawals.card_tail`.as("account"),
      sql<string | null>`deposits.method_id`.as("method_id"),
    ]);

const sumOf = (sign: 1 | -1) =>
  sql<number>`coalesce(sum(amount * ${sql.lit(sign)}) filter (where amount * ${sql.lit(sign)} > 0), 0)::bigint`;

/** One row for each movement, and one for all movements of a round or bet, with the time and balance of the last. */
const movedRows = (db: Kysely<Schema>, memberId: string) =>
  db
    .selectFrom(movements(db, memberId).as("moved"))
    .groupBy("record")
    .select([
      sql<string>`min(entry)::text`.as("id"),
      // Later entries of the same instant sort first.
      sql<string>`lpad(max(entry)::text, 19, '0') collate "C"`.as("place"),
      sql<RecordKind>`max(kind)`.as("kind"),
      sql<RecordState>`max(state)`.as("state"),
      sql<number>`sum(amount)::bigint`.as("amount"),
      sumOf(1).as("into"),
      sumOf(-1).as("out_of"),
      sql<number | null>`(array_agg(balance order by entry desc))[1]`.as("balance"),
      sql<number>`max(at)`.as("at"),
      sql<string>`max(number)`.as("number"),
      sql<string | null>`max(cause)`.as("cause"),
      sql<string | null>`max(account)`.as("account"),
      sql<string | null>`max(method_id)`.as("method_id"),
    ]);

/** Deposits without a movement: pending or rejected ones. Expired and cancelled ones are left out. */
const unpaidDeposits = (db: Kysely<Schema>, memberId: string, now: number) =>
  db
    .selectFrom("deposits")
    .where("member_id", "=", memberId)
    .where("state", "not in", ["paid", "cancelled"])
    .where((eb) => eb.or([eb("state", "<>", "awaiting"), eb("pay_before", ">", now)]))
    .select([
      "id",
      sql<string>`id collate "C"`.as("place"),
      sql<RecordKind>`'deposit'`.as("kind"),
      sql<RecordState>`case when state = 'rejected' then 'rejected' else 'pending' end`.as("state"),
      "amount",
      sql<number>`0::bigint`.as("into"),
      sql<number>`0::bigint`.as("out_of"),
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
      movedRows(db, memberId)
        .unionAll(unpaidDeposits(db, memberId, now))
        .as("found"),
    )
    .where("found.at", ">=", from)
    .where("found.at", "<", to)
    .$if(type !== RecordType.All, (query) =>
      query.where("found.kind", "in", type === RecordType.All ? [] : [...kindsOf[type]]),
    )
    .$if(state !== undefined, (query) => query.where("found.state", "=", state ?? "done"));

/** The name on the other side of a transfer between members: its movement has both wallets. */
const counterparty = (memberId: string) => sql<string | null>`(
  select members.username from entries
  join accounts on accounts.id = entries.account_id
  join members on members.id = accounts.member_id
  where found.kind = 'transfer' and entries.transaction_id = found.number and members.id <> ${memberId}
)`;

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
    .select(["deposit_methods.name as method", counterparty(filter.memberId).as("counterparty")])
    .$if(after !== undefined, (query) => query.where(below(after ?? "")))
    .orderBy("found.at", "desc")
    .orderBy("found.place", "desc")
    .limit(pageSize + 1)
    .execute();
  const page = rows.slice(0, pageSize);
  const last = page.at(-1);
  return { rows: page, next: rows.length > pageSize && last ? `${last.at}.${last.place}` : undefined };
};

/** Centavos in and out over all filtered records, stakes and wins separately, and the number of records. */
export const sumRecords = async (db: Kysely<Schema>, filter: RecordQuery) => {
  const count = sql<number>`count(*)::bigint`.as("count");
  const into = sql<number>`coalesce(sum("into"), 0)::bigint`.as("into");
  const outOf = sql<number>`coalesce(sum(out_of), 0)::bigint`.as("outOf");
  return recordRows(db, filter).select([count, into, outOf]).executeTakeFirstOrThrow();
};
