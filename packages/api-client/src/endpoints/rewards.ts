import { PROMO_CODE_MAX } from "@volado/domain/rewards";
import { defineKeyed, defineRead, noInput } from "../core/endpoint.ts";
import { wireDay, wireId } from "../schemas/primitives.ts";
import {
  dailyTaskSchema,
  dailyTasksSchema,
  rewardListSchema,
  rewardSchema,
} from "../schemas/reward.schema.ts";
import { z } from "../schemas/z.ts";

/**
 * A member's latest 100 rewards and all older claimable ones, newest first (Spec §2 /m/rewardCenter;
 * docs/decisions/104). Statuses are shown as sent. Refusals: `not_permitted` (403) for free accounts, `insufficient_permission` (403) while REWCEN3 is off.
 */
export const listRewards = defineRead({
  id: "listRewards",
  path: "/api/rewards",
  access: "session",
  ...noInput,
  response: rewardListSchema,
});

export interface ClaimRewardInput {
  readonly rewardId: string;
}

/**
 * Pay an issued reward into the balance, once. Returns the updated reward. Refusals: `not_found` (404) for another
 * member's, `conflict` (409) if it can no longer be claimed, and those of `listRewards`.
 */
export const claimReward = defineKeyed({
  id: "claimReward",
  path: "/api/rewards/claim",
  request: z.object({ rewardId: wireId }),
  encode: (input: ClaimRewardInput) => input,
  response: rewardSchema,
});

/** A normalized promo code (`promoCodeOf`). */
export interface RedeemPromoCodeInput {
  readonly code: string;
}

/**
 * Redeem a promo code and pay its bonus (Spec §2 /m/promoCode). Returns the reward. Refusals:
 * `promo_code_unknown` (404), `promo_code_expired` (409), also if not yet valid, `promo_code_used` (409) by this
 * member, `promo_code_gone` (409) if none is left, `too_many_attempts` (429) after wrong codes, and those of
 * `listRewards`.
 */
export const redeemPromoCode = defineKeyed({
  id: "redeemPromoCode",
  path: "/api/promo-codes/redeem",
  request: z.object({ code: z.string().check(z.minLength(1), z.maxLength(PROMO_CODE_MAX)) }),
  encode: (input: RedeemPromoCodeInput) => input,
  response: rewardSchema,
});

/**
 * Today's tasks with the member's progress, counted from real bets and deposits (Spec §2 "daily tasks"). Refusals: `not_permitted` (403) for free accounts, `insufficient_permission` (403) while
 * MISSIONLB3 is off.
 */
export const listDailyTasks = defineRead({
  id: "listDailyTasks",
  path: "/api/daily-tasks",
  access: "session",
  ...noInput,
  response: dailyTasksSchema,
});

/** A task to claim, and its day: progress from before midnight must not count for the new day. */
export interface ClaimDailyTaskInput {
  readonly taskId: string;
  /** `YYYY-MM-DD`, from the list. */
  readonly day: string;
}

/**
 * Pay a finished task, once a day. Returns the updated task. Refusals: `not_found` (404) for an unknown task,
 * `conflict` (409) if it is unfinished or claimed or its day is over, and those of `listDailyTasks`.
 */
export const claimDailyTask = defineKeyed({
  id: "claimDailyTask",
  path: "/api/daily-tasks/claim",
  request: z.object({ taskId: wireId, day: wireDay }),
  encode: (input: ClaimDailyTaskInput) => input,
  response: dailyTaskSchema,
});
