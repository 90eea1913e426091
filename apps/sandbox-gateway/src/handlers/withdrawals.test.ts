import { requestWithdrawal as endpoint, getWithdrawalTerms } from "@volado/api-client/endpoints";
import { DAY_MS } from "@volado/domain/calendar";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import * as z from "zod";
import { DEMO_PAYMENT_PASSWORD } from "../data/world/accounts.ts";
import { consolePorts } from "../ports/console-ports.ts";
import { readValue } from "../testing/answer-value.ts";
import { pesos } from "../testing/pesos.ts";
import { useGateway } from "../testing/test-gateway.ts";

const gateway = useGateway({ team: false });
const CARD = "4152313000000005";
let token = "";
let cardId = "";

const ports = () => consolePorts(gateway.services());
const idSchema = z.object({ id: z.string() });
const addCard = async () => {
  const fields = {
    holder: "Ana Luz",
    bankCode: "012",
    number: CARD,
    paymentPassword: DEMO_PAYMENT_PASSWORD,
  };
  return readValue(await gateway.call({ id: "addBankCard", token, fields }), idSchema).id;
};
const fields = (over: object = {}) => ({
  cardId,
  amount: "1000.00",
  fee: "0.00",
  paymentPassword: DEMO_PAYMENT_PASSWORD,
  ...over,
});
const withdraw = (over: object = {}, headers: Readonly<Record<string, string>> = {}) =>
  gateway.call({ id: "requestWithdrawal", token, headers, fields: fields(over) });
const terms = async () =>
  readValue(await gateway.call({ id: "getWithdrawalTerms", token }), getWithdrawalTerms.response);
const placed = async (over: object = {}) => readValue(await withdraw(over), endpoint.response);

const account = async (id: string): Promise<number> => {
  const { sum } = await gateway
    .services()
    .db.selectFrom("entries")
    .select(sql<number>`coalesce(sum(amount), 0)::bigint`.as("sum"))
    .where("account_id", "=", id)
    .executeTakeFirstOrThrow();
  return sum;
};
const setBalance = (centavos: number) => ports().setBalance("jugador", centavos, crypto.randomUUID());
const pendingSum = async (): Promise<number> =>
  (await ports().withdrawals()).reduce((sum, { amount }) => sum + amount, 0);

beforeEach(async () => {
  await gateway.reset();
  token = await gateway.logIn();
  cardId = await addCard();
});
afterEach(async () => {
  expect(gateway.log).toEqual([]);
  expect(await account("house:payouts")).toBe(await pendingSum());
  expect((await terms()).available.centavos).toBe(await account("wallet:M-jugador"));
});

