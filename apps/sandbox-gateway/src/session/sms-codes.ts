import { createHash, randomBytes, randomInt, timingSafeEqual } from "node:crypto";
import { MINUTE_MS } from "@volado/domain/calendar";
import type { Kysely } from "kysely";
import type { Schema } from "../data/schema.ts";
import { verifyFirebaseToken } from "../identity/firebase-identity.ts";
import type { Call } from "../request/call.ts";
import { withTries } from "../request/rate-limit.ts";
import { Refusal, tooMany } from "../request/refusal.ts";
import { registrationSettings } from "../settings/registration-settings.ts";
import type { Tx } from "../wallet/ledger.ts";

const DIGITS = 6;

/** Minimum time between two codes (Spec §9 "initial 60"). */
const RESEND_MS = MINUTE_MS;

/** Lifetime of a code in minutes: longer than the countdown, because messages arrive late. */
export const SMS_CODE_MINUTES = 5;

/** Number of tries for a code. */
const TRIES = 5;

/** Purpose and recipient of a code, which is valid for nothing else. */
interface SmsTarget {
  readonly purpose: Schema["sms_codes"]["purpose"];
  readonly diallingCode: string;
  /** National digits without leading zero. */
  readonly mobile: string;
}

const hashOf = (code: string, salt: string): string =>
  createHash("sha256").update(`${salt} ${code}`).digest("base64url");

const isSame = (left: string, right: string): boolean => {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
};

const columnsOf = ({ purpose, diallingCode, mobile }: SmsTarget) => ({
  purpose,
  dialling_code: diallingCode,
  mobile,
});

const latest = (db: Kysely<Schema>, target: SmsTarget) =>
  db
    .selectFrom("sms_codes")
    .selectAll()
    .where((code) => code.and(columnsOf(target)));

/**
 * Creates a code that replaces the previous one. `resendAt` is the earliest time of the next, in epoch milliseconds.
 * @throws Refusal too_many_requests while the previous one may still be on its way
 */
export const createSmsCode = async (db: Kysely<Schema>, target: SmsTarget, now: number) => {
  const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, "0");
  const salt = randomBytes(16).toString("base64url");
  const row = {
    salt,
    code_hash: hashOf(code, salt),
    tries_left: TRIES,
    used: false,
    resend_at: now + RESEND_MS,
    expires_at: now + SMS_CODE_MINUTES * MINUTE_MS,
  };
  // One statement, so that only one of several parallel requests gets a code.
  const made = await db
    .insertInto("sms_codes")
    .values({ ...columnsOf(target), ...row })
    .onConflict((conflict) =>
      conflict
        .columns(["purpose", "dialling_code", "mobile"])
        .doUpdateSet(row)
        .where("sms_codes.resend_at", "<=", now),
    )
    .returning("resend_at")
    .executeTakeFirst();
  if (made !== undefined) return { code, resendAt: made.resend_at };
  const { resend_at: before } = await latest(db, target).executeTakeFirstOrThrow();
  throw tooMany("too_many_requests", before - now);
};

interface ProvedSmsCode {
  /**
   * Invalidates the code in the transaction of the call: if that is rolled back, the code is still valid.
   * @throws Refusal verification_code_wrong when a parallel call used it first
   */
  use(tx: Tx): Promise<void>;
}

/** Checks a typed code. A wrong one counts as one of a few tries. @throws Refusal verification_code_wrong */
const proveSmsCode = async (
  db: Kysely<Schema>,
  target: SmsTarget,
  answer: string,
  now: number,
): Promise<ProvedSmsCode> => {
  const change = (on: Kysely<Schema>) =>
    on.updateTable("sms_codes").where((code) => code.and({ ...columnsOf(target), used: false }));
  const sent = await latest(db, target).executeTakeFirst();
  const right = sent !== undefined && isSame(hashOf(answer.trim(), sent.salt), sent.code_hash);
  // A correct code doesn't count as a try, because the call may still fail for another reason.
  const tried = await change(db)
    .set((set) => ({ tries_left: set("tries_left", "-", right ? 0 : 1) }))
    .where("salt", "=", sent?.salt ?? "")
    .where("tries_left", ">", 0)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  if (sent === undefined || !right || tried.numUpdatedRows !== 1n)
    throw new Refusal("verification_code_wrong");
  return {
    async use(tx) {
      const used = await change(tx).set({ used: true }).where("salt", "=", sent.salt).executeTakeFirst();
      if (used.numUpdatedRows !== 1n) throw new Refusal("verification_code_wrong");
    },
  };
};

/** Proof that a mobile number is the caller's; the merchant's setting decides which of the two counts. */
type NumberProof = Readonly<{ smsCode: string; firebaseIdToken: string | undefined }>;

/**
 * Checks the gateway's own code. Wrong tries are counted across codes.
 * @throws Refusal verification_code_wrong, too_many_attempts
 */
export const proveCode = ({ services, db, network }: Call, target: SmsTarget, code: string) =>
  withTries(services.limits.failedLogins, `${network} +${target.diallingCode} ${target.mobile}`, () =>
    proveSmsCode(db, target, code, services.now()),
  );

/**
 * Verifies that the caller has the number, by either proof (Spec §3 `firebaseChannel`).
 * @throws Refusal verification_code_wrong, firebase_refused, too_many_attempts
 */
export const proveNumber = async (
  call: Call,
  target: SmsTarget,
  { smsCode, firebaseIdToken }: NumberProof,
): Promise<ProvedSmsCode> => {
  if (registrationSettings(call.services.settings).smsBy !== "firebase")
    return proveCode(call, target, smsCode);
  const identity = verifyFirebaseToken(firebaseIdToken ?? "", call.services);
  if (identity?.provider !== "phone" || identity.phone !== `+${target.diallingCode}${target.mobile}`)
    throw new Refusal("firebase_refused");
  return { use: async () => {} };
};
