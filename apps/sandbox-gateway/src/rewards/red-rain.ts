import { randomInt } from "node:crypto";
import { MINUTE_MS, nextDay } from "@volado/domain/calendar";
import { decimalOf } from "@volado/domain/money";
import type { Kysely, Selectable } from "kysely";
import type { Brand } from "../brand/brand.ts";
import type { Endpoints, WireValue } from "../catalogue/wire.ts";
import type { Schema } from "../data/schema.ts";
import { Refusal } from "../request/refusal.ts";
import type { Tx } from "../wallet/ledger.ts";
import { giveAndPay } from "./rewards.ts";

/** A rain as a row of the database, stored or not. */
type RainRow = Selectable<Schema["red_rains"]>;

/** Scheduled rains around `now`: those of yesterday, today and tomorrow. */
const plannedAround = (now: number, { clock, sandbox }: Brand): readonly RainRow[] => {
  const { startHours, minutes: lasts, tries, prizes, pool } = sandbox.redRain;
  return [-1, 0, 1].flatMap((days) => {
    const day = nextDay(clock.day(now), days);
    const midnight = clock.startOf(day);
    return startHours.map((after) => ({
      id: `${day} ${after / MINUTE_MS}`,
      starts_at: midnight + after,
      ends_at: midnight + after + lasts,
      tries,
      prizes: [...prizes],
      pool_left: pool,
    }));
  });
};

/** Id of a rain started in the console. */
export const CONSOLE_RAIN = "console ";

/** The current or next rain. One from the console takes precedence. */
const rainAt = async (db: Kysely<Schema>, now: number, brand: Brand): Promise<RainRow | undefined> => {
  const toCome = db.selectFrom("red_rains").selectAll().where("ends_at", ">", now).orderBy("starts_at");
  const made = await toCome.where("id", "like", `${CONSOLE_RAIN}%`).limit(1).executeTakeFirst();
  return made ?? plannedAround(now, brand).find(({ ends_at }) => ends_at > now);
};

/** The last rain that ended, whether or not anyone took part. */
const rainBefore = async (db: Kysely<Schema>, now: number, brand: Brand): Promise<RainRow | undefined> => {
  const over = db.selectFrom("red_rains").selectAll().where("ends_at", "<=", now);
  const held = await over.orderBy("ends_at", "desc").limit(1).executeTakeFirst();
  const planned = plannedAround(now, brand).findLast(({ ends_at }) => ends_at <= now);
  return planned !== undefined && planned.ends_at > (held?.ends_at ?? 0) ? planned : held;
};

type WireSky = WireValue<Endpoints["getRedRain"]>;

/** A member's opened envelopes of a rain: centavos, in order. */
const openingsIn = async (
  db: Kysely<Schema>,
  rainId: string,
  memberId: string,
): Promise<readonly number[]> => {
  const opened = db.selectFrom("red_rain_openings").select("amount").where("rain_id", "=", rainId);
  const rows = await opened.where("member_id", "=", memberId).orderBy("nth").execute();
  return rows.map(({ amount }) => amount);
};

/** The member's result of the previous rain; null when there was none since the account was created. */
const lastFor = async (
  db: Kysely<Schema>,
  memberId: string,
  now: number,
  brand: Brand,
): Promise<WireSky["last"]> => {
  const rain = await rainBefore(db, now, brand);
  if (rain === undefined) return null;
  const members = db.selectFrom("members").select("created_at").where("id", "=", memberId);
  const { created_at } = await members.executeTakeFirstOrThrow();
  if (created_at >= rain.ends_at) return null;
  const openings = await openingsIn(db, rain.id, memberId);
  const won = openings.reduce((sum, amount) => sum + amount, 0);
  return { endedAt: rain.ends_at, opened: openings.length, won: decimalOf(won) };
};

export const redRainStatusFor = async (
  db: Kysely<Schema>,
  memberId: string,
  now: number,
  brand: Brand,
): Promise<WireSky> => {
  const { currency } = brand;
  const rain = await rainAt(db, now, brand);
  const last = await lastFor(db, memberId, now, brand);
  if (rain === undefined) return { serverTime: now, currency, rain: null, last };
  const openings = await openingsIn(db, rain.id, memberId);
  return {
    serverTime: now,
    currency,
    rain: {
      id: rain.id,
      startsAt: rain.starts_at,
      endsAt: rain.ends_at,
      tries: rain.tries,
      maxPrize: decimalOf(Math.max(...rain.prizes)),
      openings: openings.map(decimalOf),
    },
    last,
  };
};

/**
 * Opens a member's next envelope and pays its prize, at most what the pool holds.
 * @throws Refusal conflict when that rain isn't active, or the member has opened all envelopes
 */
export const openNext = async (
  tx: Tx,
  memberId: string,
  rainId: string,
  now: number,
  brand: Brand,
): Promise<void> => {
  const planned = plannedAround(now, brand).find(({ id }) => id === rainId);
  const rains = tx.insertInto("red_rains").onConflict((conflict) => conflict.doNothing());
  if (planned !== undefined) await rains.values(planned).execute();
  // Serializes openings of a rain, for the pool and for the number of the envelope.
  const held = tx.selectFrom("red_rains").selectAll().where("id", "=", rainId).forUpdate();
  const rain = await held.where("starts_at", "<=", now).where("ends_at", ">", now).executeTakeFirst();
  if (rain === undefined) throw new Refusal("conflict", { message: "That rain isn't on." });
  const nth = (await openingsIn(tx, rainId, memberId)).length + 1;
  if (nth > rain.tries) throw new Refusal("conflict", { message: "All envelopes are opened." });
  const drawn = rain.prizes[randomInt(rain.prizes.length)] ?? 0;
  const amount = Math.min(drawn, rain.pool_left);
  const opening = { rain_id: rainId, member_id: memberId, nth, amount, opened_at: now };
  await tx.insertInto("red_rain_openings").values(opening).execute();
  if (amount === 0) return;
  const pool_left = rain.pool_left - amount;
  await tx.updateTable("red_rains").set({ pool_left }).where("id", "=", rainId).execute();
  await giveAndPay(tx, { memberId, kind: "red-rain", source: `${rainId} ${nth}`, amount, at: now });
};
