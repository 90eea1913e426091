import { type Kysely, sql } from "kysely";
import type { Schema } from "../data/schema.ts";
import type { Span } from "./team-counts.ts";

/** What somebody did; money in centavos. */
export interface Figures {
  readonly betCount: number;
  readonly bettors: number;
  readonly stake: number;
  readonly win: number;
  readonly deposit: number;
  readonly withdrawal: number;
  readonly bonus: number;
  readonly rebate: number;
}

/** Nothing done. */
export const noFigures: Figures = {
  betCount: 0,
  bettors: 0,
  stake: 0,
  win: 0,
  deposit: 0,
  withdrawal: 0,
  bonus: 0,
  rebate: 0,
};

/** Two together; whoever bets is counted by whoever adds up different members or days. */
export const plus = (a: Figures, b: Figures): Figures => ({
  betCount: a.betCount + b.betCount,
  bettors: a.bettors + b.bettors,
  stake: a.stake + b.stake,
  win: a.win + b.win,
  deposit: a.deposit + b.deposit,
  withdrawal: a.withdrawal + b.withdrawal,
  bonus: a.bonus + b.bonus,
  rebate: a.rebate + b.rebate,
});

/** What the members gained by playing. */
export const profitOf = ({ stake, win, bonus, rebate }: Figures): number => win + bonus + rebate - stake;

/** What lines are told apart by: the member, the day in a time zone, the type of the game, or nothing. */
export type FigureKey = "member" | "type" | "all" | { readonly dayIn: string };

const keys = {
  member: sql<string>`accounts.member_id`,
  type: sql<string>`coalesce(games.type, '')`,
  all: sql<string>`''`,
} as const satisfies Record<Extract<FigureKey, string>, unknown>;

const keyOf = (key: FigureKey) =>
  typeof key === "string"
    ? keys[key]
    : sql<string>`to_char(to_timestamp(transactions.created_at / 1000.0) at time zone ${key.dayIn}, 'YYYY-MM-DD')`;

/** The game that a bet or win was of. */
const games = sql`
  left join rounds on transactions.reference = 'round:' || rounds.id
  left join bets on transactions.reference = 'bet:' || bets.id
  left join games on games.node_id = coalesce(rounds.node_id, bets.node_id)`;

/** Sums what the ledger says of the members' wallets within the days. Only what was played has a type. */
export const sumFigures = async (
  db: Kysely<Schema>,
  memberIds: readonly string[],
  { from, to }: Span,
  key: FigureKey,
): Promise<ReadonlyMap<string, Figures>> => {
  const { rows } = await sql<Figures & { key: string }>`
    select ${keyOf(key)} as key,
      count(*) filter (where transactions.kind = 'bet')::bigint as "betCount",
      count(distinct accounts.member_id) filter (where transactions.kind = 'bet')::bigint as bettors,
      coalesce(-sum(amount) filter (where transactions.kind = 'bet'), 0)::bigint as stake,
      coalesce(sum(amount) filter (where transactions.kind = 'win'), 0)::bigint as win,
      coalesce(sum(amount) filter (where transactions.kind = 'deposit'), 0)::bigint as deposit,
      coalesce(-sum(amount) filter (
        where transactions.kind in ('withdrawal', 'fee', 'withdrawal-return')
      ), 0)::bigint as withdrawal,
      coalesce(sum(amount) filter (where transactions.kind = 'bonus'), 0)::bigint as bonus,
      coalesce(sum(amount) filter (where transactions.kind = 'rebate'), 0)::bigint as rebate
    from transactions
    join entries on entries.transaction_id = transactions.id
    join accounts on accounts.id = entries.account_id
    ${key === "type" ? games : sql``}
    where transactions.created_at >= ${from} and transactions.created_at < ${to}
      and accounts.member_id = any(${[...memberIds]}::text[])
      ${key === "type" ? sql`and transactions.kind in ('bet', 'win')` : sql``}
    group by 1
  `.execute(db);
  return new Map(rows.map(({ key: name, ...figures }) => [name, figures]));
};
