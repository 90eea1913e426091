import { depositStateAt } from "@volado/domain/wallet";
import { readPictures, type SentPictures } from "../pictures/read-pictures.ts";
import { Refusal } from "../request/refusal.ts";
import type { Tx } from "../wallet/ledger.ts";
import { type DepositRow, readDeposit } from "./deposit-rows.ts";

/** A transfer that the member says was made. */
export interface SentReceipts {
  readonly memberId: string;
  readonly depositId: string;
  readonly remark: string;
  readonly files: SentPictures;
  /** Epoch milliseconds. */
  readonly now: number;
}

/**
 * Keeps the pictures and puts the deposit before whoever looks at transfers, within the caller's transaction.
 *
 * @throws Refusal conflict when the deposit waits for nothing of the kind any more
 */
export const keepReceipts = async (tx: Tx, sent: SentReceipts): Promise<DepositRow> => {
  const { memberId, depositId, now } = sent;
  await tx.selectFrom("deposits").select("id").where("id", "=", depositId).forUpdate().execute();
  const deposit = await readDeposit(tx, memberId, depositId);
  const state = depositStateAt({ state: deposit.state, payBefore: deposit.pay_before }, now);
  if (deposit.kind !== "transfer" || state !== "awaiting") {
    throw new Refusal("conflict", { message: `The deposit is ${state}.` });
  }
  const pictures = await readPictures(sent.files);
  await tx
    .insertInto("deposit_receipts")
    .values(pictures.map((picture) => ({ deposit_id: depositId, ...picture })))
    .execute();
  await tx
    .updateTable("deposits")
    .set({ state: "review", remark: sent.remark, submitted_at: now })
    .where("id", "=", depositId)
    .execute();
  return readDeposit(tx, memberId, depositId);
};
