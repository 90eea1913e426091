import { type Kysely, sql } from "kysely";
import type { Schema } from "../data/schema.ts";
import { Refusal } from "../request/refusal.ts";

/** Somebody of an agent's tree; money in centavos, the rate in hundredths of a per cent. */
export interface Node {
  readonly id: string;
  readonly inviterId: string | null;
  readonly name: string;
  readonly type: number;
  /** Steps below the agent, who has 0. */
  readonly level: number;
  readonly rate: number;
  readonly balance: number;
  readonly joinedAt: number;
  readonly lastLoginAt: number | null;
  readonly children: readonly Node[];
}

/** An agent's tree; whoever isn't in it does not exist for the agent. */
export interface TeamTree {
  readonly root: Node;
  readonly byId: ReadonlyMap<string, Node>;
}

type Row = Omit<Node, "children">;

/** Reads an agent and all downlines, the ones of a level by their names. */
export const readTree = async (db: Kysely<Schema>, agentId: string): Promise<TeamTree> => {
  const { rows } = await sql<Row>`
    with recursive team (id, level) as (
      select ${agentId}::text, 0::bigint
      union all
      select members.id, level + 1 from members join team on members.inviter_id = team.id
    )
    select members.id, inviter_id as "inviterId", username as name, type, level, rebate_rate as rate, balance,
      created_at as "joinedAt", latest.at as "lastLoginAt"
    from team join members on members.id = team.id join wallets on wallets.member_id = team.id
    left join (select member_id, max(at) as at from logins group by member_id) as latest on latest.member_id = team.id
    order by level, username
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

/** The member whose team is asked for; the agent without an id. @throws Refusal not_permitted outside the tree */
export const nodeOf = ({ root, byId }: TeamTree, memberId: string | undefined): Node => {
  if (memberId === undefined) return root;
  const node = byId.get(memberId);
  if (node === undefined) throw new Refusal("not_permitted");
  return node;
};

/** From the agent down to a member. */
export const pathTo = ({ root, byId }: TeamTree, node: Node): readonly Node[] => {
  const above = node === root ? undefined : byId.get(node.inviterId ?? "");
  return above === undefined ? [node] : [...pathTo({ root, byId }, above), node];
};

/** A member and everybody below. */
export const withDownlines = (node: Node): readonly Node[] => [node, ...node.children.flatMap(withDownlines)];

/** Whose doings count for a member's team: everybody below, and the member too, but for the agent who asks. */
export const teamOf = (tree: TeamTree, node: Node): readonly Node[] =>
  node === tree.root ? withDownlines(node).slice(1) : withDownlines(node);
