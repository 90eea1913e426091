import { parseMerchantConfig } from "@volado/config";
import { DAY_MS } from "@volado/domain/calendar";
import type { WithdrawalReason } from "@volado/domain/wallet";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { brandOf } from "../brand/brand.ts";
import { parseSandboxConfig } from "../brand/sandbox-config.ts";
import { DEMO_PAYMENT_PASSWORD } from "../data/world/accounts.ts";
import { noFaults } from "../faults.ts";
import { atOnce, countOutcomes, outcomeOf, pesos, useMember } from "../testing/index.ts";

/** Members without the perk may withdraw this often, so that amounts are the only limit. */
const brand = brandOf(
  parseMerchantConfig({ merchantCode: "volado" }),
  parseSandboxConfig({ withdrawalsADay: 9 }),
);
const gateway = useMember("jugador", { brand });
const paymentPassword = DEMO_PAYMENT_PASSWORD;
let cardId = "";

const fieldsOf = (over: object) => {
  const order = { cardId, amount: "1000.00", fee: "0.00", paymentPassword, givesUpBonus: false };
  return { ...order, ...over };
};
const withdraw = (over: object = {}) => gateway.send("requestWithdrawal", fieldsOf(over));
const outcome = async (over: object = {}) => outcomeOf(await withdraw(over));
const placed = (over: object = {}) => gateway.read("requestWithdrawal", fieldsOf(over));
const terms = () => gateway.read("getWithdrawalTerms");
const setBalance = (centavos: number) =>
  gateway.console().setBalance("jugador", centavos, crypto.randomUUID());
const settle = (id: string, outcome: "paid" | WithdrawalReason) =>
  gateway.console().settleWithdrawal(id, outcome);
const received = async (language: string) => {
  const box = await gateway.read("listMessages", { box: "received", pageSize: 25, language });
  return box.messages.filter(({ title }) => /retiro de|withdrawal of/.test(title));
};

const account = async (id: string): Promise<number> => {
  const sum = sql<number>`coalesce(sum(amount), 0)::bigint`.as("sum");
  const entries = gateway.services().db.selectFrom("entries").select(sum).where("account_id", "=", id);
  return (await entries.executeTakeFirstOrThrow()).sum;
};

beforeEach(async () => {
  await gateway.change("jugador", { club_label: null });
  const card = { holder: "Ana Luz", bankCode: "012", number: "4152313000000005", paymentPassword };
  cardId = (await gateway.read("addBankCard", card)).id;
});
afterEach(async () => {
  await gateway.become("jugador");
  const pending = await gateway.console().withdrawals();
  expect(await account("house:payouts")).toBe(pending.reduce((sum, { amount }) => sum + amount, 0));
  expect((await terms()).available.centavos).toBe(await account("wallet:M-jugador"));
});

