import { type Reward, type RewardList, RewardStatus } from "./reward.ts";

/** A member's rewards as the reward centre shows them, each part as the gateway orders it. */
export interface RewardSheet {
  /** Can be claimed now. */
  readonly claimable: readonly Reward[];
  /** Something is still to happen. */
  readonly running: readonly Reward[];
  /** Nothing more will happen. */
  readonly over: readonly Reward[];
}

const overStatuses: ReadonlySet<RewardStatus> = new Set([
  RewardStatus.Claimed,
  RewardStatus.Rejected,
  RewardStatus.Close,
]);

/** Whether a reward waits to be claimed at `now` (epoch milliseconds): it is issued, and its time isn't over. */
export const isClaimable = (
  { status, claimBefore }: Pick<Reward, "status" | "claimBefore">,
  now: number,
): boolean => status === RewardStatus.Issued && (claimBefore === undefined || now < claimBefore);

/** Sorts rewards into what can be claimed, what runs and what is over, by the clock of the gateway that told them. */
export const rewardSheet = ({ rewards, serverTime }: RewardList): RewardSheet => {
  const claimable = rewards.filter((reward) => isClaimable(reward, serverTime));
  const over = rewards.filter(({ status }) => overStatuses.has(status));
  const running = rewards.filter((reward) => !claimable.includes(reward) && !over.includes(reward));
  return { claimable, running, over };
};

/** The list with a reward as it stands after it was claimed. Doing it twice changes nothing more. */
export const withReward = (list: RewardList, claimed: Reward): RewardList => ({
  ...list,
  rewards: list.rewards.map((reward) => (reward.id === claimed.id ? claimed : reward)),
});
