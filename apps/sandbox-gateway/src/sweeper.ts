import { settleDueBets } from "./play-rounds/bets.ts";
import type { Services } from "./services.ts";

const EVERY_MS = 20_000;
const NONCE_MEMORY_MS = 15 * 60_000;
const DAY = 86_400_000;

/** Throws away what has run out and pays bets that are due. */
export const sweep = async (services: Services): Promise<void> => {
  const { db } = services;
  const now = services.now();
  await settleDueBets(services, undefined);
  await db
    .deleteFrom("nonces")
    .where("seen_at", "<", now - NONCE_MEMORY_MS)
    .execute();
  await db.deleteFrom("captchas").where("expires_at", "<", now).execute();
  await db.deleteFrom("tickets").where("expires_at", "<", now).execute();
  await db
    .deleteFrom("login_failures")
    .where("last_at", "<", now - DAY)
    .execute();
  await db
    .deleteFrom("idempotent_responses")
    .where("created_at", "<", now - DAY)
    .execute();
};

/** Sweeps now and then until told to stop; a failed sweep is reported and tried again. */
export const startSweeper = (services: Services): (() => Promise<void>) => {
  let running: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    running = sweep(services).catch((error: unknown) => services.options.log("A sweep failed:", error));
  }, EVERY_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    return running;
  };
};
