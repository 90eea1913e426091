import { endpoints } from "@volado/api-client/endpoints";
import { GameType } from "@volado/domain/games";
import { type Lottery, VietnameseRegion } from "@volado/domain/lottery";
import { expect } from "vitest";
import type { Stage } from "./stage.ts";

/** What each lottery call must answer on a healthy gateway. */
export const lotteryCases = (stage: Stage) => {
  const type = GameType.ElectronicLottery;
  const menu = () => stage.player().client.call(endpoints.getLotteryMenu, { type });
  const lotteries = async (): Promise<readonly Lottery[]> => {
    const { client } = stage.player();
    const lists = await Promise.all(
      (await menu()).map(({ prizeMode, playType }) =>
        client.call(endpoints.listLotteries, { type, prizeMode, playType }),
      ),
    );
    return lists.flatMap((list) => list.lotteries);
  };

  return {
    getLotteryMenu: async () => {
      const groups = await menu();
      expect(groups.length).toBeGreaterThan(1);
      expect(groups.every(({ count }) => count > 0)).toBe(true);
      expect(new Set(groups.map(({ prizeMode, playType }) => `${prizeMode} ${playType}`)).size).toBe(
        groups.length,
      );
    },
    listLotteries: async () => {
      const all = await lotteries();
      expect(all).toHaveLength((await menu()).reduce((sum, { count }) => sum + count, 0));
      expect(new Set(all.map(({ nodeId }) => nodeId)).size).toBe(all.length);
      for (const lottery of all) {
        expect(lottery.type).toBe(type);
        expect(lottery.drawsAt).toBeGreaterThan(Date.now() - 60_000);
        expect(lottery.closesAt).toBeLessThanOrEqual(lottery.drawsAt);
      }
    },
    listLotteryNumbers: async () => {
      const nodeIds = (await lotteries()).map(({ nodeId }) => nodeId);
      const { client } = stage.player();
      const draws = await client.call(endpoints.listLotteryNumbers, { nodeIds, size: 3 });
      expect(draws).toHaveLength(3 * nodeIds.length);
      for (const { drawnAt, numbers } of draws) {
        expect(drawnAt).toBeLessThanOrEqual(Date.now());
        expect(numbers.length).toBeGreaterThan(0);
      }
      const one = await client.call(endpoints.listLotteryNumbers, { nodeIds: nodeIds.slice(0, 1), size: 1 });
      expect(one).toHaveLength(1);
      expect(await client.call(endpoints.listLotteryNumbers, { nodeIds: ["nobody"], size: 1 })).toEqual([]);
    },
    listVietnameseDraws: async () => {
      const { client } = stage.player();
      for (const region of Object.values(VietnameseRegion)) {
        const draws = await client.call(endpoints.listVietnameseDraws, { region, day: undefined });
        expect(draws.length).toBeGreaterThan(0);
        for (const draw of draws) {
          expect(draw).toMatchObject({ region });
          expect(draw.prizes[0]).toMatchObject({ rank: "special" });
        }
      }
    },
  };
};
