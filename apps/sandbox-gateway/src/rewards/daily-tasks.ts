import { nextDay } from "@volado/domain/calendar";
import { decimalOf } from "@volado/domain/money";
import { signInPrize, signInStreak, type TaskMeasure } from "@volado/domain/rewards";
import { type Kysely, sql } from "kysely";
import type { Brand } from "../brand/brand.ts";
import type { SandboxConfig } from "../brand/sandbox-config.ts";
import type { Endpoints, WireValue } from "../catalogue/wire.ts";
import type { Schema } from "../data/schema.ts";
import { Refusal } from "../request/refusal.ts";
import type { Tx } from "../wallet/ledger.ts";
import { giveAndPay } from "./rewards.ts";

const signedDays = async (db: Kysely<Schema>, memberId: string): Promise<ReadonlyMap<string, number>> => {
  const rewards = db.selectFrom("rewards").selectAll().where("member_id", "=", memberId);
  const rows = await rewards.where("kind", "=", "sign-in").orderBy("source").execute();
  return new Map(rows.map(({ source, amount }) => [source, amount]));
};

/** A sign-in month with its state at `now`; by default the current month. */
export const signInMonth = async (
  db: Kysely<Schema>,
  memberId: string,
  now: number,
  { clock, currency, sandbox }: Brand,
  month?: string,
): Promise<WireValue<Endpoints["getSignInCalendar"]>> => {
  const today = clock.day(now);
  const shown = month ?? today.slice(0, 7);
  const signed = await signedDays(db, memberId);
  return {
    month: shown,
    today,
    nextDayAt: clock.startOf(nextDay(today)),
    serverTime: now,
    signedToday: signed.has(today),
    streak: signInStreak(new Set(signed.keys()), today),
    prizes: sandbox.signInPrizes.map(decimalOf),
    currency,
    days: [...signed]
      .filter(([day]) => day.startsWith(shown))
      .map(([day, amount]) => ({ day, amount: decimalOf(amount) })),
  };
};

/** Pays today's sign-in. @throws Refusal conflict when `day` is not today or was already signed. */
export const signInFor = async (
  tx: Tx,
  memberId: string,
  now: number,
  day: string,
  { clock, sandbox }: Brand,
): Promise<void> => {
  const today = clock.day(now);
  if (day !== today) throw new Refusal("conflict", { message: `Today is ${today}.` });
  const signed = await signedDays(tx, memberId);
  const streak = signInStreak(new Set(signed.keys()), today);
  const amount = signInPrize(sandbox.signInPrizes, streak + 1);
  const reward = await giveAndPay(tx, { memberId, kind: "sign-in", source: today, amount, at: now });
  if (reward === undefined) throw new Refusal("conflict", { message: "Signed in before." });
};

type WireTasks = WireValue<Endpoints["listDailyTasks"]>;
type WireTask = WireTasks["tasks"][number];
type Progress = Readonly<Record<TaskMeasure, number>>;

/** A member's plays and deposits since an instant: number of rounds and bets, and centavos. */
const progressSince = async (db: Kysely<Schema>, memberId: string, since: number): Promise<Progress> => {
  const { rows } = await sql<Progress>`
    with stakes as (
      select stake from rounds where member_id = ${memberId} and created_at >= ${since}
      union all select stake from bets where member_id = ${memberId} and placed_at >= ${since}
    ), deposited as (
      select amount from entries
      join transactions on transactions.id = transaction_id join wallets using (account_id)
      where wallets.member_id = ${memberId} and transactions.member_id = ${memberId}
        and transactions.kind = 'deposit' and transactions.created_at >= ${since}
    )
    select (select count(*)::bigint from stakes) as rounds,
      (select coalesce(sum(stake), 0)::bigint from stakes) as stakes,
      (select coalesce(sum(amount), 0)::bigint from deposited) as deposits
  `.execute(db);
  return rows[0] ?? { rounds: 0, stakes: 0, deposits: 0 };
};

const wireTask = (
  { id, measure, goal, amount }: SandboxConfig["dailyTasks"][number],
  progress: number,
  paid: boolean,
  currency: string,
): WireTask => {
  const wireAmount = (value: number) => (measure === "rounds" ? String(value) : decimalOf(value));
  return {
    id,
    measure,
    goal: wireAmount(goal),
    progress: wireAmount(progress),
    amount: decimalOf(amount),
    currency,
    status: paid ? "Claimed" : progress >= goal ? "Issued" : "Process",
  };
};

const sourceOf = (day: string, taskId: string): string => `${day} ${taskId}`;

/** Today's tasks with their state at `now`. */
export const tasksAt = async (
  db: Kysely<Schema>,
  memberId: string,
  now: number,
  { clock, currency, sandbox }: Brand,
): Promise<WireTasks> => {
  const day = clock.day(now);
  const progress = await progressSince(db, memberId, clock.startOf(day));
  const tasks = db.selectFrom("rewards").select("source").where("member_id", "=", memberId);
  const paid = await tasks.where("kind", "=", "task").where("source", "like", `${day} %`).execute();
  const isPaid = (id: string) => paid.some(({ source }) => source === sourceOf(day, id));
  return {
    day,
    endsAt: clock.startOf(nextDay(day)),
    serverTime: now,
    tasks: sandbox.dailyTasks.map((task) =>
      wireTask(task, progress[task.measure], isPaid(task.id), currency),
    ),
  };
};

/**
 * Pays a finished task of today.
 * @throws Refusal not_found for an unknown task; conflict when it is unfinished, already paid or of another day
 */
export const payTask = async (
  tx: Tx,
  memberId: string,
  now: number,
  { taskId, day }: Readonly<Record<"taskId" | "day", string>>,
  { clock, currency, sandbox }: Brand,
): Promise<WireTask> => {
  const task = sandbox.dailyTasks.find(({ id }) => id === taskId);
  if (task === undefined) throw new Refusal("not_found");
  const today = clock.day(now);
  if (day !== today) throw new Refusal("conflict", { message: `Today is ${today}.` });
  const progress = (await progressSince(tx, memberId, clock.startOf(day)))[task.measure];
  if (progress < task.goal) throw new Refusal("conflict", { message: "The task isn't finished." });
  const cause = { kind: "task", source: sourceOf(day, taskId) } as const;
  if (!(await giveAndPay(tx, { memberId, ...cause, amount: task.amount, at: now })))
    throw new Refusal("conflict", { message: "Paid before." });
  return wireTask(task, progress, true, currency);
};