describe("a withdrawal", () => {
  it("takes the money at once and is pending, with updated terms", async () => {
    const withdrawal = await placed();
    const money = { amount: pesos(1_000), fee: pesos(0) };
    expect(withdrawal).toMatchObject({ state: "pending", ...money, bank: "BBVA México", cardTail: "0005" });
    const left = { available: pesos(4_000), freeLeft: 0, leftToday: pesos(99_000) };
    expect(await terms()).toMatchObject({ ...left, latest: [withdrawal] });
  });

  it("has a fee from the second of the day on, and none again the next day", async () => {
    await placed();
    expect(await outcome()).toBe("conflict");
    expect(await placed({ fee: "10.00" })).toMatchObject({ fee: pesos(10) });
    expect((await terms()).available).toEqual(pesos(2_990));
    expect(await account("house:fees")).toBe(1_000);
    gateway.later(DAY_MS);
    await gateway.become("jugador");
    expect((await terms()).freeLeft).toBe(1);
  });

  it.each([
    ["balance", 350_000, { fee: "10.00" }, { ok: 2, insufficient_balance: 4 }, { available: pesos(480) }],
    [
      "day's limit",
      20_000_000,
      { amount: "30000.00", fee: "300.00" },
      { ok: 3, withdrawal_limit: 3 },
      { leftToday: pesos(9_000) },
    ],
  ])("can't exceed the %s, also in parallel", async (_what, centavos, order, outcomes, left) => {
    await setBalance(centavos);
    await placed();
    expect(countOutcomes(await atOnce(6, () => withdraw(order)))).toEqual(outcomes);
    expect(await terms()).toMatchObject(left);
  });

  it.each([
    [{ amount: "99.99" }, "withdrawal_limit"],
    [{ amount: "50000.01" }, "withdrawal_limit"],
    [{ amount: "5000.01" }, "insufficient_balance"],
    [{ fee: "1.00" }, "conflict"],
    [{ cardId: "B-other" }, "not_found"],
    [{ paymentPassword: "wrong" }, "payment_password_wrong"],
  ])("of %j is refused with %s, and nothing moves", async (over, code) => {
    expect(await outcome(over)).toBe(code);
    expect(await terms()).toMatchObject({ available: pesos(5_000), latest: [] });
  });

  it("follows the terms in the database, which accepts no invalid ones", async () => {
    const { db } = gateway.services();
    const change = (over: object) => db.updateTable("withdrawal_terms").set(over).execute();
    await change({ min: 20_000, max: 90_000, max_a_day: 100_000, free_a_day: 0, fee_rate: 250 });
    const bounds = { minimum: pesos(200), maximum: pesos(900), leftToday: pesos(1_000), freeLeft: 0 };
    expect(await terms()).toMatchObject({ ...bounds, fee: { percent: 2.5, minimum: pesos(5) } });
    expect(await outcome({ amount: "199.99", fee: "5.00" })).toBe("withdrawal_limit");
    expect(await outcome({ amount: "900.01", fee: "22.51" })).toBe("withdrawal_limit");
    expect(await placed({ amount: "800.00", fee: "20.00" })).toMatchObject({ fee: pesos(20) });
    expect(await outcome({ amount: "200.01", fee: "5.01" })).toBe("withdrawal_limit");
    await expect(change({ max: 19_999 })).rejects.toThrow(/check/);
    await expect(change({ free_a_day: -1 })).rejects.toThrow(/check/);
    const { id: _, ...row } = await db.selectFrom("withdrawal_terms").selectAll().executeTakeFirstOrThrow();
    await expect(db.insertInto("withdrawal_terms").values(row).execute()).rejects.toThrow(/pkey/);
  });

  it("has only states that the database knows", async () => {
    const { id } = await placed();
    for (const state of ["cancelled", "paid"]) {
      const change = sql`update withdrawals set state = ${state} where id = ${id}`;
      await expect(change.execute(gateway.services().db)).rejects.toThrow(/check/);
    }
  });

  it("gives up an active bonus, but only with the member's consent", async () => {
    const { id } = await gateway.read("createDeposit", {
      methodId: "spei",
      amount: "200",
      bonusId: "reload-50",
    });
    await gateway.console().settleDeposit(id, "paid");
    const before = await terms();
    expect(before).toMatchObject({ available: pesos(5_200), bonus: { id, remaining: pesos(100) } });
    expect(await outcome()).toBe("conflict");
    expect(await outcome({ amount: "5250.00", givesUpBonus: true })).toBe("insufficient_balance");
    expect(await terms()).toEqual(before);
    await placed({ givesUpBonus: true });
    expect(await terms()).toMatchObject({ available: pesos(4_200), bonus: undefined });
  });

  it("can't go to another member's card", async () => {
    await gateway.become("agente");
    expect(await outcome()).toBe("not_found");
  });
});

describe("withdrawals of a day", () => {
  it("are as many as the level's perk allows, some of them free, as the club's page says", async () => {
    await gateway.change("jugador", { club_label: "VIP Plata" });
    const { levels } = await gateway.read("getBenefits");
    const perk = { kind: "withdrawals", count: 5, free: 2 };
    expect(levels.find(({ name }) => name === "VIP Plata")?.perks).toContainEqual(perk);
    expect(await terms()).toMatchObject({ timesLeft: 5, freeLeft: 2 });
    const order = { amount: "100.00" };
    expect(countOutcomes(await atOnce(4, () => withdraw(order)))).toEqual({ ok: 2, conflict: 2 });
    expect(await terms()).toMatchObject({ timesLeft: 3, freeLeft: 0 });
    const paying = { ...order, fee: "5.00" };
    const outcomes = { ok: 3, withdrawal_limit: 2 };
    expect(countOutcomes(await atOnce(5, () => withdraw(paying)))).toEqual(outcomes);
    expect(await terms()).toMatchObject({ timesLeft: 0, freeLeft: 0 });
    const [last] = (await terms()).latest;
    await settle(last?.id ?? "", "account-unknown");
    expect((await terms()).timesLeft).toBe(1);
    gateway.later(DAY_MS);
    await gateway.become("jugador");
    expect(await terms()).toMatchObject({ timesLeft: 5, freeLeft: 2 });
  });

  it("are the merchant's for members without the perk", async () => {
    expect(await terms()).toMatchObject({ timesLeft: 9, freeLeft: 1 });
    await gateway.services().db.updateTable("withdrawal_terms").set({ free_a_day: 4 }).execute();
    expect(await terms()).toMatchObject({ timesLeft: 9, freeLeft: 4 });
  });
});

