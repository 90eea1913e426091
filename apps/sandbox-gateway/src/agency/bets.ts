import type { GameType } from "@volado/domain/games";
import { type Kysely, sql } from "kysely";
import type { Schema } from "../data/schema.ts";
import { type Figures, noFigures } from "./figures.ts";
import type { Span } from "./team-counts.ts";

/** A round or bet of somebody's; money in centavos, and no win before it is settled. */
export interface BetRow {
  readonly id: string;
  readonly memberId: string;
  readonly name: string;
  readonly game: string;
  readonly gameType: string;
  readonly stake: number;
  readonly win: number;
  readonly at: number;
  readonly settled: boolean;
}

/** Which bets, in which order, and which of them. */
export interface BetsWanted {
  readonly memberIds: readonly string[];
  readonly days: Span;
  readonly gameType: GameType | undefined;
  readonly sort: "stake" | "win" | "profit" | "at";
  readonly desc: boolean;
  readonly limit: number;
  readonly offset: number;
}

const played = ({ memberIds, days: { from, to }, gameType }: BetsWanted) => sql`
  select play.id, member_id as "memberId", username as name, games.name as game, games.type as "gameType",
    stake, win, at, settled
  from (
    select id, member_id, node_id, stake, win, created_at as at, true as settled from rounds
    union all
    select id, member_id, node_id, stake, case when settled_at is null then 0 else win end, placed_at,
      settled_at is not null from bets
  ) as play
  join members on members.id = play.member_id
  join games on games.node_id = play.node_id
  where at >= ${from} and at < ${to} and play.member_id = any(${[...memberIds]}::text[])
    ${gameType === undefined ? sql`` : sql`and games.type = ${gameType}`}`;

const orders = { stake: sql`stake`, win: sql`win`, profit: sql`win - stake`, at: sql`at` };

/** One page of the bets. */
export const readBets = async (db: Kysely<Schema>, wanted: BetsWanted): Promise<readonly BetRow[]> => {
  const { rows } = await sql<BetRow>`
    ${played(wanted)}
    order by ${orders[wanted.sort]} ${wanted.desc ? sql`desc` : sql`asc`}, at desc, play.id
    limit ${wanted.limit} offset ${wanted.offset}
  `.execute(db);
  return rows;
};

/** All of them together. */
export const sumBets = async (db: Kysely<Schema>, wanted: BetsWanted): Promise<Figures> => {
  const { rows } = await sql<Pick<Figures, "betCount" | "bettors" | "stake" | "win">>`
    select count(*)::bigint as "betCount", count(distinct "memberId")::bigint as bettors,
      coalesce(sum(stake), 0)::bigint as stake, coalesce(sum(win), 0)::bigint as win
    from (${played(wanted)}) as found
  `.execute(db);
  return { ...noFigures, ...rows[0] };
};