describe("a withdrawal", () => {
  it("takes the money at once, waits, and tells the new terms", async () => {
    const withdrawal = await placed();
    expect(withdrawal).toMatchObject({
      state: "pending",
      amount: pesos(1_000),
      fee: pesos(0),
      bank: "BBVA México",
      cardTail: "0005",
    });
    expect(await terms()).toMatchObject({
      available: pesos(4_000),
      freeLeft: 0,
      leftToday: pesos(99_000),
      latest: [withdrawal],
    });
  });

  it("costs its fee from the second of the day on, and nothing again tomorrow", async () => {
    await placed();
    expect(await withdraw()).toMatchObject({ status: 409, body: { code: "conflict" } });
    expect(await placed({ fee: "10.00" })).toMatchObject({ fee: pesos(10) });
    expect((await terms()).available).toEqual(pesos(2_990));
    expect(await account("house:fees")).toBe(1_000);
    gateway.later(DAY_MS);
    token = await gateway.logIn();
    expect((await terms()).freeLeft).toBe(1);
  });

  it("is paid once: a repeated request, ten at a time, is one withdrawal", async () => {
    const key = { "Idempotency-Key": crypto.randomUUID() };
    const answers = await Promise.all(Array.from({ length: 10 }, () => withdraw({}, key)));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(answers.map(({ body }) => body.value)).toEqual(Array(10).fill(answers[0]?.body.value));
    expect((await terms()).available).toEqual(pesos(4_000));
  });

  it("can't exceed the balance, however many come at once", async () => {
    await setBalance(350_000);
    await placed();
    const answers = await Promise.all(Array.from({ length: 6 }, () => withdraw({ fee: "10.00" })));
    expect(answers.map(({ body }) => body.code ?? "taken").toSorted()).toEqual([
      ...Array(4).fill("insufficient_balance"),
      ...Array(2).fill("taken"),
    ]);
    expect((await terms()).available).toEqual(pesos(480));
  });

  it.each([
    [{ amount: "99.99" }, 422, "withdrawal_limit"],
    [{ amount: "50000.01" }, 422, "withdrawal_limit"],
    [{ amount: "5000.01" }, 409, "insufficient_balance"],
    [{ amount: "0.00" }, 422, "withdrawal_limit"],
    [{ amount: "-100.00" }, 422, "invalid_input"],
    [{ amount: "100" }, 422, "invalid_input"],
    [{ fee: "1.00" }, 409, "conflict"],
    [{ cardId: "B-other" }, 404, "not_found"],
    [{ paymentPassword: "wrong" }, 403, "payment_password_wrong"],
  ])("of %j is refused with %d %s, and nothing moves", async (over, status, code) => {
    expect(await withdraw(over)).toMatchObject({ status, body: { code } });
    expect(await terms()).toMatchObject({ available: pesos(5_000), latest: [] });
  });

  it("locks after too many wrong payment passwords, for the right one too, and opens later", async () => {
    for (let tries = 0; tries < 5; tries += 1) await withdraw({ paymentPassword: "wrong" });
    const locked = await withdraw();
    expect(locked).toMatchObject({ status: 429, body: { code: "too_many_attempts" } });
    expect(Number(locked.headers.get("Retry-After"))).toBeGreaterThan(60);
    gateway.later(301_000);
    expect((await withdraw()).status).toBe(200);
  });

  it("needs a payment password of the account's own", async () => {
    await gateway.services().db.updateTable("members").set({ payment_password_hash: null }).execute();
    expect((await terms()).hasPaymentPassword).toBe(false);
    expect(await withdraw()).toMatchObject({ status: 409, body: { code: "payment_password_missing" } });
  });

  it("stays within the day's limit", async () => {
    await setBalance(20_000_000);
    await placed({ amount: "50000.00" });
    await placed({ amount: "49950.00", fee: "499.50" });
    expect((await terms()).leftToday).toEqual(pesos(50));
    expect(await withdraw({ amount: "100.00", fee: "5.00" })).toMatchObject({
      status: 422,
      body: { code: "withdrawal_limit" },
    });
  });

  it("stays within the day's limit, however many come at once", async () => {
    await setBalance(20_000_000);
    await placed();
    const order = { amount: "30000.00", fee: "300.00" };
    const answers = await Promise.all(Array.from({ length: 6 }, () => withdraw(order)));
    expect(answers.map(({ body }) => body.code ?? "taken").toSorted()).toEqual([
      ...Array(3).fill("taken"),
      ...Array(3).fill("withdrawal_limit"),
    ]);
    expect((await terms()).leftToday).toEqual(pesos(9_000));
  });

  it("goes by the terms that the database holds, and the database by none that make no sense", async () => {
    const { db } = gateway.services();
    const change = (over: object) => db.updateTable("withdrawal_terms").set(over).execute();
    const { id: _, ...before } = await db
      .selectFrom("withdrawal_terms")
      .selectAll()
      .executeTakeFirstOrThrow();
    try {
      await change({ min: 20_000, max: 90_000, max_a_day: 100_000, free_a_day: 0, fee_rate: 250 });
      expect(await terms()).toMatchObject({
        minimum: pesos(200),
        maximum: pesos(900),
        leftToday: pesos(1_000),
        freeLeft: 0,
        fee: { percent: 2.5, minimum: pesos(5) },
      });
      const limit = { status: 422, body: { code: "withdrawal_limit" } };
      expect(await withdraw({ amount: "199.99", fee: "5.00" })).toMatchObject(limit);
      expect(await withdraw({ amount: "900.01", fee: "22.51" })).toMatchObject(limit);
      expect(await placed({ amount: "800.00", fee: "20.00" })).toMatchObject({ fee: pesos(20) });
      expect(await withdraw({ amount: "200.01", fee: "5.01" })).toMatchObject(limit);
      await expect(change({ max: 19_999 })).rejects.toThrow(/check/);
      await expect(change({ free_a_day: -1 })).rejects.toThrow(/check/);
      await expect(db.insertInto("withdrawal_terms").values(before).execute()).rejects.toThrow(/pkey/);
    } finally {
      await change(before);
    }
  });

  it("stands nowhere that the database doesn't know", async () => {
    const { db } = gateway.services();
    const { id } = await placed();
    const move = (state: string) => sql`update withdrawals set state = ${state} where id = ${id}`.execute(db);
    await expect(move("cancelled")).rejects.toThrow(/check/);
    await expect(move("paid")).rejects.toThrow(/check/);
  });

  it("is none of a free account's business, nor of another member's card", async () => {
    token = await gateway.logIn("agente");
    expect(await withdraw()).toMatchObject({ status: 404 });
    token = await gateway.logIn("prueba");
    for (const answer of [await withdraw(), await gateway.call({ id: "getWithdrawalTerms", token })])
      expect(answer).toMatchObject({ status: 403, body: { code: "not_permitted" } });
    token = await gateway.logIn();
  });
});

describe("the console", () => {
  it("pays a withdrawal once", async () => {
    const { id } = await placed();
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => ports().settleWithdrawal(id, "paid")));
    expect(outcomes.filter(Boolean)).toHaveLength(1);
    expect((await terms()).latest[0]).toMatchObject({ state: "paid", settledAt: expect.any(Number) });
    expect((await terms()).available).toEqual(pesos(4_000));
  });

  it("rejects one, and amount and fee come back in one movement", async () => {
    await placed();
    const { id } = await placed({ fee: "10.00" });
    const outcomes = await Promise.all([
      ports().settleWithdrawal(id, "rejected"),
      ports().settleWithdrawal(id, "paid"),
      ports().settleWithdrawal(id, "rejected"),
    ]);
    expect(outcomes.filter(Boolean)).toHaveLength(1);
    const returned = (await terms()).latest.find((row) => row.id === id)?.state === "rejected";
    expect((await terms()).available).toEqual(pesos(returned ? 4_000 : 2_990));
  });

  it("gives a rejected one's part of the day back", async () => {
    const { id } = await placed();
    await ports().settleWithdrawal(id, "rejected");
    expect(await terms()).toMatchObject({
      available: pesos(5_000),
      leftToday: pesos(100_000),
      freeLeft: 1,
    });
    expect(await ports().settleWithdrawal("nothing", "paid")).toBe(false);
  });
});
