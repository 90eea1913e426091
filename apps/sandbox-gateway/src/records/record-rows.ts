import { type RecordKind, type RecordState, RecordType } from "@volado/domain/records";
import { type Kysely, sql } from "kysely";
import * as z from "zod";
import type { Schema } from "../data/schema.ts";

/** The game of a round or bet; `slip` is the bet's selection, absent for rounds and seeded bets. */
export type Played = Readonly<{
  nodeId: string;
  slip: z.infer<typeof slipSchema> | undefined;
}>;

const matchSlipSchema = z.object({
  home: z.string(),
  away: z.string(),
  selection: z.enum(["1", "X", "2"]),
  odds: z.int().positive(),
});

export type MatchSlip = z.infer<typeof matchSlipSchema>;

const slipSchema = z.union([matchSlipSchema, z.object({ draw: z.string(), picks: z.array(z.string()) })]);

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

/**
 * A withdrawal's movements, also its return, have its status, so that those of one state add up to what it moved. A
 * bet's are pending until its result; every other movement is done.
 */
const stateOfRow = sql<RecordState>`case
  when withdrawals.state in ('pending', 'rejected') then withdrawals.state
  when bets.id is not null and bets.settled_at is null then 'pending'
  else 'done'
end`;

const isPlay = sql<boolean>`transactions.kind in ('bet', 'win')`;

/**
 * The movements of the member's wallet, each with its reason and state; those of one play have the same `record`. Those
 * of bets include other days, since a stake and its win may be on different ones.
 */
const movements = (db: Kysely<Schema>, { memberId, from, to }: RecordQuery) =>
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
    .where((eb) =>
      eb.or([
        eb("transactions.reference", "like", "bet:%"),
        eb.and([eb("transactions.created_at", ">=", from), eb("transactions.created_at", "<", to)]),
      ]),
    )
    .select([
      "entries.id as entry",
      "entries.amount",
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
const movedRows = (db: Kysely<Schema>, query: RecordQuery) =>
  db
    .selectFrom(movements(db, query).as("moved"))
    // All movements of a record have the same kind and state, by which the database can now filter before it groups.
    .groupBy(["record", "kind", "state"])
    .select([
      "kind",
      "state",
      sql<string>`min(entry)::text`.as("id"),
      // Later entries of the same instant sort first.
      sql<string>`lpad(max(entry)::text, 19, '0') collate "C"`.as("place"),
      sql<number>`sum(amount)::bigint`.as("amount"),
      sumOf(1).as("into"),
      sumOf(-1).as("out_of"),
      sql<number | null>`max(entry)`.as("last_entry"),
      sql<number>`max(at)`.as("at"),
      sql<string>`max(number)`.as("number"),
      sql<string | null>`max(cause)`.as("cause"),
      sql<string | null>`max(account)`.as("account"),
      sql<string | null>`max(method_id)`.as("method_id"),
    ]);

/** Deposits without a movement: pending, rejected or cancelled ones. Expired ones are left out. */
const unpaidDeposits = (db: Kysely<Schema>, { memberId, now }: RecordQuery) =>
  db
    .selectFrom("deposits")
    .where("member_id", "=", memberId)
    .where("state", "<>", "paid")
    .where((eb) => eb.or([eb("state", "<>", "awaiting"), eb("pay_before", ">", now)]))
    .select([
      sql<RecordKind>`'deposit'`.as("kind"),
      sql<RecordState>`case when state in ('rejected', 'cancelled') then state else 'pending' end`.as(
        "state",
      ),
      "id",
      sql<string>`id collate "C"`.as("place"),
      "amount",
      sql<number>`0::bigint`.as("into"),
      sql<number>`0::bigint`.as("out_of"),
      sql<number | null>`null::bigint`.as("last_entry"),
      "created_at as at",
      "reference as number",
      sql<string | null>`null::text`.as("cause"),
      sql<string | null>`null::text`.as("account"),
      sql<string | null>`method_id`.as("method_id"),
    ]);

const recordRows = (db: Kysely<Schema>, query: RecordQuery) =>
  db
    .selectFrom(movedRows(db, query).unionAll(unpaidDeposits(db, query)).as("found"))
    .where("found.at", ">=", query.from)
    .where("found.at", "<", query.to)
    .$if(query.type !== RecordType.All, (rows) =>
      rows.where("found.kind", "in", query.type === RecordType.All ? [] : [...kindsOf[query.type]]),
    )
    .$if(query.state !== undefined, (rows) => rows.where("found.state", "=", query.state ?? "done"));

/** The name on the other side of a transfer between members: its movement has both wallets. */
const counterparty = (memberId: string) => sql<string | null>`(
  select members.username from entries
  join accounts on accounts.id = entries.account_id
  join members on members.id = accounts.member_id
  where found.kind = 'transfer' and entries.transaction_id = found.number and members.id <> ${memberId}
)`;

/** A cursor: instant and position of a page's last row. */
const placeOf = (after: string) => {
  const [at = "", place = ""] = after.split(/\.(.*)/);
  return { at: Number(at), place };
};

export const readRecords = async (
  db: Kysely<Schema>,
  filter: RecordQuery,
  after: string | undefined,
  pageSize: number,
) => {
  const above = after === undefined ? undefined : placeOf(after);
  const to = Math.min(filter.to, (above?.at ?? filter.to) + 1);
  const rows = await recordRows(db, { ...filter, to })
    .leftJoin("deposit_methods", "deposit_methods.id", "found.method_id")
    .selectAll("found")
    .select([
      "deposit_methods.name as method",
      counterparty(filter.memberId).as("counterparty"),
      sql<number | null>`(select balance_after from entries where id = found.last_entry)`.as("balance"),
    ])
    .$if(above !== undefined, (query) =>
      query.where(
        sql<boolean>`(found.at, found.place) < (${above?.at}::bigint, ${above?.place} collate "C")`,
      ),
    )
    .orderBy("found.at", "desc")
    .orderBy("found.place", "desc")
    .limit(pageSize + 1)
    .execute();
  const page = rows.slice(0, pageSize);
  const last = page.at(-1);
  return { rows: page, next: rows.length > pageSize && last ? `${last.at}.${last.place}` : undefined };
};

/** Centavos in and out over all filtered records, plays by their net result, and the number of records. */
export const sumRecords = async (db: Kysely<Schema>, filter: RecordQuery) => {
  const count = sql<number>`count(*)::bigint`.as("count");
  const into = sql<number>`coalesce(sum(greatest("into" - out_of, 0)), 0)::bigint`.as("into");
  const outOf = sql<number>`coalesce(sum(greatest(out_of - "into", 0)), 0)::bigint`.as("outOf");
  return recordRows(db, filter).select([count, into, outOf]).executeTakeFirstOrThrow();
};