describe("an order whose response was lost", () => {
  const key = crypto.randomUUID();
  const found = (over: object = {}) =>
    gateway.read("getOrderOutcome", { call: "requestWithdrawal", key, ...over });

  it("is found by its call and key, and only by its member", async () => {
    expect(await found()).toEqual({ amount: undefined });
    await gateway.send("requestWithdrawal", fieldsOf({}), { key });
    expect(await found({ key: key.toUpperCase() })).toEqual({ amount: pesos(1_000) });
    expect(await found({ call: "transferToDownlines" })).toEqual({ amount: undefined });
    await gateway.become("agente");
    expect(await found()).toEqual({ amount: undefined });
  });

  it("is not found when the connection broke before it, or when it was refused", async () => {
    gateway.services().faults.set({ ...noFaults, calls: { requestWithdrawal: "abort" } });
    await expect(gateway.send("requestWithdrawal", fieldsOf({}), { key })).rejects.toThrow();
    expect(await found()).toEqual({ amount: undefined });
    gateway.services().faults.set(noFaults);
    await gateway.send("requestWithdrawal", fieldsOf({ amount: "1.00" }), { key });
    expect(await found()).toEqual({ amount: undefined });
    expect((await terms()).available).toEqual(pesos(5_000));
  });
});

describe("the console", () => {
  it("has a day to review a member's first withdrawal, and two hours after a paid one", async () => {
    expect(await terms()).toMatchObject({ reviewHours: 24 });
    await settle((await placed()).id, "requested-twice");
    expect(await terms()).toMatchObject({ reviewHours: 24 });
    await settle((await placed()).id, "paid");
    expect(await terms()).toMatchObject({ reviewHours: 2 });
  });

  it("pays a withdrawal once", async () => {
    const { id } = await placed();
    expect((await atOnce(5, () => settle(id, "paid"))).filter(Boolean)).toHaveLength(1);
    expect((await terms()).latest[0]).toMatchObject({ state: "paid", settledAt: expect.any(Number) });
    expect((await terms()).available).toEqual(pesos(4_000));
  });

  it("rejects one, returning amount and fee in one movement", async () => {
    await placed();
    const { id } = await placed({ fee: "10.00" });
    const ends = ["bank-returned", "paid", "other-holder"] as const;
    const outcomes = await Promise.all(ends.map((end) => settle(id, end)));
    expect(outcomes.filter(Boolean)).toHaveLength(1);
    const rejected = (await terms()).latest.find((row) => row.id === id)?.state === "rejected";
    expect((await terms()).available).toEqual(pesos(rejected ? 4_000 : 2_990));
  });

  it("writes to the member once, with sum, outcome and reason", async () => {
    const { id } = await placed();
    await atOnce(3, () => settle(id, "paid"));
    expect(await received("ES")).toMatchObject([
      { title: "Pagamos tu retiro de $1,000.00", text: expect.stringContaining("BBVA México ··0005") },
    ]);
    const second = await placed({ fee: "10.00" });
    await settle(second.id, "bank-returned");
    const [message] = await received("EN");
    expect(message?.title).toBe("Your withdrawal of $1,000.00 was rejected");
    expect(message?.text).toContain("Your bank returned the money");
    expect(message?.text).toContain("$1,010.00 went back to your balance");
    const { latest } = await terms();
    expect(new Map(latest.map((row) => [row.id, row.reason]))).toEqual(
      new Map([
        [id, undefined],
        [second.id, "bank-returned"],
      ]),
    );
  });

  it("returns a rejected one's share of the daily limit", async () => {
    const { id } = await placed();
    await settle(id, "bank-unavailable");
    const all = { available: pesos(5_000), leftToday: pesos(100_000), freeLeft: 1 };
    expect(await terms()).toMatchObject(all);
    expect(await settle("nothing", "paid")).toBe(false);
  });

  it("makes a free one's place free again, also after others with a fee", async () => {
    const free = await placed();
    const rejected = await placed({ amount: "300.00", fee: "5.00" });
    const paid = await placed({ amount: "400.00", fee: "5.00" });
    await settle(rejected.id, "bank-returned");
    expect(await terms()).toMatchObject({ timesLeft: 7, freeLeft: 0 });
    await settle(free.id, "bank-returned");
    await settle(paid.id, "paid");
    expect(await terms()).toMatchObject({ timesLeft: 8, freeLeft: 1 });
    expect(await placed({ amount: "200.00" })).toMatchObject({ fee: pesos(0) });
    expect(await terms()).toMatchObject({ timesLeft: 7, freeLeft: 0 });
  });
});
