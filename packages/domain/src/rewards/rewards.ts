import type { Money } from "../money/money.ts";

/**
 * Where a reward stands, in the gateway's own words (Spec §3 "Activity statuses"). How one follows another is
 * not shown, so the site shows whichever is sent and derives none itself (decisions B3).
 */
export const RewardStatus = {
  Applying: "Applying",
  Rejected: "Rejected",
  Issued: "Issued",
  Claimed: "Claimed",
  Process: "Process",
  Joined: "Joined",
  Close: "Close",
} as const;
export type RewardStatus = (typeof RewardStatus)[keyof typeof RewardStatus];

/** What a reward is for. */
export const RewardKind = {
  Welcome: "welcome",
  Cashback: "cashback",
  Vip: "vip",
  Gift: "gift",
  SignIn: "sign-in",
  PromoCode: "promo-code",
  Task: "task",
  RedRain: "red-rain",
} as const;
export type RewardKind = (typeof RewardKind)[keyof typeof RewardKind];

/** Something the merchant gives a member. Instants are epoch milliseconds. */
export interface Reward {
  readonly id: string;
  readonly kind: RewardKind;
  readonly status: RewardStatus;
  readonly amount: Money;
  readonly givenAt: number;
  /** From this instant on it can't be claimed any more; undefined for one that waits for ever. */
  readonly claimBefore: number | undefined;
  /** When it was paid into the balance. */
  readonly claimedAt: number | undefined;
}

/** A member's rewards, and the gateway's clock when it told them. */
export interface RewardList {
  readonly rewards: readonly Reward[];
  readonly serverTime: number;
}

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
