import { DAY_MS, HOUR_MS, MINUTE_MS } from "@volado/domain/calendar";
import { type Kysely, sql, Transaction } from "kysely";
import type { Tx } from "../wallet/ledger.ts";
import { writeHistory } from "../wallet/write-history.ts";
import { insertAll } from "./insert-all.ts";
import type { Schema } from "./schema.ts";
import type { SeedOptions } from "./seed-options.ts";
import { keepEvent, payEarnings, type TeamRows, walletOf } from "./team-history.ts";
import { seedEarnings } from "./world/team/earnings.ts";
import { seedPlay, type TeamEvent } from "./world/team/play.ts";
import { LEADER_RATE, seedTeam, TEAM_ID, TEAM_LEADER, type TeamSeed } from "./world/team/tree.ts";

interface Leader {
  readonly id: string;
  readonly password_hash: string;
  readonly payment_password_hash: string | null;
}

const joinedAt = ({ joinedDaysAgo }: TeamSeed, now: number): number =>
  now - joinedDaysAgo * DAY_MS - 11 * HOUR_MS;

/** They share the demo accounts' passwords, so that anybody of the tree can be logged in. */
const writeMembers = async (
  tx: Tx,
  team: readonly TeamSeed[],
  leader: Leader,
  now: number,
): Promise<void> => {
  await insertAll(
    tx,
    "members",
    team.map((member) => ({
      id: member.id,
      username: member.username,
      type: member.type,
      password_hash: leader.password_hash,
      payment_password_hash: leader.payment_password_hash,
      portal: "site",
      disabled: false,
      first_time_login: false,
      created_at: joinedAt(member, now),
      invitation_code: `RED${member.id.slice(TEAM_ID.length).padStart(5, "0")}`,
      inviter_id: member.parent?.id ?? leader.id,
      rebate_rate: member.rate,
    })),
  );
  await insertAll(
    tx,
    "accounts",
    team.map(({ id }) => ({ id: walletOf(id), kind: "wallet", member_id: id })),
  );
  await insertAll(
    tx,
    "wallets",
    team.map(({ id }) => ({ member_id: id, account_id: walletOf(id), balance: 0 })),
  );
};

const writeComings = async (tx: Tx, events: readonly TeamEvent[], now: number): Promise<void> => {
  const comings = events.filter(({ kind }) => kind === "deposit");
  await insertAll(
    tx,
    "logins",
    comings.map(({ member, at }, index) => ({
      id: `${TEAM_ID}login-${index}`,
      member_id: member.id,
      at: at - MINUTE_MS,
      ip: "127.0.0.1",
    })),
  );
  // No token has such a hash: these sessions say who is about, and nobody can use them.
  await insertAll(
    tx,
    "sessions",
    comings
      .filter(({ at }) => at > now - DAY_MS)
      .map(({ member, at }) => ({
        id: `${TEAM_ID}session-${member.id}`,
        token_hash: `none-${member.id}`,
        member_id: member.id,
        created_at: at - MINUTE_MS,
        expires_at: now + DAY_MS,
      })),
  );
};

/**
 * Writes the demo agent's tree into a world that has none: members, what they played, won, paid in and out,
 * and what their agents earned, all of it in the tables and the ledger that hold the same of everybody else.
 */
export const seedTeamInto = async (
  db: Kysely<Schema>,
  { now: clock, brand }: Pick<SeedOptions, "now" | "brand">,
): Promise<void> => {
  const now = clock();
  const leader = await db
    .selectFrom("members")
    .select(["id", "password_hash", "payment_password_hash"])
    .where("username", "=", TEAM_LEADER)
    .executeTakeFirst();
  const known = await db
    .selectFrom("members")
    .select("id")
    .where("id", "like", `${TEAM_ID}%`)
    .limit(1)
    .executeTakeFirst();
  if (leader === undefined || known !== undefined) return;
  const write = async (tx: Tx) => {
    const team = seedTeam();
    const events = seedPlay(team, now);
    const earnings = seedEarnings(events, leader.id, now, brand.clock);
    const rows: TeamRows = { rounds: [], bets: [], deposits: [], rewards: [], withdrawals: [] };
    const movements = [
      ...events.flatMap((event, index) => keepEvent(event, index, rows)),
      ...payEarnings(earnings, leader.id, rows),
    ].toSorted((a, b) => a.at - b.at);
    await writeMembers(tx, team, leader, now);
    await sql`update members set rebate_rate = ${LEADER_RATE}
      where type in (1, 2) and id not like ${`${TEAM_ID}%`}`.execute(tx);
    for (const table of ["rounds", "bets", "deposits", "rewards", "withdrawals"] as const)
      await insertAll(tx, table, rows[table]);
    await insertAll(tx, "agent_earnings", earnings);
    await writeComings(tx, events, now);
    await writeHistory(tx, movements);
  };
  if (db instanceof Transaction) await write(db);
  else await db.transaction().execute(write);
};
