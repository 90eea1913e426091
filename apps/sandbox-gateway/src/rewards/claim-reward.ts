import { Refusal } from "../request/refusal.ts";
import type { Tx } from "../wallet/ledger.ts";
import { payReward } from "./give-reward.ts";
import { type RewardRow, rewardStatusAt } from "./wire-reward.ts";

/** A member who claims a reward. */
export interface Claim {
  readonly memberId: string;
  readonly rewardId: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

/**
 * Pays an issued reward, within the caller's transaction.
 *
 * @returns the reward as it stands then.
 * @throws Refusal not_found for what isn't the member's; conflict when it can't be claimed (any more).
 */
export const claimIssued = async (tx: Tx, { memberId, rewardId, now }: Claim): Promise<RewardRow> => {
  const mine = () =>
    tx.selectFrom("rewards").selectAll().where("id", "=", rewardId).where("member_id", "=", memberId);
  // Two claims at the same moment take turns, and the second one finds it claimed.
  const reward = await mine().forUpdate().executeTakeFirst();
  if (reward === undefined) throw new Refusal("not_found");
  const status = rewardStatusAt(reward, now);
  if (status !== "Issued") throw new Refusal("conflict", { message: `The reward is ${status}.` });
  await payReward(tx, reward, now);
  await tx
    .updateTable("rewards")
    .set({ status: "Claimed", claimed_at: now })
    .where("id", "=", rewardId)
    .execute();
  return mine().executeTakeFirstOrThrow();
};
