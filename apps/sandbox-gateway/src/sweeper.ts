import { DAY_MS, MINUTE_MS } from "@volado/domain/calendar";
import { closeExpiredTrials } from "./members/create-member.ts";
import { agentPayments } from "./payments/agent-pay.ts";
import { memberPayments } from "./payments/member-payments.ts";
import { type PaymentJob, payEndedPeriods } from "./payments/pay-periods.ts";
import { settleDueBets } from "./play-rounds/bets.ts";
import { forEachIndependently, repeat } from "./repeat.ts";
import { DEVICE_MEMORY_MS } from "./request/browser.ts";
import { forgettableKeys } from "./request/idempotency.ts";
import type { Services } from "./services.ts";
import { raiseLevels } from "./vip/levels.ts";

const EVERY_MS = 20_000;
const NONCE_MEMORY_MS = 15 * MINUTE_MS;

type Step = (services: Services, now: number, dayAgo: number) => Promise<unknown>;

/** Everything that is paid on dates. */
const payments: readonly PaymentJob[] = [...memberPayments, ...agentPayments];

/** Tables whose rows expire. */
const expiring = [
  "captchas",
  "human_challenges",
  "temporary_passwords",
  "passkey_challenges",
  "chat_visits",
  "tickets",
] as const;

const expire = (table: (typeof expiring)[number]): [string, Step] => [
  table,
  ({ db }, now) => db.deleteFrom(table).where("expires_at", "<", now).execute(),
];

/** Steps of a sweep, in this order; each is independent. */
const steps: Readonly<Record<string, Step>> = {
  bets: (services) => settleDueBets(services, undefined),
  nonces: ({ db }, now) => {
    const forgotten = now - NONCE_MEMORY_MS;
    return db.deleteFrom("nonces").where("seen_at", "<", forgotten).execute();
  },
  "SMS codes": ({ db }, now) =>
    db.deleteFrom("sms_codes").where("expires_at", "<", now).where("resend_at", "<", now).execute(),
  trials: closeExpiredTrials,
  levels: raiseLevels,
  payments: (services) => {
    const pay = (job: PaymentJob) => payEndedPeriods(services, job);
    return forEachIndependently(services, payments, ({ name }) => name, pay);
  },
  outbox: ({ db }, _, dayAgo) => db.deleteFrom("outbox").where("sent_at", "<", dayAgo).execute(),
  uploads: ({ db, brand }, now) => db.deleteFrom("uploads").where("day", "<", brand.clock.day(now)).execute(),
  "login failures": ({ db }, _, dayAgo) =>
    db.deleteFrom("login_failures").where("last_at", "<", dayAgo).execute(),
  "known devices": ({ db }, now) =>
    db
      .deleteFrom("known_devices")
      .where("seen_at", "<", now - DEVICE_MEMORY_MS)
      .execute(),
  "idempotency keys": ({ db }, _, dayAgo) => {
    const old = db.deleteFrom("idempotent_responses").where("created_at", "<", dayAgo);
    return old.where("endpoint", "in", forgettableKeys).execute();
  },
  ...Object.fromEntries(expiring.map(expire)),
  sessions: ({ db }, _, dayAgo) =>
    db
      .deleteFrom("sessions")
      .where("expires_at", "<", dayAgo)
      .where("id", "not in", (query) =>
        query.selectFrom("tickets").select("session_id").where("session_id", "is not", null).$narrowType<{
          session_id: string;
        }>(),
      )
      .execute(),
};

/**
 * Deletes expired rows and pays due bets. Ledger, rounds, bets and the keys of money calls are stored for ever. A
 * failing step doesn't stop the others.
 */
export const sweep = async (services: Services): Promise<void> => {
  const now = services.now();
  const all = Object.entries(steps);
  await forEachIndependently(
    services,
    all,
    ([name]) => name,
    ([, step]) => step(services, now, now - DAY_MS),
  );
};

/** Sweeps periodically until stopped; a failed sweep is logged and tried again. */
export const startSweeper = (services: Services): (() => Promise<void>) =>
  repeat(EVERY_MS, () =>
    sweep(services).catch((error: unknown) => services.options.log("A sweep failed:", error)),
  );
