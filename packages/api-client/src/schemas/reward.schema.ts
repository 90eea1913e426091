import {
  type DailyTask,
  type DailyTasks,
  type Reward,
  RewardKind,
  type RewardList,
  RewardStatus,
} from "@volado/domain/rewards";
import { moneyIn, wireAmount, wireCurrency, wirePositive } from "./amounts.ts";
import { wireCount, wireDay, wireId, wireInstant } from "./primitives.ts";
import { rows } from "./rows.ts";
import { z } from "./z.ts";

/** The statuses as the gateway sends them (Spec §3 "Activity statuses", decisions B3). */
const status = z.enum(RewardStatus);

/** One reward. An unknown kind counts as a gift. */
export const rewardSchema = z.pipe(
  z.object({
    id: wireId,
    kind: z.catch(z.enum(RewardKind), RewardKind.Gift),
    status,
    amount: wirePositive,
    currency: wireCurrency,
    givenAt: wireCount,
    claimBefore: wireInstant,
    claimedAt: wireInstant,
  }),
  z.transform(({ currency, ...wire }): Reward => ({ ...wire, amount: moneyIn(currency)(wire.amount) })),
);

/** A member's rewards, with the gateway's time. */
export const rewardListSchema = z.object({
  serverTime: wireCount,
  rewards: rows(rewardSchema),
}) satisfies z.ZodMiniType<RewardList>;

const task = { id: wireId, amount: wirePositive, currency: wireCurrency, status };

/** A daily task. `goal` and `progress` are rounds, or money in major units. */
export const dailyTaskSchema = z.pipe(
  z.union([
    z.object({
      ...task,
      measure: z.literal("rounds"),
      goal: wireCount.check(z.positive()),
      progress: wireCount,
    }),
    z.object({ ...task, measure: z.enum(["stakes", "deposits"]), goal: wirePositive, progress: wireAmount }),
  ]),
  z.transform(({ currency, amount: paid, ...wire }): DailyTask => {
    const money = moneyIn(currency);
    const amount = money(paid);
    if (wire.measure === "rounds") return { ...wire, amount };
    return { ...wire, amount, goal: money(wire.goal), progress: money(wire.progress) };
  }),
);

export const dailyTasksSchema = z.object({
  day: wireDay,
  endsAt: wireCount,
  serverTime: wireCount,
  tasks: rows(dailyTaskSchema),
}) satisfies z.ZodMiniType<DailyTasks>;
