import { type Kysely, sql } from "kysely";
import { HouseAccount, type Tx } from "../wallet/ledger.ts";
import { type PastMovement, writeHistory } from "../wallet/write-history.ts";
import { insertAll } from "./insert-all.ts";
import type { Schema } from "./schema.ts";
import { type Earning, seedEarnings } from "./world/team/earnings.ts";
import { SETTLED_AFTER, seedPlay, type TeamEvent } from "./world/team/play.ts";
import { LEADER_RATE, seedTeam, TEAM_ID, TEAM_LEADER, type TeamSeed } from "./world/team/tree.ts";

const DAY = 86_400_000;
const HOUR = 3_600_000;
const MINUTE = 60_000;

interface Leader {
  readonly id: string;
  readonly password_hash: string;
  readonly payment_password_hash: string | null;
}

const walletOf = (memberId: string): string => `wallet:${memberId}`;

const joinedAt = ({ joinedDaysAgo }: TeamSeed, now: number): number => now - joinedDaysAgo * DAY - 11 * HOUR;

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

/** A movement between a wallet and the house, positive into the wallet. */
const movement = (
  id: string,
  kind: PastMovement["kind"],
  [memberId, reference, at]: readonly [memberId: string, reference: string, at: number],
  [house, amount]: readonly [house: string, amount: number],
): PastMovement => ({
  id: `${TEAM_ID}m-${id}`,
  memberId,
  kind,
  reference,
  at,
  sides: [
    { accountId: walletOf(memberId), amount },
    { accountId: house, amount: -amount },
  ],
});

/** A withdrawal that was paid within the hour; both of its movements. */
const withdrawn = (id: string, memberId: string, amount: number, at: number): readonly PastMovement[] => {
  const reference = `withdrawal:${id}`;
  const paid: PastMovement = {
    ...movement(`${id}-paid`, "payout", [memberId, reference, at + MINUTE], [HouseAccount.Payouts, 0]),
    sides: [
      { accountId: HouseAccount.Payouts, amount: -amount },
      { accountId: HouseAccount.Cash, amount },
    ],
  };
  return [movement(id, "withdrawal", [memberId, reference, at], [HouseAccount.Payouts, -amount]), paid];
};

const withdrawalRow = (id: string, memberId: string, amount: number, at: number) => ({
  id,
  member_id: memberId,
  state: "paid",
  amount,
  fee: 0,
  bank: "BBVA",
  card_tail: "0000",
  holder: memberId,
  requested_at: at,
  settled_at: at + MINUTE,
});

interface Rows {
  readonly rounds: Record<string, unknown>[];
  readonly bets: Record<string, unknown>[];
  readonly deposits: Record<string, unknown>[];
  readonly rewards: Record<string, unknown>[];
  readonly withdrawals: Record<string, unknown>[];
}

/** Keeps what happened in the tables that it would be in. @returns how it moved money */
const keep = (event: TeamEvent, index: number, rows: Rows): readonly PastMovement[] => {
  const id = `${TEAM_ID}${event.kind}-${index}`;
  const { at, amount, member } = event;
  const row = { id, member_id: member.id };
  switch (event.kind) {
    case "deposit":
      rows.deposits.push({
        ...row,
        method_id: "card",
        kind: "redirect",
        state: "paid",
        amount,
        bonus: 0,
        wager: 0,
        reference: id,
        remark: "",
        pay_ticket: id,
        return_origin: "",
        created_at: at - MINUTE,
        pay_before: at + HOUR,
        settled_at: at,
      });
      return [movement(id, "deposit", [member.id, `deposit:${id}`, at], [HouseAccount.Cash, amount])];
    case "bonus":
      rows.rewards.push({
        ...row,
        kind: "gift",
        status: "Claimed",
        amount,
        source: id,
        created_at: at - MINUTE,
        claimed_at: at,
      });
      return [movement(id, "bonus", [member.id, `reward:${id}`, at], [HouseAccount.Promotions, amount])];
    case "withdrawal":
      rows.withdrawals.push(withdrawalRow(id, member.id, amount, at));
      return withdrawn(id, member.id, amount, at);
    case "bet": {
      const { win, nodeId, sports } = event;
      const reference = `${sports ? "bet" : "round"}:${id}`;
      const played = { ...row, idempotency_key: id, node_id: nodeId, stake: amount, win, outcome: {} };
      const settledAt = sports ? at + SETTLED_AFTER : at;
      if (sports)
        rows.bets.push({ ...played, slip: {}, placed_at: at, due_at: settledAt, settled_at: settledAt });
      else rows.rounds.push({ ...played, created_at: at });
      const stake = movement(id, "bet", [member.id, reference, at], [HouseAccount.Games, -amount]);
      if (win === 0) return [stake];
      return [
        stake,
        movement(`${id}-won`, "win", [member.id, reference, settledAt], [HouseAccount.Games, win]),
      ];
    }
  }
};

