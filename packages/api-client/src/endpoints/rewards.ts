import { PROMO_CODE_MAX } from "@volado/domain/rewards";
import { defineKeyed, defineRead } from "../core/endpoint.ts";
import { noInput } from "../schemas/no-input.ts";
import { wireDay, wireId } from "../schemas/primitives.ts";
import {
  dailyTaskSchema,
  dailyTasksSchema,
  rewardListSchema,
  rewardSchema,
} from "../schemas/reward.schema.ts";
import { z } from "../schemas/z.ts";

/**
 * A member's newest 100 rewards, and whatever else can be claimed, the newest first (Spec §2 /m/rewardCenter;
 * docs/decisions/104). Statuses are shown as sent. Refusals: `not_permitted` (403) for free
 * accounts, `insufficient_permission` (403) while REWCEN3 is off.
 */
export const listRewards = defineRead({
  id: "listRewards",
  path: "/api/rewards",
  access: "session",
  ...noInput,
  response: rewardListSchema,
});

/** Which reward to claim. */
export interface ClaimRewardInput {
  readonly rewardId: string;
}

/**
 * Pays an issued reward into the balance, once. Answers the reward as it stands then. Refusals: `not_found`
 * (404) for another member's, `conflict` (409) when it can't be claimed any more, and those of `listRewards`.
 */
export const claimReward = defineKeyed({
  id: "claimReward",
  path: "/api/rewards/claim",
  request: z.object({ rewardId: wireId }),
  encode: (input: ClaimRewardInput) => input,
  response: rewardSchema,
});

/** A promo code, as it counts (`promoCodeOf`). */
export interface RedeemPromoCodeInput {
  readonly code: string;
}

/**
 * Redeems a promo code and pays its bonus (Spec §2 /m/promoCode). Answers the reward that it paid. Refusals:
 * `promo_code_unknown` (404), `promo_code_expired` (409; not yet valid too), `promo_code_used` (409) by this
 * member before, `promo_code_gone` (409) when all of them are used, `too_many_attempts` (429) after wrong
 * ones, and those of `listRewards`.
 */
export const redeemPromoCode = defineKeyed({
  id: "redeemPromoCode",
  path: "/api/promo-codes/redeem",
  request: z.object({ code: z.string().check(z.minLength(1), z.maxLength(PROMO_CODE_MAX)) }),
  encode: (input: RedeemPromoCodeInput) => input,
  response: rewardSchema,
});

/**
 * The tasks of the day with how far the member has come, counted from real bets and deposits (Spec §2 "daily
 * tasks"). Refusals: `not_permitted` (403) for free accounts, `insufficient_permission` (403) while
 * MISSIONLB3 is off.
 */
export const listDailyTasks = defineRead({
  id: "listDailyTasks",
  path: "/api/daily-tasks",
  access: "session",
  ...noInput,
  response: dailyTasksSchema,
});

/** Which task of which day to claim: what was earned before midnight must not count as the new day's. */
export interface ClaimDailyTaskInput {
  readonly taskId: string;
  /** `YYYY-MM-DD` as the list said. */
  readonly day: string;
}

/**
 * Pays a finished task, once a day. Answers the task as it stands then. Refusals: `not_found` (404) for no
 * task of the day, `conflict` (409) when it isn't finished, was claimed before or its day is over, and those
 * of `listDailyTasks`.
 */
export const claimDailyTask = defineKeyed({
  id: "claimDailyTask",
  path: "/api/daily-tasks/claim",
  request: z.object({ taskId: wireId, day: wireDay }),
  encode: (input: ClaimDailyTaskInput) => input,
  response: dailyTaskSchema,
});
