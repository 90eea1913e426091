import { type Call, sessionOf } from "../request/call.ts";
import { Refusal, type RefusalCode, tooMany } from "../request/refusal.ts";
import { serializeByName } from "../request/serialize-by-name.ts";
import type { Tx } from "../wallet/ledger.ts";
import { NO_PASSWORD, verifyPassword } from "./password.ts";
import { matchTemporaryPassword } from "./temporary-passwords.ts";

/** One guess of a member's after the other. Its acts ask the database, so no transaction may wait for a turn. */
const inTurn = serializeByName();

// One budget for all: a holder of the session who changes address gets no more guesses.
const guessesOf = (memberId: string): string => `change ${memberId}`;

/**
 * Holds the account's password until the transaction ends: what was checked against it counts only while it is
 * the same.
 * @throws Refusal with the given code when the password was changed since
 */
export const requireUnchanged = async (
  tx: Tx,
  memberId: string,
  hash: string,
  code: RefusalCode,
): Promise<void> => {
  const member = await tx
    .selectFrom("members")
    .select("password_hash")
    .where("id", "=", memberId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (member?.password_hash !== hash) throw new Refusal(code);
};

const storedHash = async ({ db }: Call, memberId: string): Promise<string> => {
  const { password_hash: hash } = await db
    .selectFrom("members")
    .select("password_hash")
    .where("id", "=", memberId)
    .executeTakeFirstOrThrow();
  return hash;
};

/**
 * Makes sure that the caller knows the password of the login; a mailed one will do, since who signs in by
 * Google or by SMS may have no other. Wrong ones are counted with those of the password's change.
 *
 * @returns the hash of the account's password
 * @throws Refusal old_password_wrong, too_many_attempts
 */
export const requireOwnPassword = async (call: Call, typed: string): Promise<string> => {
  const { db, services } = call;
  const { id } = sessionOf(call).member;
  const { failedLogins } = services.limits;
  const key = guessesOf(id);
  return inTurn(id, async () => {
    const wait = failedLogins.wait(key);
    if (wait > 0) throw tooMany("too_many_attempts", wait);
    const hash = await storedHash(call, id);
    const right = await verifyPassword(typed, hash);
    if (!right && !(await matchTemporaryPassword(db, id, typed, services.now()))) {
      failedLogins.take(key);
      throw new Refusal("old_password_wrong");
    }
    failedLogins.reset(key);
    return hash;
  });
};

/**
 * The same, but nothing is asked of somebody whose account never had a password.
 * @throws Refusal old_password_wrong, too_many_attempts
 */
export const requirePasswordIfAny = async (call: Call, typed: string): Promise<void> => {
  if ((await storedHash(call, sessionOf(call).member.id)) === NO_PASSWORD) return;
  await requireOwnPassword(call, typed);
};

/**
 * Counts a question whose answer says, to a caller who hasn't proved it, whether something is the login's password.
 * @throws Refusal too_many_attempts
 */
export const countGuess = (call: Call): void => {
  const wait = call.services.limits.failedLogins.take(guessesOf(sessionOf(call).member.id));
  if (wait > 0) throw tooMany("too_many_attempts", wait);
};
