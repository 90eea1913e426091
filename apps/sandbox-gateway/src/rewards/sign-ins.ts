import type { WireValueOf } from "@volado/api-client";
import type { endpoints } from "@volado/api-client/endpoints";
import { nextDay } from "@volado/domain/calendar";
import { decimalOf } from "@volado/domain/money";
import { signInPrize, signInStreak } from "@volado/domain/rewards";
import type { Kysely } from "kysely";
import type { Brand } from "../brand/brand.ts";
import type { DayClock } from "../brand/day-clock.ts";
import type { Schema } from "../data/schema.ts";
import { signInPrizes } from "../data/world/rewards.ts";
import { Refusal } from "../request/refusal.ts";
import type { Tx } from "../wallet/ledger.ts";
import { giveAndPay } from "./give-reward.ts";

type WireCalendar = WireValueOf<typeof endpoints.getSignInCalendar>;

/** The days on which a member signed in, by what they paid. */
const signedDays = async (db: Kysely<Schema>, memberId: string): Promise<ReadonlyMap<string, number>> => {
  const rows = await db
    .selectFrom("rewards")
    .select(["source", "amount"])
    .where("member_id", "=", memberId)
    .where("kind", "=", "sign-in")
    .orderBy("source")
    .execute();
  return new Map(rows.map(({ source, amount }) => [source, amount]));
};

/** A month as the member sees it at `now`; the month of today without one. */
export const signInMonth = async (
  db: Kysely<Schema>,
  memberId: string,
  now: number,
  { clock, currency }: Pick<Brand, "clock" | "currency">,
  month?: string,
): Promise<WireCalendar> => {
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
    prizes: signInPrizes.map(decimalOf),
    currency,
    days: [...signed]
      .filter(([day]) => day.startsWith(shown))
      .map(([day, amount]) => ({ day, amount: decimalOf(amount) })),
  };
};

/**
 * Signs a member in for today and pays the day of the streak.
 *
 * @throws Refusal conflict when `day` isn't today any more, or was signed before.
 */
export const signInFor = async (
  tx: Tx,
  memberId: string,
  now: number,
  day: string,
  clock: DayClock,
): Promise<void> => {
  const today = clock.day(now);
  if (day !== today) throw new Refusal("conflict", { message: `Today is ${today}.` });
  const signed = await signedDays(tx, memberId);
  const streak = signInStreak(new Set(signed.keys()), today);
  const amount = signInPrize(signInPrizes, streak + 1);
  const reward = await giveAndPay(tx, { memberId, kind: "sign-in", source: today, amount, at: now });
  if (reward === undefined) throw new Refusal("conflict", { message: "Signed in before." });
};
