import { TEAM_IDLE_DAYS, type TeamGroup, TeamOnly } from "@volado/domain/agency";
import { DAY_MS } from "@volado/domain/calendar";
import { type GameType, pageCount } from "@volado/domain/games";
import { decimalOf } from "@volado/domain/money";
import { foldedText } from "@volado/domain/validation";
import { type Kysely, sql } from "kysely";
import type { Schema } from "../data/schema.ts";
import {
  type Figures,
  type Node,
  noFigures,
  pathTo,
  plus,
  profitOf,
  type Span,
  sumFigures,
  type TeamTree,
  teamOf,
  withDownlines,
} from "./figures.ts";

/** A member's round or bet; money in centavos. The win is null until it is settled. */
interface BetRow
  extends Readonly<Record<"id" | "memberId" | "name" | "game" | "gameType", string>>,
    Readonly<Record<"stake" | "win" | "at", number>> {
  readonly settled: boolean;
}

/** Filter, order and page of a bet list. */
export interface BetQuery {
  readonly memberIds: readonly string[];
  readonly days: Span;
  readonly gameType: GameType | undefined;
  readonly sort: "stake" | "win" | "profit" | "at";
  readonly desc: boolean;
  readonly limit: number;
  readonly offset: number;
}

const played = ({ memberIds, days: { from, to }, gameType }: BetQuery) => sql`
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

export const readBets = async (db: Kysely<Schema>, query: BetQuery): Promise<readonly BetRow[]> => {
  const { rows } = await sql<BetRow>`
    ${played(query)}
    order by ${orders[query.sort]} ${query.desc ? sql`desc` : sql`asc`}, at desc, play.id
    limit ${query.limit} offset ${query.offset}
  `.execute(db);
  return rows;
};

/** Totals over all pages. */
export const sumBets = async (db: Kysely<Schema>, query: BetQuery): Promise<Figures> => {
  const { rows } = await sql<Pick<Figures, "betCount" | "bettors" | "stake" | "win">>`
    select count(*)::bigint as "betCount", count(distinct "memberId")::bigint as bettors,
      coalesce(sum(stake), 0)::bigint as stake, coalesce(sum(win), 0)::bigint as win
    from (${played(query)}) as found
  `.execute(db);
  return { ...noFigures, ...rows[0] };
};

export const wireFigures = (figures: Figures) => ({
  ...figures,
  stake: decimalOf(figures.stake),
  win: decimalOf(figures.win),
  deposit: decimalOf(figures.deposit),
  withdrawal: decimalOf(figures.withdrawal),
  bonus: decimalOf(figures.bonus),
  rebate: decimalOf(figures.rebate),
  profit: decimalOf(profitOf(figures)),
});

export const wireMember = (node: Node) => {
  const below = withDownlines(node).slice(1);
  const { id, name, type, level, joinedAt, lastLoginAt } = node;
  return {
    ...{ id, name, type, level, upline: node.upline, joinedAt, lastLoginAt },
    team: below.length,
    teamBalance: decimalOf(below.reduce((sum, { balance }) => sum + balance, 0)),
    balance: decimalOf(node.balance),
    rebateRate: node.rate / 100,
  };
};

export const wirePaging = (
  { tree, node, totals }: { readonly tree: TeamTree; readonly node: Node; readonly totals: Figures },
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
  totalCount: number,
  currency: string,
) => ({
  page,
  totalPages: pageCount(totalCount, pageSize),
  totalCount,
  currency,
  path: pathTo(tree, node).map(wireMember),
  totals: wireFigures(totals),
});

/** A row of a report: a member, a day or a type. */
type Line = Readonly<{ id: string; node: Node | undefined; own: boolean; figures: Figures }>;

/** The members of a team that a report is about: a part of their names, empty for all, and their ids if limited. */
type Wanted = Readonly<{ name: string; among: ReadonlySet<string> | undefined }>;

/** The team that a report covers and the calling agent. */
type ReportQuery = Wanted &
  Readonly<{ tree: TeamTree; node: Node; days: Span; group: TeamGroup; timeZone: string }>;

/** Members of all teams who haven't bet for `TEAM_IDLE_DAYS`, or have never deposited. */
export const idsWithout = async (
  db: Kysely<Schema>,
  what: TeamOnly,
  now: number,
): Promise<ReadonlySet<string>> => {
  const since = what === TeamOnly.Idle ? now - TEAM_IDLE_DAYS * DAY_MS : 0;
  const kind = what === TeamOnly.Idle ? "bet" : "deposit";
  const active = db.selectFrom("transactions").select("member_id").where("kind", "=", kind);
  const members = db.selectFrom("members").select("id");
  const idle = members.where("id", "not in", active.where("created_at", ">", since));
  // Who joined within that time has not been away for it.
  const rows = what === TeamOnly.Idle ? idle.where("created_at", "<=", since) : idle;
  return new Set((await rows.execute()).map(({ id }) => id));
};

const addUp = (all: readonly Figures[]): Figures => all.reduce(plus, noFigures);

/** The wanted members by name, an exact match first. */
export const found = (team: readonly Node[], { name, among }: Wanted): readonly Node[] => {
  const part = foldedText(name);
  const isOther = (node: Node) => Number(foldedText(node.name) !== part);
  return team
    .filter((node) => foldedText(node.name).includes(part) && (among?.has(node.id) ?? true))
    .toSorted((a, b) => isOther(a) - isOther(b) || a.name.localeCompare(b.name));
};

const byMember = async (
  db: Kysely<Schema>,
  { tree, node, days, ...wanted }: ReportQuery,
): Promise<readonly Line[]> => {
  const team = teamOf(tree, node);
  const ids = team.map(({ id }) => id);
  const sums = await sumFigures(db, ids, days, "member");
  const figuresOf = ({ id }: Node) => sums.get(id) ?? noFigures;
  const alone = (one: Node): Line => ({ id: one.id, node: one, own: true, figures: figuresOf(one) });
  if (wanted.name !== "" || wanted.among) return found(team, wanted).map(alone);
  const together = (child: Node): Line => {
    const figures = addUp(withDownlines(child).map(figuresOf));
    return { id: child.id, node: child, own: false, figures };
  };
  return [...(node === tree.root ? [] : [alone(node)]), ...node.children.map(together)];
};

/** The rows of a report in their natural order, and their totals. */
export const teamReport = async (
  db: Kysely<Schema>,
  query: ReportQuery,
): Promise<{ readonly lines: readonly Line[]; readonly totals: Figures }> => {
  const { tree, node, days, group, timeZone } = query;
  if (group === "MEMBER") {
    const lines = await byMember(db, query);
    return { lines, totals: addUp(lines.map(({ figures }) => figures)) };
  }
  const ids = found(teamOf(tree, node), query).map(({ id }) => id);
  const sums = await sumFigures(db, ids, days, group === "DAY" ? { dayIn: timeZone } : "type");
  const lines = [...sums]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([id, figures]): Line => ({ id, node: undefined, own: false, figures }));
  const all = (await sumFigures(db, ids, days, "all")).get("") ?? noFigures;
  // A member who bets on two days is counted once.
  const totals = { ...addUp(lines.map(({ figures }) => figures)), bettors: all.bettors };
  return { lines, totals };
};
