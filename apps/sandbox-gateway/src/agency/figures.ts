import { MINUTE_MS } from "@volado/domain/calendar";
import { type Kysely, sql } from "kysely";
import type { Schema, TransactionKind } from "../data/schema.ts";
import { Refusal } from "../request/refusal.ts";

/** A range of days: epoch milliseconds, end exclusive. */
export type Span = Readonly<Record<"from" | "to", number>>;

type Counts = Readonly<Record<"entered" | "bettors" | "registered" | "byLink" | "online", number>>;

/** Members whose session was used within this time are online. */
const ONLINE_MS = 5 * MINUTE_MS;

/**
 * Counts an agent's downlines at every level, without the agent. Who bet has entered, and in a range that includes the
 * present so has everyone who is online.
 */
export const countTeam = async (
  db: Kysely<Schema>,
  agentId: string,
  { from, to }: Span,
  now: number,
): Promise<Counts> => {
  const { rows } = await sql<Counts>`
    with recursive team (id, created_at) as (
      select id, created_at from members where inviter_id = ${agentId}
      union all
      select members.id, members.created_at from members join team on members.inviter_id = team.id
    ), bettors (member_id) as (
      select distinct member_id from transactions
      where kind = 'bet' and created_at >= ${from} and created_at < ${to}
    )
    select
      (select count(*)::bigint from team where created_at >= ${from} and created_at < ${to}) as registered,
      (select count(*)::bigint from team join members using (id) join invitation_links on code = invitation_link
        where invitation_links.member_id = ${agentId}
          and team.created_at >= ${from} and team.created_at < ${to}) as "byLink",
      (select count(distinct member_id)::bigint from (
        select member_id from logins where at >= ${from} and at < ${to}
        union all select member_id from sessions where last_seen_at >= ${from} and last_seen_at < ${to}
        union all select member_id from bettors
      ) as seen join team on team.id = member_id) as entered,
      (select count(*)::bigint from bettors join team on team.id = member_id) as bettors,
      (select count(distinct member_id)::bigint from sessions join team on team.id = sessions.member_id
        where ended_at is null and expires_at > ${now} and last_seen_at > ${now - ONLINE_MS}) as online
  `.execute(db);
  return rows[0] ?? { entered: 0, bettors: 0, registered: 0, byLink: 0, online: 0 };
};

/** A member of an agent's tree: money in centavos, the rate in hundredths of a per cent. The agent's level is 0. */
export interface Node
  extends Readonly<Record<"id" | "name", string>>,
    Readonly<Record<"type" | "level" | "rate" | "balance" | "joinedAt", number>> {
  readonly inviterId: string | null;
  /** Name of the direct upline; null for the agent. */
  readonly upline: string | null;
  readonly lastLoginAt: number | null;
  readonly children: readonly Node[];
}

/** An agent's tree. The agent can't see members outside it. */
export type TeamTree = Readonly<{ root: Node; byId: ReadonlyMap<string, Node> }>;

/** Reads an agent and all downlines, sorted by name within each level. */
export const readTree = async (db: Kysely<Schema>, agentId: string): Promise<TeamTree> => {
  const { rows } = await sql<Omit<Node, "children">>`
    with recursive team (id, level) as (
      select ${agentId}::text, 0::bigint
      union all
      select members.id, level + 1 from members join team on members.inviter_id = team.id
    )
    select members.id, members.inviter_id as "inviterId", members.username as name, members.type, level,
      members.rebate_rate as rate, balance, members.created_at as "joinedAt", latest.at as "lastLoginAt",
      case when level > 0 then upline.username end as upline
    from team join members on members.id = team.id join wallets on wallets.member_id = team.id
    left join members as upline on upline.id = members.inviter_id
    left join (select member_id, max(at) as at from logins group by member_id) as latest on latest.member_id = team.id
    order by level, members.username
  `.execute(db);
  const byId = new Map<string, Node>();
  const childrenOf = new Map<string, Node[]>();
  for (const row of rows) {
    const children: Node[] = [];
    const node = { ...row, children };
    childrenOf.set(row.id, children);
    byId.set(row.id, node);
    if (row.level > 0) childrenOf.get(row.inviterId ?? "")?.push(node);
  }
  const root = byId.get(agentId);
  if (root === undefined) throw new Error("An agent has no wallet.");
  return { root, byId };
};

