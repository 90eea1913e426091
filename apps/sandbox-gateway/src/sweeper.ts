import { DAY_MS, MINUTE_MS } from "@volado/domain/calendar";
import { closeExpiredTrials } from "./members/trials.ts";
import { settleDueBets } from "./play-rounds/bets.ts";
import { forgettableKeys } from "./request/forgettable-keys.ts";
import type { Services } from "./services.ts";
import { raiseLevels } from "./vip/raise-levels.ts";

const EVERY_MS = 20_000;
const NONCE_MEMORY_MS = 15 * MINUTE_MS;

/**
 * Throws away what has run out and pays bets that are due. Ledger, rounds, bets and the keys of money are
 * kept for ever.
 */
export const sweep = async (services: Services): Promise<void> => {
  const { db } = services;
  const now = services.now();
  await settleDueBets(services, undefined);
  await db
    .deleteFrom("nonces")
    .where("seen_at", "<", now - NONCE_MEMORY_MS)
    .execute();
  await db.deleteFrom("captchas").where("expires_at", "<", now).execute();
  await db.deleteFrom("sms_codes").where("expires_at", "<", now).where("resend_at", "<", now).execute();
  await db.deleteFrom("human_challenges").where("expires_at", "<", now).execute();
  await db.deleteFrom("temporary_passwords").where("expires_at", "<", now).execute();
  await closeExpiredTrials(db, now);
  await raiseLevels(db, services.brand.currency);
  await db
    .deleteFrom("outbox")
    .where("sent_at", "<", now - DAY_MS)
    .execute();
  await db.deleteFrom("uploads").where("day", "<", services.brand.clock.day(now)).execute();
  await db
    .deleteFrom("login_failures")
    .where("last_at", "<", now - DAY_MS)
    .execute();
  await db
    .deleteFrom("idempotent_responses")
    .where("endpoint", "in", forgettableKeys)
    .where("created_at", "<", now - DAY_MS)
    .execute();
  await db.deleteFrom("chat_visits").where("expires_at", "<", now).execute();
  await db.deleteFrom("tickets").where("expires_at", "<", now).execute();
  await db
    .deleteFrom("sessions")
    .where("expires_at", "<", now - DAY_MS)
    .where("id", "not in", (query) =>
      query.selectFrom("tickets").select("session_id").where("session_id", "is not", null).$narrowType<{
        session_id: string;
      }>(),
    )
    .execute();
};

/** Sweeps now and then, one sweep at a time, until told to stop; a failed sweep is reported and tried again. */
export const startSweeper = (services: Services): (() => Promise<void>) => {
  let running: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout;
  let stopped = false;
  const later = (): void => {
    if (stopped) return;
    timer = setTimeout(() => {
      running = sweep(services)
        .catch((error: unknown) => services.options.log("A sweep failed:", error))
        .then(later);
    }, EVERY_MS);
    timer.unref();
  };
  later();
  return () => {
    stopped = true;
    clearTimeout(timer);
    return running;
  };
};
