import type { Tx } from "../wallet/ledger.ts";
import { move } from "../wallet/ledger.ts";

/** How a deposit ends. */
export type DepositOutcome = "paid" | "rejected";

/**
 * Ends a deposit and, when it was paid, moves its money and its bonus, all in the caller's transaction. Money
 * that came late is the member's all the same. A second call finds it settled and moves nothing.
 *
 * @returns whether this call settled it; undefined when there is no such deposit.
 */
export const settleDeposit = async (
  tx: Tx,
  id: string,
  outcome: DepositOutcome,
  now: number,
): Promise<boolean | undefined> => {
  // Two who settle at the same moment take turns, and the second one finds it done.
  const deposit = await tx
    .selectFrom("deposits")
    .select(["member_id", "state", "amount", "bonus"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  if (deposit === undefined) return undefined;
  if (deposit.state === "paid" || deposit.state === "rejected") return false;
  await tx.updateTable("deposits").set({ state: outcome, settled_at: now }).where("id", "=", id).execute();
  if (outcome === "paid") {
    const movement = { memberId: deposit.member_id, reference: `deposit:${id}`, at: now };
    await move(tx, { ...movement, kind: "deposit", amount: deposit.amount });
    await move(tx, { ...movement, kind: "bonus", amount: deposit.bonus });
  }
  return true;
};
