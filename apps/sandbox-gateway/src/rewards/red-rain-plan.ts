import { MINUTE_MS, nextDay } from "@volado/domain/calendar";
import type { Kysely, Selectable } from "kysely";
import type { DayClock } from "../brand/day-clock.ts";
import type { RedRainsTable } from "../data/schema/red-rain.ts";
import type { Schema } from "../data/schema.ts";
import { plannedRain, rainsOfTheDay } from "../data/world/red-rain.ts";

/** A rain as the database holds it, or would. */
export type RainRow = Selectable<RedRainsTable>;

const { lasts, tries, prizes, pool } = plannedRain;

/** What rains by plan around `now`: all rains of the day, of the one before and of the one after. */
const plannedAround = (now: number, clock: DayClock): readonly RainRow[] =>
  [-1, 0, 1].flatMap((days) => {
    const day = nextDay(clock.day(now), days);
    const midnight = clock.startOf(day);
    return rainsOfTheDay.map((after) => ({
      id: `${day} ${after / MINUTE_MS}`,
      starts_at: midnight + after,
      ends_at: midnight + after + lasts,
      tries,
      prizes: [...prizes],
      pool_left: pool,
    }));
  });

/** A rain by plan, as it is before anybody opened anything; undefined for an id that isn't in the plan around `now`. */
export const plannedRainOf = (id: string, now: number, clock: DayClock): RainRow | undefined =>
  plannedAround(now, clock).find((rain) => rain.id === id);

/** Rains of the console have a name of their own. */
export const CONSOLE_RAIN = "console ";

/** The rain that is on or comes next. One that the console made goes first. */
export const rainAt = async (
  db: Kysely<Schema>,
  now: number,
  clock: DayClock,
): Promise<RainRow | undefined> => {
  const made = await db
    .selectFrom("red_rains")
    .selectAll()
    .where("ends_at", ">", now)
    .where("id", "like", `${CONSOLE_RAIN}%`)
    .orderBy("starts_at")
    .limit(1)
    .executeTakeFirst();
  return made ?? plannedAround(now, clock).find(({ ends_at }) => ends_at > now);
};

/** The rain that ended last, whether or not anybody was there. */
export const rainBefore = async (
  db: Kysely<Schema>,
  now: number,
  clock: DayClock,
): Promise<Pick<RainRow, "id" | "ends_at"> | undefined> => {
  const held = await db
    .selectFrom("red_rains")
    .select(["id", "ends_at"])
    .where("ends_at", "<=", now)
    .orderBy("ends_at", "desc")
    .limit(1)
    .executeTakeFirst();
  const planned = plannedAround(now, clock).findLast(({ ends_at }) => ends_at <= now);
  return planned !== undefined && planned.ends_at > (held?.ends_at ?? 0) ? planned : held;
};
