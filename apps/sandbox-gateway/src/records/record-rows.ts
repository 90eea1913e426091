import { type RecordState, RecordType } from "@volado/domain";
import { type Kysely, sql } from "kysely";
import type { TransactionKind } from "../data/schema/money.ts";
import type { Schema } from "../data/schema.ts";

/** Why money moves in a member's wallet; a payout moves it between accounts of the house alone. */
type WalletKind = Exclude<TransactionKind, "payout">;

/** What a member wants to see. */
export interface RecordsWanted {
  readonly memberId: string;
  readonly type: RecordType;
  readonly state: RecordState | undefined;
  /** Epoch milliseconds; the end is not included. */
  readonly from: number;
  readonly to: number;
}

const kindsOf: Readonly<Record<Exclude<RecordType, "A">, readonly WalletKind[]>> = {
  [RecordType.Deposits]: ["deposit"],
  [RecordType.Withdrawals]: ["withdrawal", "withdrawal-return", "fee"],
  [RecordType.Games]: ["bet", "win"],
  [RecordType.Bonuses]: ["bonus", "rebate"],
  [RecordType.Others]: ["opening", "adjustment", "transfer"],
};

/** A withdrawal's movements stand as it does; every other movement is done. */
const stateOfRow = sql<RecordState>`case
  when transactions.kind = 'withdrawal-return' then 'done'
  when withdrawals.state in ('pending', 'rejected') then withdrawals.state
  else 'done'
end`;

/** The entries of the member's wallet that the filter lets through, each with its reason and state. */
const recordRows = (db: Kysely<Schema>, { memberId, type, state, from, to }: RecordsWanted) =>
  db
    .selectFrom("entries")
    .innerJoin("transactions", "transactions.id", "entries.transaction_id")
    .innerJoin("wallets", "wallets.account_id", "entries.account_id")
    .leftJoin("withdrawals", (join) =>
      join
        .on(sql<boolean>`transactions.reference = 'withdrawal:' || withdrawals.id`)
        .onRef("withdrawals.member_id", "=", "wallets.member_id"),
    )
    .where("wallets.member_id", "=", memberId)
    .where("transactions.created_at", ">=", from)
    .where("transactions.created_at", "<", to)
    .$if(type !== RecordType.All, (query) =>
      query.where("transactions.kind", "in", type === RecordType.All ? [] : [...kindsOf[type]]),
    )
    .$if(state !== undefined, (query) => query.where(stateOfRow, "=", state ?? "done"))
    .select([
      "entries.id",
      "entries.amount",
      "entries.balance_after",
      "entries.transaction_id",
      sql<WalletKind>`transactions.kind`.as("kind"),
      "transactions.reference",
      "transactions.created_at",
      "withdrawals.bank",
      "withdrawals.card_tail",
    ])
    .select(stateOfRow.as("state"));

/** One page of records, the newest first, and where the next goes on: after the id of its last row. */
export const readRecords = async (
  db: Kysely<Schema>,
  wanted: RecordsWanted,
  after: string | undefined,
  pageSize: number,
) => {
  const rows = await recordRows(db, wanted)
    .$if(after !== undefined, (query) => query.where("entries.id", "<", Number(after)))
    .orderBy("entries.id", "desc")
    .limit(pageSize + 1)
    .execute();
  const page = rows.slice(0, pageSize);
  const last = page.at(-1);
  return { rows: page, next: rows.length > pageSize && last ? String(last.id) : undefined };
};

/** Centavos in and out over everything that the filter lets through, and how many movements that are. */
export const sumRecords = async (db: Kysely<Schema>, wanted: RecordsWanted) => {
  const { count, into, outOf } = await db
    .selectFrom(recordRows(db, wanted).as("found"))
    .select([
      sql<number>`count(*)::bigint`.as("count"),
      sql<number>`coalesce(sum(amount) filter (where amount > 0), 0)::bigint`.as("into"),
      sql<number>`coalesce(-sum(amount) filter (where amount < 0), 0)::bigint`.as("outOf"),
    ])
    .executeTakeFirstOrThrow();
  return { count, into, outOf };
};
