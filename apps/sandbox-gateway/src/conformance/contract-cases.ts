import { type EndpointId, endpoints } from "@volado/api-client/endpoints";
import { ContractKind, ContractState, contractKinds } from "@volado/domain/agency";
import { compareMoney } from "@volado/domain/money";
import { expect } from "vitest";
import type { Stage } from "./stage.ts";

/** What the calls about agents' contracts must answer on a healthy gateway. */
export const contractCases = (stage: Stage) => {
  const agent = async (username: string) => {
    const player = stage.player();
    await player.signIn(username);
    return player.client;
  };
  return {
    getContractRequests: async () => {
      const client = await agent("socia");
      expect(await client.call(endpoints.getContractRequests)).toEqual(contractKinds);
    },
    listContracts: async () => {
      const client = await agent("agente");
      const { contracts, serverTime } = await client.call(endpoints.listContracts, {
        kind: ContractKind.DailySalary,
      });
      expect(contracts.map(({ state }) => state)).toEqual([ContractState.Active, ContractState.Refused]);
      for (const { offeredAt, tiers } of contracts) {
        expect(offeredAt).toBeLessThan(serverTime);
        expect(tiers.map(({ from }) => from)).toEqual(tiers.map(({ from }) => from).toSorted(compareMoney));
      }
    },
    answerContract: async () => {
      const client = await agent("socia");
      const { contracts } = await client.call(endpoints.listContracts, { kind: ContractKind.Dividend });
      const waiting = contracts.find(({ state }) => state === ContractState.Offered);
      if (!waiting) throw new Error("no dividend contract waits in the seeded world");
      const answer = { contractId: waiting.id, accept: true };
      expect(await client.call(endpoints.answerContract, answer)).toMatchObject({
        id: waiting.id,
        state: ContractState.Active,
      });
      await expect(client.call(endpoints.answerContract, answer)).rejects.toMatchObject({ code: "conflict" });
    },
  } satisfies Partial<Record<EndpointId, () => Promise<void>>>;
};
