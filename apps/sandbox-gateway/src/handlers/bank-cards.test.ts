import { MINUTE_MS } from "@volado/domain/calendar";
import { describe, expect, it } from "vitest";
import { DEMO_PAYMENT_PASSWORD } from "../data/world/accounts.ts";
import { atOnce, countOutcomes, outcomeOf, useMember, wrongFieldsOf } from "../testing/index.ts";

const gateway = useMember("agente");
const paymentPassword = DEMO_PAYMENT_PASSWORD;
const card = { holder: "Ana Luz Pérez", bankCode: "072", number: "4152313000000005", paymentPassword };

const list = async () => (await gateway.read("listBankCards")).cards;
const add = (fields: object = {}) => gateway.send("addBankCard", { ...card, ...fields });
const outcome = async (fields: object = {}) => outcomeOf(await add(fields));
const remove = (cardId = "") => gateway.outcome("removeBankCard", { cardId, paymentPassword });

describe("bank cards", () => {
  it("are listed once added, and never with the whole number", async () => {
    expect(await list()).toEqual([]);
    const added = await gateway.read("addBankCard", card);
    const bank = { code: "072", name: "Banorte" };
    expect(added).toMatchObject({ bank, holder: "Ana Luz Pérez", kind: "card", lastDigits: "0005" });
    const listed = await gateway.send("listBankCards");
    expect(JSON.stringify(listed.body)).not.toContain(card.number);
    expect(await list()).toEqual([added]);
  });

  it("may be at any institution of Mexico's list, each once and by name", async () => {
    const { banks } = await gateway.read("listBankCards");
    const codes = banks.map(({ code }) => code);
    expect(codes.filter((code) => !/^\d{3}$/.test(code))).toEqual([]);
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes.length).toBeGreaterThanOrEqual(90);
    expect(banks.at(-1)?.name).toBe("Volkswagen Bank");
    const clabe = { bankCode: "661", number: "661180001234567897" };
    expect(await gateway.read("addBankCard", { ...card, ...clabe })).toMatchObject({
      bank: { name: "Klar" },
    });
  });

  it.each([
    ["number", { number: "4152313000000006" }],
    ["bankCode", { bankCode: "999" }],
    ["holder", { holder: "R2D2" }],
  ])("with a wrong %s are refused, and use up no try of the password: %j", async (path, fields) => {
    expect(wrongFieldsOf(await add({ ...fields, paymentPassword: "wrong" }))).toEqual([path]);
    expect(gateway.services().limits.paymentPasswords.keys()).toBe(0);
    expect(await list()).toEqual([]);
  });

  it("belong to one member at a time", async () => {
    await add();
    const [mine] = await list();
    await gateway.become("socia");
    expect([await outcome(), await remove(mine?.id)]).toEqual(["bank_card_taken", "not_found"]);
    await gateway.become("agente");
    expect([await remove(mine?.id), await remove(mine?.id)]).toEqual(["ok", "not_found"]);
    expect(await list()).toEqual([]);
    await gateway.become("socia");
    expect(await outcome()).toBe("ok");
  });

  it("are at most five, also when added in parallel", async () => {
    const clabes = ["072180009876543213", "021180001234567893"];
    const numbers = [...clabes, card.number, "5579070000001233", "4111111111111111", "5555555555554444"];
    const answers = await atOnce(numbers.length, (index) => {
      const number = numbers[index] ?? "";
      return add({ number, bankCode: number.length === 18 ? number.slice(0, 3) : "072" });
    });
    expect(countOutcomes(answers)).toEqual({ ok: 5, bank_card_limit: 1 });
    expect(await list()).toHaveLength(5);
  });
});

describe("the payment password", () => {
  it("is required, and must be set", async () => {
    expect(await outcome({ paymentPassword: "wrong" })).toBe("payment_password_wrong");
    await gateway.change("agente", { payment_password_hash: null });
    expect(await outcome()).toBe("payment_password_missing");
    expect(await list()).toEqual([]);
  });

  it("locks after five wrong ones, also in parallel, and unlocks after a while", async () => {
    const guesses = await atOnce(8, (index) => add({ paymentPassword: `guess${index}` }));
    expect(countOutcomes(guesses)).toEqual({ payment_password_wrong: 5, too_many_attempts: 3 });
    const locked = await add();
    expect(outcomeOf(locked)).toBe("too_many_attempts");
    expect(Number(locked.headers.get("Retry-After"))).toBeGreaterThan(200);
    gateway.later(6 * MINUTE_MS);
    expect(await outcome()).toBe("ok");
  });

  it("that is right clears earlier wrong ones", async () => {
    for (const expected of ["ok", "bank_card_taken"]) {
      for (let guess = 0; guess < 4; guess += 1) await add({ paymentPassword: "wrong" });
      expect(await outcome()).toBe(expected);
    }
  });
});
