import { type Call, sessionOf } from "../request/call.ts";
import { Refusal, tooMany } from "../request/refusal.ts";
import { serializeByName } from "../request/serialize-by-name.ts";
import { verifyPassword } from "./password.ts";

/** One check of a member's after the other. */
const inTurn = serializeByName();

/**
 * Makes sure that the caller knows the account's payment password, before money leaves or its ways change. A
 * few wrong ones lock the question for some minutes, whoever asks from wherever.
 *
 * @throws Refusal payment_password_missing, payment_password_wrong, too_many_attempts
 */
export const requirePaymentPassword = async (call: Call, typed: string): Promise<void> => {
  const { id } = sessionOf(call).member;
  const { payment_password_hash: hash } = await call.db
    .selectFrom("members")
    .select("payment_password_hash")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  if (hash === null) throw new Refusal("payment_password_missing");
  const { paymentPasswords } = call.services.limits;
  await inTurn(id, async () => {
    const wait = paymentPasswords.wait(id);
    if (wait > 0) throw tooMany("too_many_attempts", wait);
    if (await verifyPassword(typed, hash)) return paymentPasswords.reset(id);
    paymentPasswords.take(id);
    throw new Refusal("payment_password_wrong");
  });
};
