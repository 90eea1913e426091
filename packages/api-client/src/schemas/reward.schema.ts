import {
  type DailyTask,
  type DailyTasks,
  type Reward,
  RewardKind,
  type RewardList,
} from "@volado/domain/rewards";
import { activityStatus as status } from "./activity-status.ts";
import { wireAmount, wireCurrency, wirePositive } from "./amounts.ts";
import { wireDay } from "./days.ts";
import { wireCount, wireId, wireInstant } from "./primitives.ts";
import { rows } from "./rows.ts";
import { z } from "./z.ts";

/**
 * One reward. What it is for may be a merchant's own invention: such a one counts as a gift, for its money is as good.
 */
export const rewardSchema = z.object({
  id: wireId,
  kind: z.catch(z.enum(RewardKind), RewardKind.Gift),
  status,
  amount: wirePositive,
  currency: wireCurrency,
  givenAt: wireCount,
  claimBefore: wireInstant,
  claimedAt: wireInstant,
}) satisfies z.ZodMiniType<Reward>;

/** A member's rewards, with the gateway's clock. */
export const rewardListSchema = z.object({
  serverTime: wireCount,
  rewards: rows(rewardSchema),
}) satisfies z.ZodMiniType<RewardList>;

/** One task of the day; `goal` and `progress` are rounds, or money in major units. */
export const dailyTaskSchema = z.object({
  id: wireId,
  measure: z.enum(["rounds", "stakes", "deposits"]),
  goal: wirePositive,
  progress: wireAmount,
  amount: wirePositive,
  status,
}) satisfies z.ZodMiniType<DailyTask>;

/** The tasks of today. */
export const dailyTasksSchema = z.object({
  day: wireDay,
  endsAt: wireCount,
  serverTime: wireCount,
  currency: wireCurrency,
  tasks: rows(dailyTaskSchema),
}) satisfies z.ZodMiniType<DailyTasks>;