/** The member whose team is requested; the agent by default. @throws Refusal not_permitted outside the tree */
export const nodeOf = ({ root, byId }: TeamTree, memberId: string | undefined): Node => {
  if (memberId === undefined) return root;
  const node = byId.get(memberId);
  if (node === undefined) throw new Refusal("not_permitted");
  return node;
};

export const pathTo = ({ root, byId }: TeamTree, node: Node): readonly Node[] => {
  const above = node === root ? undefined : byId.get(node.inviterId ?? "");
  return above === undefined ? [node] : [...pathTo({ root, byId }, above), node];
};

export const withDownlines = (node: Node): readonly Node[] => [node, ...node.children.flatMap(withDownlines)];

/** Members whose activity counts for a member's team: all downlines, and the member unless it is the calling agent. */
export const teamOf = (tree: TeamTree, node: Node): readonly Node[] =>
  node === tree.root ? withDownlines(node).slice(1) : withDownlines(node);

const noMoney = { stake: 0, win: 0, deposit: 0, withdrawal: 0, bonus: 0, rebate: 0 };

export const noFigures = { betCount: 0, bettors: 0, ...noMoney };

/** A member's activity; money in centavos. */
export type Figures = Readonly<typeof noFigures>;

/** The sum of two activities. A member who is in both is counted twice. */
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

/** What the members won or lost by playing. */
export const profitOf = ({ stake, win, bonus, rebate }: Figures): number => win + bonus + rebate - stake;

/** How rows are grouped: by member, by day in a time zone, by game type, or not at all. */
type FigureKey = "member" | "type" | "all" | { readonly dayIn: string };

const keys = {
  member: sql<string>`accounts.member_id`,
  type: sql<string>`coalesce(games.type, '')`,
  all: sql<string>`''`,
} as const satisfies Record<Extract<FigureKey, string>, unknown>;

const keyOf = (key: FigureKey) =>
  typeof key === "string"
    ? keys[key]
    : sql<string>`to_char(to_timestamp(transactions.created_at / 1000.0) at time zone ${key.dayIn}, 'YYYY-MM-DD')`;

const games = sql`
  left join rounds on transactions.reference = 'round:' || rounds.id
  left join bets on transactions.reference = 'bet:' || bets.id
  left join games on games.node_id = coalesce(rounds.node_id, bets.node_id)`;

/** Sums the ledger entries of the members' wallets within the range. Only bets and wins have a game type. */
export const sumFigures = async (
  db: Kysely<Schema>,
  memberIds: readonly string[],
  { from, to }: Span,
  key: FigureKey,
): Promise<ReadonlyMap<string, Figures>> => {
  const sumOf = (...kinds: readonly TransactionKind[]) =>
    sql`coalesce(sum(amount) filter (where transactions.kind = any(${[...kinds]}::text[])), 0)::bigint`;
  const { rows } = await sql<Figures & { key: string }>`
    select ${keyOf(key)} as key,
      count(*) filter (where transactions.kind = 'bet')::bigint as "betCount",
      count(distinct accounts.member_id) filter (where transactions.kind = 'bet')::bigint as bettors,
      -${sumOf("bet")} as stake, ${sumOf("win")} as win, ${sumOf("deposit")} as deposit,
      -${sumOf("withdrawal", "fee", "withdrawal-return")} as withdrawal,
      ${sumOf("bonus", "bonus-return")} as bonus, ${sumOf("rebate")} as rebate
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
