import type { WithdrawalState } from "@volado/domain/wallet";
import { HouseAccount, lockWallet, post, type Tx } from "../wallet/ledger.ts";

/** How a pending withdrawal ends. */
export type Settlement = Exclude<WithdrawalState, "pending">;

/**
 * Hands a pending withdrawal over to the bank, or brings it back to the wallet with its fee in one movement.
 *
 * @returns false when there is none of that id that still waits: nothing is settled twice.
 */
export const settleWithdrawal = async (
  tx: Tx,
  id: string,
  settlement: Settlement,
  now: number,
): Promise<boolean> => {
  const row = await tx
    .updateTable("withdrawals")
    .set({ state: settlement, settled_at: now })
    .where("id", "=", id)
    .where("state", "=", "pending")
    .returningAll()
    .executeTakeFirst();
  if (row === undefined) return false;
  const { member_id: memberId, amount, fee } = row;
  const movement = { memberId, reference: `withdrawal:${id}`, at: now };
  const fromPayouts = { accountId: HouseAccount.Payouts, amount: -amount };
  if (settlement === "paid") {
    await post(tx, {
      ...movement,
      kind: "payout",
      sides: [fromPayouts, { accountId: HouseAccount.Cash, amount }],
    });
    return true;
  }
  const { accountId } = await lockWallet(tx, memberId);
  const fromFees = fee === 0 ? [] : [{ accountId: HouseAccount.Fees, amount: -fee }];
  const back = { accountId, amount: amount + fee };
  await post(tx, { ...movement, kind: "withdrawal-return", sides: [back, fromPayouts, ...fromFees] });
  return true;
};