/** Agents are paid by the house; what the demo agent earns goes to the bank, so that the balance stays the documented one. */
const pay = (earnings: readonly Earning[], leaderId: string, rows: Rows): readonly PastMovement[] =>
  earnings.flatMap(({ id, member_id, kind, amount, paid_at }) => {
    const paid = movement(
      id,
      kind === "rebate" ? "rebate" : "bonus",
      [member_id, `${kind}:${id}`, paid_at],
      [HouseAccount.Promotions, amount],
    );
    if (member_id !== leaderId) return [paid];
    const out = `${TEAM_ID}out-${id}`;
    rows.withdrawals.push(withdrawalRow(out, member_id, amount, paid_at + HOUR));
    return [paid, ...withdrawn(out, member_id, amount, paid_at + HOUR)];
  });

const writeComings = async (tx: Tx, events: readonly TeamEvent[], now: number): Promise<void> => {
  const comings = events.filter(({ kind }) => kind === "deposit");
  await insertAll(
    tx,
    "logins",
    comings.map(({ member, at }, index) => ({
      id: `${TEAM_ID}login-${index}`,
      member_id: member.id,
      at: at - MINUTE,
      ip: "127.0.0.1",
    })),
  );
  // No token has such a hash: these sessions say who is about, and nobody can use them.
  await insertAll(
    tx,
    "sessions",
    comings
      .filter(({ at }) => at > now - DAY)
      .map(({ member, at }) => ({
        id: `${TEAM_ID}session-${member.id}`,
        token_hash: `none-${member.id}`,
        member_id: member.id,
        created_at: at - MINUTE,
        expires_at: now + DAY,
      })),
  );
};

/**
 * Writes the demo agent's tree into a world that has none: members, what they played, won, paid in and out, and what their agents
 * earned, all of it in the tables and the ledger that hold the same of everybody else.
 */
export const seedTeamInto = async (db: Kysely<Schema>, now: number): Promise<void> => {
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
    const earnings = seedEarnings(events, leader.id, now);
    const rows: Rows = { rounds: [], bets: [], deposits: [], rewards: [], withdrawals: [] };
    const movements = [
      ...events.flatMap((event, index) => keep(event, index, rows)),
      ...pay(earnings, leader.id, rows),
    ].toSorted((a, b) => a.at - b.at);
    await writeMembers(tx, team, leader, now);
    await sql`update members set rebate_rate = ${LEADER_RATE} where type in (1, 2) and id not like ${`${TEAM_ID}%`}`.execute(
      tx,
    );
    for (const table of ["rounds", "bets", "deposits", "rewards", "withdrawals"] as const)
      await insertAll(tx, table, rows[table]);
    await insertAll(tx, "agent_earnings", earnings);
    await writeComings(tx, events, now);
    await writeHistory(tx, movements);
  };
  if (db.isTransaction) await write(db as Tx);
  else await db.transaction().execute(write);
};
