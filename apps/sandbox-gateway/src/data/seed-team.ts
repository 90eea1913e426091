import { createHash } from "node:crypto";
import { DAY_MS, HOUR_MS, MINUTE_MS, periodsEnded, type TimeSpan } from "@volado/domain/calendar";
import { MemberType } from "@volado/domain/member";
import { type Insertable, type Kysely, sql, Transaction } from "kysely";
import { noFigures } from "../agency/figures.ts";
import type { Brand } from "../brand/brand.ts";
import {
  agentPay,
  chainsOf,
  type EarningDue,
  movementOf,
  type PayBook,
  type Play,
} from "../payments/agent-pay.ts";
import { issuePastCashback } from "../payments/member-payments.ts";
import { firstLabel, raiseLevels } from "../vip/levels.ts";
import { HouseAccount, otherSide, type Tx } from "../wallet/ledger.ts";
import { bankName } from "../withdrawals/bank-cards.ts";
import type { Schema, TransactionKind } from "./schema.ts";
import type { SeedOptions } from "./seed-accounts.ts";
import { CASHBACK_AGE } from "./world/announcements.ts";
import {
  LEADER_LINK,
  LEADER_RATE,
  seedPlay,
  seedTeam,
  TEAM_ID,
  TEAM_LEADER,
  type TeamEvent,
  type TeamSeed,
  teamContracts,
} from "./world/team.ts";

type Row = Readonly<Record<string, unknown>>;

/** The id of a seeded row, the same in every world; its beginning is as distinct as that of a random one. */
const idOf = (text: string): string => createHash("sha256").update(text).digest("hex").slice(0, 32);

/** The demo agent withdraws at least this much at a time, in centavos. */
const LEADER_PAYOUT = 50_000;

const walletOf = (memberId: string): string => `wallet:${memberId}`;

/** A past movement's member, reason and time. The account is the member's wallet unless another is named. */
interface Cause extends Readonly<Record<"id" | "member_id" | "cause", string>> {
  readonly created_at: number;
  readonly account?: string;
  readonly suffix?: string;
}

/** A past movement between an account and the matching account of the house; positive into the account. */
type PastMovement = Omit<Required<Cause>, "cause" | "suffix"> &
  Readonly<{ reference: string; kind: TransactionKind; house: string; amount: number }>;

type Earning = EarningDue & Pick<Insertable<Schema["agent_earnings"]>, "id" | "paid_at">;

/** What the agents of the tree are paid for seeded play: by the rules of the sweep, when each period ended. */
const earningsOf = async (
  { members, contracts }: Pick<PayBook, "members" | "contracts">,
  movements: readonly PastMovement[],
  now: number,
  { clock, currency }: Brand,
): Promise<readonly Earning[]> => {
  const play = movements.filter(({ kind }) => kind === "bet" || kind === "win" || kind === "bonus");
  const playIn = async ({ from, to }: TimeSpan) => {
    const played = new Map<string, Play>();
    for (const { member_id, kind, amount, created_at } of play) {
      if (created_at < from || created_at >= to) continue;
      const before = played.get(member_id) ?? noFigures;
      if (kind === "bet") played.set(member_id, { ...before, stake: before.stake - amount, bettors: 1 });
      if (kind === "win") played.set(member_id, { ...before, win: before.win + amount });
      if (kind === "bonus") played.set(member_id, { ...before, bonus: before.bonus + amount });
    }
    return played;
  };
  const book = { members, chainOf: chainsOf(members), contracts, currency, playIn };
  const after = Math.min(...play.map(({ created_at }) => created_at));
  const earnings: Earning[] = [];
  for (const { period, due } of agentPay)
    for (const span of periodsEnded(period, { after, until: now }, clock.day))
      for (const earning of await due(book, span)) {
        const id = idOf(`${earning.member_id}-${earning.kind}-${earning.starts_at}`);
        earnings.push({ ...earning, id, paid_at: span.to });
      }
  return earnings;
};

