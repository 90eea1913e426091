import { randomInt } from "node:crypto";
import { MINUTE_MS } from "@volado/domain/calendar";
import type { Kysely } from "kysely";
import type { Schema } from "../data/schema.ts";
import { type Call, sessionOf } from "../request/call.ts";
import { withTries } from "../request/rate-limit.ts";
import { Refusal, type RefusalCode, tooMany } from "../request/refusal.ts";
import type { Tx } from "../wallet/ledger.ts";
import { hashPassword, NO_PASSWORD, type PasswordCost, verifyPassword } from "./password-hash.ts";

/** Lifetime of a mailed password in minutes. */
export const TEMPORARY_PASSWORD_MINUTES = 30;

const pick = (signs: string, count: number): string =>
  Array.from({ length: count }, () => signs[randomInt(signs.length)]).join("");

/** Distinguishable letters and digits: about 59 bits, and within the merchant's own rule. */
const randomPassword = (): string =>
  pick("abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ", 8) + pick("23456789", 4);

/** Creates a temporary password that replaces an earlier one. @returns the password, to be mailed */
export const createTemporaryPassword = async (
  db: Kysely<Schema>,
  memberId: string,
  now: number,
  cost: PasswordCost,
): Promise<string> => {
  const password = randomPassword();
  const expires_at = now + TEMPORARY_PASSWORD_MINUTES * MINUTE_MS;
  const row = { password_hash: await hashPassword(password, cost), expires_at };
  await db
    .insertInto("temporary_passwords")
    .values({ member_id: memberId, ...row })
    .onConflict((conflict) => conflict.column("member_id").doUpdateSet(row))
    .execute();
  return password;
};

/** The hash of the member's temporary password, if it matches and is still valid. */
export const matchTemporaryPassword = async (
  db: Kysely<Schema>,
  memberId: string,
  password: string,
  now: number,
): Promise<string | undefined> => {
  const own = db.selectFrom("temporary_passwords").select("password_hash").where("member_id", "=", memberId);
  const { password_hash: hash } = (await own.where("expires_at", ">", now).executeTakeFirst()) ?? {};
  return hash !== undefined && (await verifyPassword(password, hash)) ? hash : undefined;
};

/** Sets the member's password and deletes a mailed one. `firstTimeLogin`: it must be changed before anything else. */
export const setPassword = async (
  tx: Tx,
  memberId: string,
  passwordHash: string,
  firstTimeLogin = false,
): Promise<void> => {
  const change = { password_hash: passwordHash, first_time_login: firstTimeLogin };
  await tx.updateTable("members").set(change).where("id", "=", memberId).execute();
  await tx.deleteFrom("temporary_passwords").where("member_id", "=", memberId).execute();
};

// One budget for all addresses, so that changing address allows no more guesses.
const guessesOf = (memberId: string): string => `change ${memberId}`;

/**
 * Locks a checked password until the transaction ends.
 * @throws Refusal with the given code when it has changed since
 */
export const requireUnchanged = async (
  tx: Tx,
  memberId: string,
  hash: string,
  code: RefusalCode,
): Promise<void> => {
  const member = await hashesOf(tx, memberId).forNoKeyUpdate().executeTakeFirst();
  if (member?.password_hash !== hash) throw new Refusal(code);
};

const hashesOf = (db: Kysely<Schema>, memberId: string) =>
  db.selectFrom("members").select(["password_hash", "payment_password_hash"]).where("id", "=", memberId);

const storedHash = async ({ db }: Call, memberId: string): Promise<string> =>
  (await hashesOf(db, memberId).executeTakeFirstOrThrow()).password_hash;

/**
 * Verifies the caller's login password and returns its hash. A mailed one is accepted: members who sign in by Google or
 * SMS may have no other. @throws Refusal old_password_wrong, too_many_attempts
 */
export const requireOwnPassword = async (call: Call, typed: string): Promise<string> => {
  const { db, services } = call;
  const { id } = sessionOf(call).member;
  // The check queries the database, so it must not wait for its turn inside a transaction.
  return withTries(services.limits.failedLogins, guessesOf(id), async () => {
    const hash = await storedHash(call, id);
    const right = await verifyPassword(typed, hash);
    if (!right && !(await matchTemporaryPassword(db, id, typed, services.now())))
      throw new Refusal("old_password_wrong");
    return hash;
  });
};

/**
 * The same, but accounts that never had a password need no proof.
 * @throws Refusal old_password_wrong, too_many_attempts
 */
export const requirePasswordIfAny = async (call: Call, typed: string): Promise<void> => {
  if ((await storedHash(call, sessionOf(call).member.id)) === NO_PASSWORD) return;
  await requireOwnPassword(call, typed);
};

/**
 * Counts a call that reveals to an unproved caller whether a text is the login password.
 * @throws Refusal too_many_attempts
 */
export const countGuess = (call: Call): void => {
  const wait = call.services.limits.failedLogins.take(guessesOf(sessionOf(call).member.id));
  if (wait > 0) throw tooMany("too_many_attempts", wait);
};

/**
 * Verifies the payment password before a withdrawal or a change of its accounts; a few wrong ones lock it.
 * @throws Refusal payment_password_missing, payment_password_wrong, too_many_attempts
 */
export const requirePaymentPassword = async (call: Call, typed: string): Promise<void> => {
  const { id } = sessionOf(call).member;
  const { payment_password_hash: hash } = await hashesOf(call.db, id).executeTakeFirstOrThrow();
  if (hash === null) throw new Refusal("payment_password_missing");
  await withTries(call.services.limits.paymentPasswords, id, async () => {
    if (!(await verifyPassword(typed, hash))) throw new Refusal("payment_password_wrong");
  });
};
