import { describe, expect, test } from "vitest";
import { bankCardProblems, bankNumberKind, clabeBank, cleanBankNumber } from "./bank-cards.ts";

const CARD = "4152313000000005";
const CLABE = "012180001234567899";

describe("a bank number", () => {
  test.each([
    [CARD, "card"],
    ["4152 3130 0000 0005", "card"],
    ["4152-3130–0000-0005", "card"],
    ["4152313000000004", undefined],
    ["4152313000000050", undefined],
    [CLABE, "clabe"],
    ["012 180 00123456789 9", "clabe"],
    ["012180001234567890", undefined],
    ["021180001234567899", undefined],
    ["032180000118359719", "clabe"],
    ["0".repeat(16), undefined],
    ["0".repeat(18), undefined],
    ["378282246310005", undefined],
    ["", undefined],
    ["41523130000000O3", undefined],
  ])("%j is %s", (typed, kind) => {
    expect(bankNumberKind(typed)).toBe(kind);
  });

  test("every single wrong digit is detected", () => {
    for (const number of [CARD, CLABE]) {
      for (let place = 0; place < number.length; place += 1) {
        for (let digit = 0; digit < 10; digit += 1) {
          const changed = `${number.slice(0, place)}${digit}${number.slice(place + 1)}`;
          expect(bankNumberKind(changed) !== undefined).toBe(changed === number);
        }
      }
    }
  });

  test("a CLABE names its bank, a card doesn't", () => {
    expect([clabeBank(CLABE), clabeBank(CARD), clabeBank("012")]).toEqual(["012", undefined, undefined]);
  });

  test.each([
    ["00219300123456789012", { min: 20, max: 20 }, "clabe"],
    ["002-193-001234567890-12", { min: 20, max: 20 }, "clabe"],
    ["0021930012345678901", { min: 20, max: 20 }, undefined],
    [CLABE, { min: 20, max: 20 }, undefined],
    ["0".repeat(20), { min: 20, max: 20 }, undefined],
    [CARD, { min: 20, max: 20 }, "card"],
    ["123456789", { min: 9, max: 15 }, "clabe"],
    ["12345678", { min: 9, max: 15 }, undefined],
    ["123456789012345", { min: 9, max: 15 }, "clabe"],
    ["4152313000000004", { min: 9, max: 15 }, undefined],
  ])("%j in a country with accounts of %o digits is %s", (typed, account, kind) => {
    expect(bankNumberKind(typed, account)).toBe(kind);
    expect(clabeBank(typed, account)).toBeUndefined();
  });

  test("is sent without separators", () => {
    expect(cleanBankNumber(" 4152 3130-0000 0005 ")).toBe(CARD);
  });
});

describe("the form of a bank card", () => {
  const whole = { holder: "Ana Luz Pérez", bankCode: "012", number: CLABE, paymentPassword: "x" };
  const problems = (changed: Partial<typeof whole>) =>
    [...bankCardProblems({ ...whole, ...changed })].map(([field, { key }]) => `${field} ${key}`);

  test.each([
    [{}, []],
    [{ number: CARD, bankCode: "072" }, []],
    [{ holder: " " }, ["holder errors.fieldRequired"]],
    [{ holder: "Ana 2" }, ["holder errors.nameFormat"]],
    [{ holder: "a".repeat(61) }, ["holder errors.fieldTooLong"]],
    [{ bankCode: "" }, ["bankCode errors.bankRequired"]],
    [{ bankCode: "072" }, ["number errors.bankNumberMismatch"]],
    [{ number: "  " }, ["number errors.bankNumberRequired"]],
    [{ number: "123" }, ["number errors.bankNumberFormat"]],
    [{ paymentPassword: "" }, ["paymentPassword errors.paymentPasswordRequired"]],
    [{ paymentPassword: "x".repeat(129) }, ["paymentPassword errors.fieldTooLong"]],
  ])("%j has %j", (changed, expected) => {
    expect(problems(changed)).toEqual(expected);
  });

  test("takes an account of the merchant's country, at any bank", () => {
    const account = { min: 20, max: 20 };
    const peruvian = { ...whole, bankCode: "011", number: "00219300123456789012" };
    expect(bankCardProblems(peruvian, account).size).toBe(0);
    expect(bankCardProblems(whole, account).get("number")).toEqual({
      key: "errors.bankNumberFormat",
      values: { min: 16, max: 20 },
    });
  });

  test("reports all problems in form order", () => {
    expect(problems({ holder: "", bankCode: "", number: "", paymentPassword: "" })).toHaveLength(4);
  });
});
