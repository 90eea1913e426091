import { type EndpointId, endpoints } from "@volado/api-client/endpoints";
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
      for (const count of Object.values(counts)) expect(count).toBeGreaterThanOrEqual(0);
    },
  } satisfies Partial<Record<EndpointId, () => Promise<void>>>;
};
