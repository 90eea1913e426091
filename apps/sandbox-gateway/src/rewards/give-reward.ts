import { randomUUID } from "node:crypto";
import type { RewardKind } from "@volado/domain/rewards";
import { move, type Tx } from "../wallet/ledger.ts";
import type { RewardRow } from "./wire-reward.ts";

/** What is given, to whom and for what. */
export interface Gift {
  readonly memberId: string;
  readonly kind: RewardKind;
  /** The cause: it gives this member one reward of the kind. */
  readonly source: string;
  /** Centavos. */
  readonly amount: number;
  /** Epoch milliseconds. */
  readonly at: number;
}

const write = (
  tx: Tx,
  { memberId, kind, source, amount, at }: Gift,
  state: Pick<RewardRow, "status" | "claim_before" | "claimed_at">,
): Promise<RewardRow | undefined> =>
  tx
    .insertInto("rewards")
    .values({
      id: randomUUID(),
      member_id: memberId,
      kind,
      amount,
      source,
      created_at: at,
      ...state,
    })
    .onConflict((conflict) => conflict.columns(["member_id", "kind", "source"]).doNothing())
    .returningAll()
    .executeTakeFirst();

/**
 * Moves a reward's money from the house's promotions into the member's wallet; the database allows it once
 * for each reward.
 */
export const payReward = (
  tx: Tx,
  { id, member_id, amount }: Pick<RewardRow, "id" | "member_id" | "amount">,
  at: number,
): Promise<number> => move(tx, { memberId: member_id, kind: "bonus", amount, reference: `reward:${id}`, at });

/** Gives a reward that waits to be claimed. @returns undefined when its cause has given one before */
export const issueReward = (tx: Tx, gift: Gift, claimBefore: number | null): Promise<RewardRow | undefined> =>
  write(tx, gift, { status: "Issued", claim_before: claimBefore, claimed_at: null });

/** Gives a reward and pays it at once. @returns undefined, and pays nothing, when its cause has given one before */
export const giveAndPay = async (tx: Tx, gift: Gift): Promise<RewardRow | undefined> => {
  const reward = await write(tx, gift, { status: "Claimed", claim_before: null, claimed_at: gift.at });
  if (reward !== undefined) await payReward(tx, reward, gift.at);
  return reward;
};
