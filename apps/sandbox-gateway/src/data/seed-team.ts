import { DAY_MS, HOUR_MS, MINUTE_MS } from "@volado/domain/calendar";
import { type Kysely, sql, Transaction } from "kysely";
import { HouseAccount, type Tx } from "../wallet/ledger.ts";
import type { TransactionKind } from "./schema/money.ts";
import type { Schema } from "./schema.ts";
import type { SeedOptions } from "./seed-accounts.ts";
import {
  type Earning,
  LEADER_RATE,
  SETTLED_AFTER_MS,
  seedEarnings,
  seedPlay,
  seedTeam,
  TEAM_ID,
  TEAM_LEADER,
  type TeamEvent,
  type TeamSeed,
} from "./world/team.ts";

/** The account of a member's wallet. */
const walletOf = (memberId: string): string => `wallet:${memberId}`;

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
    ...movement(`${id}-paid`, "payout", [memberId, reference, at + MINUTE_MS], [HouseAccount.Payouts, 0]),
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
  settled_at: at + MINUTE_MS,
});

/** What the tree leaves in the tables that keep what members do. */
interface TeamRows {
  readonly rounds: Record<string, unknown>[];
  readonly bets: Record<string, unknown>[];
  readonly deposits: Record<string, unknown>[];
  readonly rewards: Record<string, unknown>[];
  readonly withdrawals: Record<string, unknown>[];
}

/** Keeps what happened in the tables that it would be in. @returns how it moved money */
const keepEvent = (event: TeamEvent, index: number, rows: TeamRows): readonly PastMovement[] => {
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
        created_at: at - MINUTE_MS,
        pay_before: at + HOUR_MS,
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
        created_at: at - MINUTE_MS,
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
      const settledAt = sports ? at + SETTLED_AFTER_MS : at;
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

/**
 * Agents are paid by the house; what the demo agent earns goes to the bank, so that the balance stays the
 * documented one.
 */
const payEarnings = (
  earnings: readonly Earning[],
  leaderId: string,
  rows: TeamRows,
): readonly PastMovement[] =>
  earnings.flatMap(({ id, member_id, kind, amount, paid_at }) => {
    const paid = movement(
      id,
      kind === "rebate" ? "rebate" : "bonus",
      [member_id, `${kind}:${id}`, paid_at],
      [HouseAccount.Promotions, amount],
    );
    if (member_id !== leaderId) return [paid];
    const out = `${TEAM_ID}out-${id}`;
    rows.withdrawals.push(withdrawalRow(out, member_id, amount, paid_at + HOUR_MS));
    return [paid, ...withdrawn(out, member_id, amount, paid_at + HOUR_MS)];
  });

/** Inserts any number of rows of one shape in one statement, in their order. */
const insertAll = async (
  db: Kysely<Schema>,
  table: keyof Schema,
  rows: readonly Readonly<Record<string, unknown>>[],
): Promise<void> => {
  const [first] = rows;
  if (first === undefined) return;
  const columns = sql.join(Object.keys(first).map((name) => sql.ref(name)));
  await sql`
    insert into ${sql.table(table)} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)
  `.execute(db);
};

/** A movement of the past, and its sides, which are zero together. */
interface PastMovement {
  readonly id: string;
  readonly memberId: string;
  readonly kind: TransactionKind;
  readonly reference: string;
  readonly at: number;
  readonly sides: readonly { readonly accountId: string; readonly amount: number }[];
}

const triggers = [
  ["entries", "entries_move_balances"],
  ["entries", "movements_sum_to_zero"],
  ["wallets", "balances_follow_entries"],
] as const;

const setTriggers = async (tx: Tx, how: "enable" | "disable"): Promise<void> => {
  for (const [table, trigger] of triggers)
    await sql.raw(`alter table ${table} ${how} trigger ${trigger}`).execute(tx);
};

/** The ledger's own rules, asked at once of all that is there. */
const audit = sql`
  do $$
  begin
    if exists (select 1 from entries group by transaction_id having sum(amount) <> 0) then
      raise exception 'a movement does not sum to zero' using errcode = 'check_violation';
    end if;
    if exists (
      select 1 from wallets
      left join (select account_id, sum(amount) as amount from entries group by account_id) as told
        on told.account_id = wallets.account_id
      where balance <> coalesce(told.amount, 0)
    ) then
      raise exception 'a balance differs from its ledger entries' using errcode = 'check_violation';
    end if;
  end $$`;

/**
 * Writes thousands of movements of a world that is being seeded, the earliest first. Row by row the ledger's
 * triggers would take seconds, so they rest meanwhile, and the ledger is audited as a whole before they go
 * on.
 *
 * @throws when a wallet would have gone below zero, or the audit finds anything.
 */
const writeHistory = async (tx: Tx, movements: readonly PastMovement[]): Promise<void> => {
  const wallets = await tx.selectFrom("wallets").select(["account_id", "balance"]).execute();
  const balances = new Map(wallets.map(({ account_id, balance }) => [account_id, balance]));
  const entries = movements.flatMap(({ id, sides }) =>
    sides.map(({ accountId, amount }) => {
      const before = balances.get(accountId);
      const after = before === undefined ? null : before + amount;
      if (after !== null) balances.set(accountId, after);
      return { transaction_id: id, account_id: accountId, amount, balance_after: after };
    }),
  );
  const moved = new Set(entries.map(({ account_id }) => account_id));
  // What waits for the end of the transaction would keep the tables as they are.
  await sql`set constraints all immediate`.execute(tx);
  await setTriggers(tx, "disable");
  await insertAll(
    tx,
    "transactions",
    movements.map(({ id, memberId, kind, reference, at }) => ({
      id,
      member_id: memberId,
      kind,
      reference,
      created_at: at,
    })),
  );
  await insertAll(tx, "entries", entries);
  await sql`
    update wallets set balance = told.balance
    from jsonb_to_recordset(${JSON.stringify(
      [...balances].filter(([id]) => moved.has(id)).map(([account_id, balance]) => ({ account_id, balance })),
    )}::jsonb) as told (account_id text, balance bigint)
    where wallets.account_id = told.account_id`.execute(tx);
  await audit.execute(tx);
  await setTriggers(tx, "enable");
};

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
