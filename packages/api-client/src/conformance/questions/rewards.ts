import { RewardStatus, redRainPhase } from "@volado/domain/rewards";
import { endpoints } from "../../endpoints/registry.ts";
import type { Finders } from "./question.ts";

/** Questions about rewards: with what waits for the account. */
export const rewardQuestions = {
  claimReward: async ({ client }) => {
    const { rewards } = await client.call(endpoints.listRewards);
    const waiting = rewards.find(({ status }) => status === RewardStatus.Issued);
    return waiting
      ? { input: { rewardId: waiting.id }, other: { rewardId: `${waiting.id}0` } }
      : { missing: "no reward waits for the account" };
  },
  redeemPromoCode: async ({ account: { promoCode } }) =>
    promoCode === undefined
      ? { missing: "needs a promo code" }
      : { input: { code: promoCode }, other: { code: `${promoCode}0` } },
  claimDailyTask: async ({ client }) => {
    const { tasks, day } = await client.call(endpoints.listDailyTasks);
    const done = tasks.find(({ status }) => status === RewardStatus.Issued);
    return done
      ? { input: { taskId: done.id, day }, other: { taskId: `${done.id}0`, day } }
      : { missing: "the account has finished no task of the day" };
  },
  claimSignIn: async ({ client }) => {
    const { today, signedToday } = await client.call(endpoints.getSignInCalendar, { month: undefined });
    return signedToday ? { missing: "the account signed in today before" } : { input: { day: today } };
  },
  openEnvelope: async ({ client }) => {
    const { rain, serverTime } = await client.call(endpoints.getRedRain);
    return rain && redRainPhase(rain, serverTime) === "open"
      ? { input: { rainId: rain.id }, other: { rainId: `${rain.id}0` } }
      : { missing: "no rain is on" };
  },
} satisfies Finders;