/**
 * Rows of the tree's activity for the members' tables, and their movements of money, earliest first. Adds the earnings
 * that `earningsFor` computes from the movements of the play.
 */
const historyOf = async (
  events: readonly TeamEvent[],
  earningsFor: (movements: readonly PastMovement[]) => Promise<readonly Earning[]>,
  { leaderId, bankOfAll }: Readonly<Record<"leaderId" | "bankOfAll", string>>,
) => {
  const rounds: Row[] = [];
  const bets: Row[] = [];
  const deposits: Row[] = [];
  const rewards: Row[] = [];
  const withdrawals: Row[] = [];
  const movements: PastMovement[] = [];
  const move = (kind: TransactionKind, amount: number, { id, cause, suffix = "", ...more }: Cause) => {
    const movement = { id: idOf(`${kind} ${id}${suffix}`), reference: `${cause}:${id}`, kind, amount };
    movements.push({ ...movement, house: otherSide[kind], account: walletOf(more.member_id), ...more });
  };

  const withdraw = (id: string, member_id: string, amount: number, at: number) => {
    const paid_at = at + MINUTE_MS;
    const times = { requested_at: at, settled_at: paid_at };
    const bank = { bank: bankOfAll, card_tail: "0000", holder: member_id };
    withdrawals.push({ id, member_id, state: "paid", amount, fee: 0, ...bank, ...times });
    const order = { id, member_id, cause: "withdrawal" };
    move("withdrawal", -amount, { ...order, created_at: at });
    move("payout", -amount, {
      ...order,
      account: HouseAccount.Payouts,
      created_at: paid_at,
      suffix: "-paid",
    });
  };

  for (const [index, event] of events.entries()) {
    const { at, amount, member } = event;
    const id = idOf(`${event.kind} ${index}`);
    const row = { id, member_id: member.id };
    const requested = { ...row, amount, created_at: at - MINUTE_MS };
    if (event.kind === "bet") {
      const { win, nodeId, sports } = event;
      const played = { ...row, idempotency_key: id, node_id: nodeId, stake: amount, win, outcome: {} };
      const due_at = sports ? at + MINUTE_MS : at;
      if (sports) bets.push({ ...played, slip: {}, placed_at: at, due_at, settled_at: due_at });
      else rounds.push({ ...played, created_at: at });
      const cause = { ...row, cause: sports ? "bet" : "round" };
      move("bet", -amount, { ...cause, created_at: at });
      if (win > 0) move("win", win, { ...cause, created_at: due_at, suffix: "-won" });
    } else if (event.kind === "deposit") {
      const method = { method_id: "card", kind: "redirect", state: "paid", bonus: 0, wager: 0, remark: "" };
      const page = {
        reference: String(10 ** 11 + index),
        pay_ticket: id,
        return_origin: "",
        pay_before: at + HOUR_MS,
      };
      deposits.push({ ...requested, ...method, ...page, settled_at: at });
      move("deposit", amount, { ...row, cause: "deposit", created_at: at });
    } else if (event.kind === "bonus") {
      rewards.push({ ...requested, kind: "gift", status: "Claimed", source: id, claimed_at: at });
      move("bonus", amount, { ...row, cause: "reward", created_at: at });
    } else {
      withdraw(id, member.id, amount, at);
    }
  }

  const earnings = await earningsFor(movements);
  for (const { id, member_id, kind, amount, paid_at } of earnings) {
    move(movementOf[kind], amount, { id, member_id, cause: kind, created_at: paid_at });
  }
  // The demo agent withdraws all earnings, so that the balance stays as documented.
  const own = earnings.filter(({ member_id }) => member_id === leaderId);
  let due = 0;
  let left = own.reduce((sum, { amount }) => sum + amount, 0);
  // Several may be paid at the same moment.
  for (const [index, { amount, paid_at }] of own.toSorted((a, b) => a.paid_at - b.paid_at).entries()) {
    due += amount;
    left -= amount;
    if (left > 0 && (due < LEADER_PAYOUT || left < LEADER_PAYOUT)) continue;
    withdraw(idOf(`payout ${index}`), leaderId, due, paid_at);
    due = 0;
  }
  return {
    rows: {
      rounds,
      bets,
      deposits,
      rewards,
      withdrawals,
      agent_earnings: earnings.map((earning): Row => ({ ...earning })),
    },
    movements: movements.toSorted((a, b) => a.created_at - b.created_at),
  };
};

