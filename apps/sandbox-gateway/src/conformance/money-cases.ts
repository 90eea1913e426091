import { type EndpointId, endpoints } from "@volado/api-client/endpoints";
import { DAY_MS } from "@volado/domain/calendar";
import { expect } from "vitest";
import { DEMO_PAYMENT_PASSWORD } from "../data/world/accounts.ts";
import { pesos } from "../testing/pesos.ts";
import { failureOf, type Stage } from "./stage.ts";

/** What the calls about withdrawals and records must answer on a healthy gateway. */
export const moneyCases = (stage: Stage) => {
  const member = async (username: string) => {
    const player = stage.player();
    await player.signIn(username);
    return player.client;
  };
  return {
    listRecords: async () => {
      const client = await member("socia");
      const asked = { type: "O", state: "done", after: undefined, pageSize: 25 } as const;
      const page = await client.call(endpoints.listRecords, {
        ...asked,
        from: 0,
        to: Date.now() + DAY_MS,
      });
      expect(page.records).toMatchObject([
        { kind: "opening", state: "done", amount: pesos(3_200), balance: pesos(3_200) },
      ]);
      expect(page.totals).toEqual({ count: 1, into: pesos(3_200), outOf: pesos(0) });
      expect(page.next).toBeUndefined();
    },
    getWithdrawalTerms: async () => {
      const client = await member("socia");
      expect(await client.call(endpoints.getWithdrawalTerms)).toMatchObject({
        minimum: pesos(100),
        freeLeft: 1,
        fee: { percent: 1, minimum: pesos(5) },
        latest: [],
      });
    },
    requestWithdrawal: async () => {
      const client = await member("socia");
      const paymentPassword = DEMO_PAYMENT_PASSWORD;
      const { id: cardId } = await client.call(endpoints.addBankCard, {
        holder: "Sofía Cia",
        bankCode: "012",
        number: "4152313000000021",
        paymentPassword,
      });
      const order = { cardId, amount: pesos(100.5), fee: pesos(0), paymentPassword };
      const wrong = client.call(endpoints.requestWithdrawal, { ...order, paymentPassword: "0" });
      expect(await failureOf(wrong)).toMatchObject({ code: "payment_password_wrong", status: 403 });
      const withdrawal = await client.call(endpoints.requestWithdrawal, order);
      expect(withdrawal).toMatchObject({
        state: "pending",
        amount: pesos(100.5),
        fee: pesos(0),
        cardTail: "0021",
      });
      const terms = await client.call(endpoints.getWithdrawalTerms);
      expect(terms).toMatchObject({ available: pesos(3_099.5), freeLeft: 0, latest: [withdrawal] });
    },
  } satisfies Partial<Record<EndpointId, () => Promise<void>>>;
};
