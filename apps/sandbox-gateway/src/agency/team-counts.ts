import { type Kysely, sql } from "kysely";
import type { Schema } from "../data/schema.ts";

/** Some days: epoch milliseconds, the end not included. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** How many of an agent's downlines did what within the days. */
export interface Counts {
  readonly loggedIn: number;
  readonly bettors: number;
  readonly registered: number;
  readonly online: number;
}

/** Counts an agent's downlines at every level; the agent is not among them. */
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
    )
    select
      (select count(*)::bigint from team where created_at >= ${from} and created_at < ${to}) as registered,
      (select count(distinct member_id)::bigint from logins join team on team.id = logins.member_id
        where at >= ${from} and at < ${to}) as "loggedIn",
      (select count(distinct member_id)::bigint from transactions join team on team.id = transactions.member_id
        where kind = 'bet' and transactions.created_at >= ${from} and transactions.created_at < ${to}) as bettors,
      (select count(distinct member_id)::bigint from sessions join team on team.id = sessions.member_id
        where ended_at is null and expires_at > ${now}) as online
  `.execute(db);
  return rows[0] ?? { loggedIn: 0, bettors: 0, registered: 0, online: 0 };
};
