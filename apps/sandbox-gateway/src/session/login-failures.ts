import { MINUTE_MS } from "@volado/domain/calendar";
import { type Kysely, sql } from "kysely";
import type { Schema } from "../data/schema.ts";

/** So many wrong passwords in a row bring the captcha. */
const FAILURES_BEFORE_CAPTCHA = 3;

/** Failures are forgotten after this time. */
const MEMORY_MS = 15 * MINUTE_MS;

/** Whether a login to this account must now carry a captcha. */
export const needsCaptcha = async (db: Kysely<Schema>, username: string, now: number): Promise<boolean> => {
  const row = await db
    .selectFrom("login_failures")
    .select("failures")
    .where("username", "=", username)
    .where("last_at", ">", now - MEMORY_MS)
    .executeTakeFirst();
  return (row?.failures ?? 0) >= FAILURES_BEFORE_CAPTCHA;
};

/** Counts a failed login. @returns whether the next one needs a captcha. */
export const countFailure = async (db: Kysely<Schema>, username: string, now: number): Promise<boolean> => {
  const { failures } = await db
    .insertInto("login_failures")
    .values({ username, failures: 1, last_at: now })
    .onConflict((conflict) =>
      conflict.column("username").doUpdateSet({
        failures: sql<number>`case when login_failures.last_at > ${now - MEMORY_MS}
          then login_failures.failures + 1 else 1 end`,
        last_at: now,
      }),
    )
    .returning("failures")
    .executeTakeFirstOrThrow();
  return failures >= FAILURES_BEFORE_CAPTCHA;
};

/** A successful login clears the account's failures. */
export const forgetFailures = async (db: Kysely<Schema>, username: string): Promise<void> => {
  await db.deleteFrom("login_failures").where("username", "=", username).execute();
};