/** Inserts any number of rows of one shape in one statement, in order. */
const insertAll = async (tx: Tx, table: keyof Schema, rows: readonly Row[]): Promise<void> => {
  const columns = sql.join(Object.keys(rows[0] ?? {}).map((name) => sql.ref(name)));
  await sql`
    insert into ${sql.table(table)} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)
  `.execute(tx);
};

const setTriggers = async (tx: Tx, how: "enable" | "disable"): Promise<void> => {
  for (const change of [
    `alter table entries ${how} trigger entries_move_balances, ${how} trigger movements_sum_to_zero`,
    `alter table wallets ${how} trigger balances_follow_entries`,
  ])
    await sql.raw(change).execute(tx);
};

/** Per-row triggers would take seconds, so they are disabled; table checks still refuse a balance below zero. */
const writeMovements = async (tx: Tx, movements: readonly PastMovement[]): Promise<void> => {
  const wallets = await tx.selectFrom("wallets").select(["account_id", "balance"]).execute();
  const balances = new Map(wallets.map(({ account_id, balance }) => [account_id, balance]));
  const entry = (transaction_id: string, account_id: string, amount: number): Row => {
    const before = balances.get(account_id);
    const balance_after = before === undefined ? null : before + amount;
    if (balance_after !== null) balances.set(account_id, balance_after);
    return { transaction_id, account_id, amount, balance_after };
  };
  // Pending deferred triggers would block `alter table`.
  await sql`set constraints all immediate`.execute(tx);
  await setTriggers(tx, "disable");
  const transactions = movements.map(({ account: _account, house: _house, amount: _amount, ...row }) => row);
  await insertAll(tx, "transactions", transactions);
  const entries = movements.flatMap(({ id, account, house, amount }) => [
    entry(id, account, amount),
    entry(id, house, -amount),
  ]);
  await insertAll(tx, "entries", entries);
  await sql`update wallets set balance = moved.balance
    from (select account_id, sum(amount) as balance from entries group by account_id) as moved
    where wallets.account_id = moved.account_id`.execute(tx);
  await setTriggers(tx, "enable");
};

const joinedAt = ({ joinedDaysAgo }: Pick<TeamSeed, "joinedDaysAgo">, now: number): number =>
  now - joinedDaysAgo * DAY_MS - 11 * HOUR_MS;

