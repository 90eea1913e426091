import { MINUTE_MS } from "@volado/domain/calendar";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import * as z from "zod";
import { DEMO_PAYMENT_PASSWORD } from "../data/world/accounts.ts";
import { readValue } from "../testing/answer-value.ts";
import { useGateway } from "../testing/test-gateway.ts";

const gateway = useGateway({ team: false });
const CARD = "4152313000000005";
/** Valid cards of one bank, as many as wanted. */
const numbers = ["032180000118359719", "072180009876543213", "021180001234567893", CARD, "5579070000001233"];
let token = "";

const cardSchema = z.strictObject({
  id: z.string(),
  bank: z.strictObject({ code: z.string(), name: z.string() }),
  holder: z.string(),
  kind: z.string(),
  lastDigits: z.string(),
  addedAt: z.number(),
});
const listSchema = z.object({ cards: z.array(cardSchema), limit: z.number() });

const list = async (by = token) =>
  readValue(await gateway.call({ id: "listBankCards", token: by }), listSchema).cards;
const add = (
  fields: Readonly<Record<string, unknown>> = {},
  headers: Readonly<Record<string, string>> = {},
) =>
  gateway.call({
    id: "addBankCard",
    token,
    headers,
    fields: {
      holder: "Ana Luz Pérez",
      bankCode: "072",
      number: CARD,
      paymentPassword: DEMO_PAYMENT_PASSWORD,
      ...fields,
    },
  });
const remove = (cardId: string, paymentPassword = DEMO_PAYMENT_PASSWORD) =>
  gateway.call({ id: "removeBankCard", token, fields: { cardId, paymentPassword } });
const refused = (status: number, code: string) => ({ status, body: { code } });

beforeEach(async () => {
  await gateway.reset();
  token = await gateway.logIn("agente");
});
afterEach(() => expect(gateway.log).toEqual([]));

describe("bank cards", () => {
  it("are none until one is added, and never tell a whole number", async () => {
    expect(await list()).toEqual([]);
    const added = await add();
    expect(readValue(added, cardSchema)).toMatchObject({
      bank: { code: "072", name: "Banorte" },
      holder: "Ana Luz Pérez",
      kind: "card",
      lastDigits: "0005",
    });
    const listed = await gateway.call({ id: "listBankCards", token });
    expect(JSON.stringify([added.body, listed.body])).not.toContain(CARD);
    expect((await list()).map(({ lastDigits }) => lastDigits)).toEqual(["0005"]);
  });

  it.each([
    [{ number: "4152313000000006" }, "number"],
    [{ number: "012180001234567890" }, "number"],
    [{ number: "41523130" }, "number"],
    [{ bankCode: "072", number: "012180001234567899" }, "number"],
    [{ bankCode: "999" }, "bankCode"],
    [{ holder: "R2D2" }, "holder"],
    [{ holder: "" }, "holder"],
  ])("with %j are refused, and cost no try of the password", async (fields, path) => {
    expect(await add({ ...fields, paymentPassword: "wrong" })).toMatchObject({
      status: 422,
      body: { code: "invalid_input", value: { issues: [{ path }] } },
    });
    expect(gateway.services().limits.paymentPasswords.keys()).toBe(0);
    expect(await list()).toEqual([]);
  });

  it("belong to one member at a time", async () => {
    await add();
    const owner = token;
    token = await gateway.logIn("socia");
    expect(await add()).toMatchObject(refused(409, "bank_card_taken"));
    const [card] = await list(owner);
    expect(await remove(card?.id ?? "")).toMatchObject(refused(404, "not_found"));
    token = owner;
    expect(await remove(card?.id ?? "")).toMatchObject({ status: 200 });
    expect(await remove(card?.id ?? "")).toMatchObject(refused(404, "not_found"));
    expect(await list()).toEqual([]);
    token = await gateway.logIn("socia");
    expect(await add()).toMatchObject({ status: 200 });
  });

  it("are at most five, also when all come at once", async () => {
    const limits = await Promise.all([
      ...numbers.map((number) =>
        add({ number, bankCode: number.length === 18 ? number.slice(0, 3) : "072" }),
      ),
      add({ number: "4111111111111111" }),
      add({ number: "5555555555554444" }),
    ]);
    // 032 is no bank of this merchant's.
    expect(limits.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 200, 409, 422]);
    expect(await list()).toHaveLength(5);
  });

  it("are added once however often the call comes under its key", async () => {
    const key = { "Idempotency-Key": crypto.randomUUID() };
    const answers = await Promise.all(Array.from({ length: 4 }, () => add({}, key)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(answers.map(({ body }) => body.value)).toEqual(Array(4).fill(answers[0]?.body.value));
    expect(await list()).toHaveLength(1);
  });

  it("are none of a free account's business", async () => {
    token = await gateway.logIn("prueba");
    expect(await gateway.call({ id: "listBankCards", token })).toMatchObject(refused(403, "not_permitted"));
    expect(await add()).toMatchObject(refused(403, "not_permitted"));
    expect(await remove("B-1")).toMatchObject(refused(403, "not_permitted"));
  });
});

describe("the payment password", () => {
  it("is needed, and an account without one is told so", async () => {
    expect(await add({ paymentPassword: "wrong" })).toMatchObject(refused(403, "payment_password_wrong"));
    const { db } = gateway.services();
    await db
      .updateTable("members")
      .set({ payment_password_hash: null })
      .where("username", "=", "agente")
      .execute();
    expect(await add()).toMatchObject(refused(409, "payment_password_missing"));
    expect(await list()).toEqual([]);
  });

  it("locks after five wrong ones, also when they come at once, and opens with time", async () => {
    const guesses = await Promise.all(
      Array.from({ length: 8 }, (_, index) => add({ paymentPassword: `guess${index}` })),
    );
    expect(guesses.map(({ status }) => status).toSorted()).toEqual([403, 403, 403, 403, 403, 429, 429, 429]);
    const locked = await add();
    expect(locked).toMatchObject(refused(429, "too_many_attempts"));
    expect(Number(locked.headers.get("Retry-After"))).toBeGreaterThan(200);
    gateway.later(6 * MINUTE_MS);
    expect(await add()).toMatchObject({ status: 200 });
  });

  it("that is right forgets the wrong ones before", async () => {
    for (let round = 0; round < 3; round += 1) {
      for (let guess = 0; guess < 4; guess += 1) await add({ paymentPassword: "wrong" });
      expect((await add({ number: numbers[1], bankCode: "072" })).status).toBe(round === 0 ? 200 : 409);
    }
  });

  it("is not kept with the answer of its write", async () => {
    await add({ paymentPassword: DEMO_PAYMENT_PASSWORD }, { "Idempotency-Key": crypto.randomUUID() });
    const key = crypto.randomUUID();
    await add({ number: "4111111111111111" }, { "Idempotency-Key": key });
    const again = await add(
      { number: "4111111111111111", paymentPassword: "other" },
      { "Idempotency-Key": key },
    );
    expect(again.status).toBe(200);
    expect(await list()).toHaveLength(2);
  });
});
