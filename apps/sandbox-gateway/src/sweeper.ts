import { DAY_MS, MINUTE_MS } from "@volado/domain/calendar";
import { closeExpiredTrials } from "./members/create-member.ts";
import { settleDueBets } from "./play-rounds/bets.ts";
import { eachApart, repeat } from "./repeat.ts";
import { forgettableKeys } from "./request/idempotency.ts";
import type { Services } from "./services.ts";
import { raiseLevels } from "./vip/raise-levels.ts";

const EVERY_MS = 20_000;
const NONCE_MEMORY_MS = 15 * MINUTE_MS;

/** What a sweep does, in this order; each step stands apart. */
const steps: Readonly<Record<string, (services: Services, now: number) => Promise<unknown>>> = {
  bets: (services) => settleDueBets(services, undefined),
  nonces: ({ db }, now) =>
    db
      .deleteFrom("nonces")
      .where("seen_at", "<", now - NONCE_MEMORY_MS)
      .execute(),
  captchas: ({ db }, now) => db.deleteFrom("captchas").where("expires_at", "<", now).execute(),
  "SMS codes": ({ db }, now) =>
    db.deleteFrom("sms_codes").where("expires_at", "<", now).where("resend_at", "<", now).execute(),
  challenges: ({ db }, now) => db.deleteFrom("human_challenges").where("expires_at", "<", now).execute(),
  "mailed passwords": ({ db }, now) =>
    db.deleteFrom("temporary_passwords").where("expires_at", "<", now).execute(),
  trials: (services) => closeExpiredTrials(services),
  levels: (services) => raiseLevels(services),
  outbox: ({ db }, now) =>
    db
      .deleteFrom("outbox")
      .where("sent_at", "<", now - DAY_MS)
      .execute(),
  uploads: ({ db, brand }, now) => db.deleteFrom("uploads").where("day", "<", brand.clock.day(now)).execute(),
  "login failures": ({ db }, now) =>
    db
      .deleteFrom("login_failures")
      .where("last_at", "<", now - DAY_MS)
      .execute(),
  "idempotency keys": ({ db }, now) =>
    db
      .deleteFrom("idempotent_responses")
      .where("endpoint", "in", forgettableKeys)
      .where("created_at", "<", now - DAY_MS)
      .execute(),
  "chat visits": ({ db }, now) => db.deleteFrom("chat_visits").where("expires_at", "<", now).execute(),
  tickets: ({ db }, now) => db.deleteFrom("tickets").where("expires_at", "<", now).execute(),
  sessions: ({ db }, now) =>
    db
      .deleteFrom("sessions")
      .where("expires_at", "<", now - DAY_MS)
      .where("id", "not in", (query) =>
        query.selectFrom("tickets").select("session_id").where("session_id", "is not", null).$narrowType<{
          session_id: string;
        }>(),
      )
      .execute(),
};

/**
 * Throws away what has run out and pays bets that are due. Ledger, rounds, bets and the keys of money are
 * kept for ever. A step that fails stops no other.
 */
export const sweep = async (services: Services): Promise<void> => {
  const now = services.now();
  const nameOf = ([name]: readonly [string, unknown]) => name;
  await eachApart(services, Object.entries(steps), nameOf, ([, step]) => step(services, now));
};

/** Sweeps now and then until told to stop; a failed sweep is reported and tried again. */
export const startSweeper = (services: Services): (() => Promise<void>) =>
  repeat(EVERY_MS, () =>
    sweep(services).catch((error: unknown) => services.options.log("A sweep failed:", error)),
  );