/** Writes the demo agent's tree and its activity, unless it exists. */
export const seedTeamInto = async (
  db: Kysely<Schema>,
  { now: clock, brand }: Pick<SeedOptions, "now" | "brand">,
): Promise<void> => {
  const now = clock();
  const members = db.selectFrom("members").select(["id", "password_hash", "payment_password_hash"]);
  const leader = await members.where("username", "=", TEAM_LEADER).executeTakeFirst();
  const known = await members.where("id", "like", `${TEAM_ID}%`).limit(1).executeTakeFirst();
  if (leader === undefined || known !== undefined) return;
  const { id: leaderId, ...passwords } = leader;
  const write = async (tx: Tx) => {
    const team = seedTeam();
    const events = seedPlay(team, now);
    const all = (table: keyof Schema, of: readonly Row[]) => insertAll(tx, table, of);
    // They share the demo accounts' passwords, so that anyone can log in as any of them.
    const flags = { portal: "site", disabled: false, first_time_login: false };
    await all("invitation_links", [
      {
        ...{ code: LEADER_LINK.code, member_id: leaderId, type: MemberType.Member },
        ...{ rebate_rate: LEADER_LINK.rate, created_at: now - LEADER_LINK.createdDaysAgo * DAY_MS },
      },
    ]);
    await all(
      "members",
      team.map(({ id, username, type, joinedDaysAgo, parent, rate, byLink }) => ({
        id,
        username,
        type,
        ...passwords,
        ...flags,
        created_at: joinedAt({ joinedDaysAgo }, now),
        club_label: firstLabel(brand, type),
        invitation_code: `RED${id.slice(TEAM_ID.length).padStart(5, "0")}`,
        inviter_id: parent?.id ?? leaderId,
        rebate_rate: rate,
        invitation_link: byLink ? LEADER_LINK.code : null,
      })),
    );
    await sql`update members set rebate_rate = ${LEADER_RATE}
      where type in (1, 2) and id not like ${`${TEAM_ID}%`}`.execute(tx);
    const holder = team.findLast(({ level, type }) => level === 1 && type === MemberType.Agent)?.id;
    const daysAgo = (days: number) => now - days * DAY_MS;
    await all(
      "contracts",
      teamContracts.map(({ id, answered, ended, ...terms }) => ({
        ...terms,
        id: `C-${TEAM_ID}${id}`,
        member_id: holder,
        state: ended === null ? "active" : "ended",
        offered_at: daysAgo(answered + 1),
        answer_before: daysAgo(answered - 6),
        answered_at: daysAgo(answered),
        ended_at: ended === null ? null : daysAgo(ended),
      })),
    );
    const contracts = await tx.selectFrom("contracts").selectAll().execute();
    const members = await tx.selectFrom("members").select(["id", "inviter_id", "rebate_rate"]).execute();
    const earningsFor = (movements: readonly PastMovement[]) =>
      earningsOf({ members, contracts }, movements, now, brand);
    const bankOfAll = bankName(brand, brand.sandbox.demoNumbers.card.bankCode);
    const { rows, movements } = await historyOf(events, earningsFor, { leaderId, bankOfAll });
    const runs = agentPay.map(({ name }) => ({ job: name, paid_until: now }));
    await tx.insertInto("payment_runs").values(runs).execute();
    const wallets = team.map(({ id }) => ({ member_id: id, account_id: walletOf(id), balance: 0 }));
    await all(
      "accounts",
      wallets.map(({ member_id, account_id }) => ({ id: account_id, kind: "wallet", member_id })),
    );
    await all("wallets", wallets);
    for (const table of ["rounds", "bets", "deposits", "rewards", "withdrawals", "agent_earnings"] as const)
      await all(table, rows[table]);
    const comings = events.filter(({ kind }) => kind === "deposit");
    const loginOf = (member: TeamSeed, at: number) => {
      return { id: idOf(`login ${member.id} ${at}`), member_id: member.id, at, ip: "127.0.0.1" };
    };
    const logins = comings.map(({ member, at }) => loginOf(member, at - MINUTE_MS));
    const first = team.map((member) => loginOf(member, joinedAt(member, now) + MINUTE_MS));
    await all("logins", [...first, ...logins]);
    // No token has such a hash, so nobody can use these sessions. Some are online: their last call is the seeding's.
    const sessions = logins
      .filter(({ at }) => at + MINUTE_MS > now - DAY_MS)
      .map(({ member_id, at }, index) => ({
        id: `${TEAM_ID}session-${member_id}`,
        token_hash: `none-${member_id}`,
        member_id,
        created_at: at,
        last_seen_at: index % 5 === 0 ? now : at,
        expires_at: now + DAY_MS,
      }));
    await all("sessions", sessions);
    await writeMovements(tx, movements);
    await raiseLevels({ db: tx, brand });
    const weeks = { after: now - CASHBACK_AGE * DAY_MS, until: now };
    for (const week of periodsEnded("week", weeks, brand.clock.day)) await issuePastCashback(tx, brand, week);
  };
  if (db instanceof Transaction) await write(db);
  else await db.transaction().execute(write);
};
