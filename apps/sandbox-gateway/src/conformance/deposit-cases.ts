import { type EndpointId, endpoints } from "@volado/api-client/endpoints";
import { DepositKind, DepositState } from "@volado/domain/wallet";
import { expect } from "vitest";
import { pesos } from "../testing/pesos.ts";
import { pictureFile } from "../testing/pictures.ts";
import type { Stage } from "./stage.ts";

/** What the calls about deposits must answer on a healthy gateway. */
export const depositCases = (stage: Stage) => {
  const depositor = async () => {
    const player = stage.player();
    // Nobody else's session ends with it.
    await player.signIn("agente");
    return player.client;
  };
  const begun = async () => {
    const client = await depositor();
    const { methods } = await client.call(endpoints.getDepositOptions);
    const method = methods.find(({ kind }) => kind === DepositKind.Transfer);
    if (!method) throw new Error("the seeded world takes no transfers");
    const order = { methodId: method.id, amount: method.min, bonusId: undefined };
    return { client, deposit: await client.call(endpoints.createDeposit, order) };
  };
  return {
    getDepositOptions: async () => {
      const { methods, bonuses, wagerLeft } = await (await depositor()).call(endpoints.getDepositOptions);
      expect(methods.map(({ kind }) => kind)).toEqual(Object.values(DepositKind));
      expect(bonuses.length).toBeGreaterThan(0);
      expect(wagerLeft).toEqual(pesos(0));
    },
    createDeposit: async () => {
      const { deposit } = await begun();
      const sums = { amount: pesos(100), bonus: pesos(0), wager: pesos(0) };
      expect(deposit).toMatchObject({ state: DepositState.Awaiting, ...sums });
      expect(deposit.payBefore).toBeGreaterThan(deposit.createdAt);
    },
    getDeposit: async () => {
      const { client, deposit } = await begun();
      expect(await client.call(endpoints.getDeposit, { depositId: deposit.id })).toEqual(deposit);
    },
    listDeposits: async () => {
      const { client, deposit } = await begun();
      expect((await client.call(endpoints.listDeposits)).map(({ id }) => id)).toContain(deposit.id);
    },
    sendDepositReceipt: async () => {
      const { client, deposit } = await begun();
      const receipt = { depositId: deposit.id, remark: "", pictures: [pictureFile()] };
      expect(await client.call(endpoints.sendDepositReceipt, receipt)).toMatchObject({
        id: deposit.id,
        state: DepositState.Review,
      });
    },
  } satisfies Partial<Record<EndpointId, () => Promise<void>>>;
};
