import { Refusal } from "../request/refusal.ts";
import type { Tx } from "../wallet/ledger.ts";
import { giveAndPay } from "./give-reward.ts";
import type { RewardRow } from "./wire-reward.ts";

/** A member who redeems a code. */
export interface Redemption {
  readonly memberId: string;
  /** In capitals. */
  readonly code: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

/**
 * Redeems a promo code and pays it, within the caller's transaction.
 *
 * @throws Refusal promo_code_unknown, promo_code_expired, promo_code_used, promo_code_gone.
 */
export const redeemCode = async (tx: Tx, { memberId, code, now }: Redemption): Promise<RewardRow> => {
  // Whoever wants the last one of a code takes turns here.
  const promo = await tx
    .selectFrom("promo_codes")
    .selectAll()
    .where("code", "=", code)
    .forUpdate()
    .executeTakeFirst();
  if (promo === undefined) throw new Refusal("promo_code_unknown");
  const { amount, valid_from, valid_until, uses_left } = promo;
  if (now < valid_from || (valid_until !== null && now >= valid_until))
    throw new Refusal("promo_code_expired");
  const reward = await giveAndPay(tx, { memberId, kind: "promo-code", source: code, amount, at: now });
  if (reward === undefined) throw new Refusal("promo_code_used");
  if (uses_left === null) return reward;
  if (uses_left === 0) throw new Refusal("promo_code_gone");
  await tx
    .updateTable("promo_codes")
    .set({ uses_left: uses_left - 1 })
    .where("code", "=", code)
    .execute();
  return reward;
};
