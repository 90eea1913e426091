import { type EndpointId, endpoints } from "@volado/api-client/endpoints";
import { RewardStatus, redRainPhase, taskShare } from "@volado/domain/rewards";
import { expect } from "vitest";
import { pesos } from "../testing/pesos.ts";
import type { Stage } from "./stage.ts";

/** What the calls about rewards must answer on a healthy gateway. */
export const rewardCases = (stage: Stage) => {
  const agent = async () => {
    const player = stage.player();
    await player.signIn("agente");
    return player.client;
  };
  return {
    listRewards: async () => {
      const { rewards, serverTime } = await (await agent()).call(endpoints.listRewards);
      expect(rewards.map(({ status }) => status)).toContain(RewardStatus.Issued);
      for (const { givenAt, amount } of rewards) {
        expect(givenAt).toBeLessThan(serverTime);
        expect(amount.centavos).toBeGreaterThan(0);
      }
    },
    claimReward: async () => {
      const client = await agent();
      const { rewards } = await client.call(endpoints.listRewards);
      const waiting = rewards.find(({ status }) => status === RewardStatus.Issued);
      if (!waiting) throw new Error("no reward waits in the seeded world");
      const { total } = await client.call(endpoints.getWallet);
      const claim = { rewardId: waiting.id };
      expect(await client.call(endpoints.claimReward, claim)).toMatchObject({ status: RewardStatus.Claimed });
      await expect(client.call(endpoints.claimReward, claim)).rejects.toMatchObject({ code: "conflict" });
      expect((await client.call(endpoints.getWallet)).total).toBe(total + waiting.amount.centavos);
    },
    redeemPromoCode: async () => {
      const client = await agent();
      const code = { code: "VOLADO50" };
      expect(await client.call(endpoints.redeemPromoCode, code)).toMatchObject({
        kind: "promo-code",
        amount: pesos(50),
      });
      await expect(client.call(endpoints.redeemPromoCode, code)).rejects.toMatchObject({
        code: "promo_code_used",
      });
    },
    listDailyTasks: async () => {
      const { tasks, endsAt, serverTime } = await (await agent()).call(endpoints.listDailyTasks);
      expect(tasks.length).toBeGreaterThan(0);
      expect(endsAt).toBeGreaterThan(serverTime);
      for (const task of tasks) if (taskShare(task) < 1) expect(task.status).toBe(RewardStatus.Process);
    },
    claimDailyTask: async () => {
      const client = await agent();
      const { tasks, day } = await client.call(endpoints.listDailyTasks);
      const unfinished = tasks.find(({ status }) => status === RewardStatus.Process);
      if (!unfinished) throw new Error("the agent has finished every task");
      const claim = { taskId: unfinished.id, day };
      await expect(client.call(endpoints.claimDailyTask, claim)).rejects.toMatchObject({ code: "conflict" });
    },
    getSignInCalendar: async () => {
      const client = await agent();
      const { month, today, days } = await client.call(endpoints.getSignInCalendar, { month: "2024-02" });
      expect([month, days]).toEqual(["2024-02", []]);
      expect(today.slice(0, 4)).not.toBe("2024");
    },
    claimSignIn: async () => {
      const client = await agent();
      const { today } = await client.call(endpoints.getSignInCalendar, { month: undefined });
      const after = await client.call(endpoints.claimSignIn, { day: today });
      expect(after).toMatchObject({ signedToday: true, streak: 1, month: today.slice(0, 7) });
      expect(after.days.map(({ day }) => day)).toContain(today);
    },
    getRedRain: async () => {
      const { rain, serverTime } = await (await agent()).call(endpoints.getRedRain);
      if (!rain) throw new Error("no rain is planned");
      expect(rain.endsAt).toBeGreaterThan(serverTime);
      expect(rain.openings.length).toBeLessThanOrEqual(rain.tries);
    },
    openEnvelope: async () => {
      const client = await agent();
      const before = await client.call(endpoints.getRedRain);
      const { total } = await client.call(endpoints.getWallet);
      const gone = client.call(endpoints.openEnvelope, { rainId: "none" });
      await expect(gone).rejects.toMatchObject({ code: "conflict" });
      const { rain, serverTime } = before;
      if (!rain || redRainPhase(rain, serverTime) !== "open") return;
      const after = await client.call(endpoints.openEnvelope, { rainId: rain.id });
      expect(after.rain?.openings.length).toBe(rain.openings.length + 1);
      const won = after.rain?.openings.at(-1) ?? pesos(0);
      expect((await client.call(endpoints.getWallet)).total).toBe(total + won.centavos);
    },
  } satisfies Partial<Record<EndpointId, () => Promise<void>>>;
};
