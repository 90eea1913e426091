import { type EndpointId, endpoints } from "@volado/api-client/endpoints";
import { GameType, TeamGroup } from "@volado/domain";
import { expect } from "vitest";
import type { Stage } from "./stage.ts";

const DAY = 86_400_000;

/** What the calls of the agency centre must answer on a healthy gateway. */
export const agencyCases = (stage: Stage) => {
  const agent = async (username = "agente") => {
    const player = stage.player();
    await player.signIn(username);
    return player.client;
  };
  const lately = () => ({ from: Date.now() - 30 * DAY, to: Date.now() + DAY });
  return {
    getTeamCounts: async () => {
      const counts = await (await agent()).call(endpoints.getTeamCounts, lately());
      for (const count of Object.values(counts)) expect(count).toBeGreaterThan(0);
    },
    getTeamReport: async () => {
      const client = await agent();
      const asked = { ...lately(), group: TeamGroup.Member, page: 1, pageSize: 100 };
      const { list, path, totals } = await client.call(endpoints.getTeamReport, asked);
      expect(path.map(({ name, level }) => [name, level])).toEqual([["agente", 0]]);
      const team = list.reduce((sum, { member }) => sum + 1 + (member?.team ?? 0), 0);
      expect(team).toBeGreaterThanOrEqual(2_000);
      expect(path[0]?.team).toBe(team);
      expect(list.reduce((sum, { betCount }) => sum + betCount, 0)).toBe(totals.betCount);
    },
    listTeamBets: async () => {
      const client = await agent();
      const asked = { ...lately(), gameType: GameType.Slots, page: 1, pageSize: 25 };
      const { list, totalCount, totals } = await client.call(endpoints.listTeamBets, asked);
      expect(list).toHaveLength(25);
      expect(new Set(list.map(({ gameType }) => gameType))).toEqual(new Set([GameType.Slots]));
      expect(totals.betCount).toBe(totalCount);
    },
  } satisfies Partial<Record<EndpointId, () => Promise<void>>>;
};
