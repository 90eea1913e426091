import { type DailyTask, type DailyTasks, type Reward, RewardKind, type RewardList } from "@volado/domain";
import { wireAmount, wireCurrency, wirePositive } from "./amounts.ts";
import { wireCount, wireId, wireInstant } from "./primitives.ts";
import { rows } from "./rows.ts";
import { wireWord } from "./words.ts";
import { z } from "./z.ts";

/** A calendar day where the merchant is, `YYYY-MM-DD`. */
export const wireDay = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

/** The statuses as the gateway sends them (Spec §3 "Activity statuses", decisions B3). */
const status = z.enum(["Applying", "Rejected", "Issued", "Claimed", "Process", "Joined", "Close"]);

const kinds: Readonly<Record<string, RewardKind>> = {
  WELCOME: RewardKind.Welcome,
  CASHBACK: RewardKind.Cashback,
  VIP: RewardKind.Vip,
  SIGN_IN: RewardKind.SignIn,
  PROMO_CODE: RewardKind.PromoCode,
  TASK: RewardKind.Task,
  RED_RAIN: RewardKind.RedRain,
};

/** One reward. What it is for may be a merchant's own invention: such a one counts as a gift, for its money is as good. */
export const rewardSchema = z.pipe(
  z.object({
    id: wireId,
    kind: z.string(),
    status,
    amount: wirePositive,
    currency: wireCurrency,
    createdAt: wireCount,
    claimBefore: wireInstant,
    claimedAt: wireInstant,
  }),
  z.transform(
    ({ kind, createdAt, ...wire }): Reward => ({
      ...wire,
      kind: kinds[kind] ?? RewardKind.Gift,
      givenAt: createdAt,
    }),
  ),
);

/** A member's rewards, with the gateway's clock. */
export const rewardListSchema = z.pipe(
  z.object({ serverTime: wireCount, list: rows(rewardSchema) }),
  z.transform((wire): RewardList => ({ rewards: wire.list, serverTime: wire.serverTime })),
);

const measure = wireWord({ ROUNDS: "rounds", STAKES: "stakes", DEPOSITS: "deposits" });

/** One task of the day; `goal` and `progress` are rounds, or money in major units. */
export const dailyTaskSchema = z.pipe(
  z.object({
    id: wireId,
    measure,
    goal: wirePositive,
    progress: wireAmount,
    amount: wirePositive,
    status,
  }),
  z.transform((wire): DailyTask => wire),
);

/** The tasks of today. */
export const dailyTasksSchema = z.pipe(
  z.object({
    day: wireDay,
    endsAt: wireCount,
    serverTime: wireCount,
    currency: wireCurrency,
    list: rows(dailyTaskSchema),
  }),
  z.transform(({ list, ...wire }): DailyTasks => ({ ...wire, tasks: list })),
);
