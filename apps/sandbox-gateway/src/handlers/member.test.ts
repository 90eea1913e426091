import { afterEach, describe, expect, it } from "vitest";
import { useGateway } from "../testing/test-gateway.ts";

const gateway = useGateway();
afterEach(() => expect(gateway.log).toEqual([]));

describe("the member", () => {
  it.each([
    ["jugador", 0, { labelName: "VIP Plata" }, "5000.00"],
    ["agente", 1, null, "12500.00"],
    ["prueba", 4, null, "1000.00"],
  ])(
    "%s has the type %i, its label and its opening balance",
    async (username, type, clubLabel, sumBalance) => {
      const token = await gateway.logIn(username);
      const info = await gateway.call({ id: "getMemberInfo", token });
      expect(info.body.value).toMatchObject({ account: username, type, clubLabel });
      const wallet = await gateway.call({ id: "getWallet", token });
      expect(wallet.body.value).toEqual({ sumBalance, currency: "MXN" });
      expect(wallet.headers.get("Cache-Control")).toBe("no-store");
    },
  );

  it("is renewed: the session lives its whole time from then on, and one that has ended stays so", async () => {
    const HOUR = 3_600_000;
    const token = await gateway.logIn("agente");
    const renew = () => gateway.call({ id: "renewMember", token });
    gateway.later(11 * HOUR);
    expect(await renew()).toMatchObject({ status: 200, body: { value: { account: "agente" } } });
    gateway.later(11 * HOUR);
    expect(await renew()).toMatchObject({ status: 200 });
    gateway.later(13 * HOUR);
    expect(await renew()).toMatchObject({ status: 401, body: { code: "session_expired" } });
  });

  it("has money in the wallet, in bets that are open, and in withdrawals that wait", async () => {
    const token = await gateway.logIn("jugador");
    const places = async () => (await gateway.call({ id: "getMerchantWallet", token })).body.value;
    expect(await places()).toEqual({
      available: "5000.00",
      withdrawing: "0.00",
      vendors: [],
      currency: "MXN",
    });
    const { db, now } = gateway.services();
    const bet = (id: string, settled: number | null) => ({
      id,
      member_id: "M-jugador",
      idempotency_key: id,
      node_id: "FB-SPORTS-001",
      stake: 1_050,
      win: 0,
      slip: "{}",
      outcome: "{}",
      placed_at: now(),
      due_at: now() + 1,
      settled_at: settled,
    });
    await db
      .insertInto("bets")
      .values([bet("one", null), bet("two", null), bet("three", now())])
      .execute();
    const withdrawal = { member_id: "M-jugador", bank: "BBVA", card_tail: "1234", holder: "Ana" };
    await db
      .insertInto("withdrawals")
      .values({
        ...withdrawal,
        id: "W",
        state: "pending",
        amount: 50_000,
        fee: 500,
        requested_at: now(),
        settled_at: null,
      })
      .execute();
    expect(await places()).toMatchObject({
      withdrawing: "505.00",
      vendors: [{ vendor: "FB", name: expect.any(String), amount: "21.00" }],
    });
    expect(await gateway.call({ id: "getMerchantWallet" })).toMatchObject({ status: 401 });
  });
});
