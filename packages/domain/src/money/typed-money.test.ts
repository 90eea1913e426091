import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decimalOf } from "./hundredths.ts";
import { moneyOf } from "./money.ts";
import { readTypedHundredths, readTypedMoney } from "./typed-money.ts";

describe("a typed amount", () => {
  test.each([
    ["100", 10_000],
    [" 1,250.50 ", 125_050],
    ["$ 99.9", 9_990],
    ["$99.90", 9_990],
    ["  $  99.90", 9_990],
    ["99$", undefined],
    ["9$9", undefined],
    ["1,000,000", 100_000_000],
    ["10,5", 1_050],
    ["10,50", 1_050],
    ["1.250,50", 125_050],
    ["1,250", 125_000],
    ["0.29", 29],
    ["1.250", undefined],
    ["1250,000", undefined],
    ["12,34,567", undefined],
    ["1,250,5", undefined],
    ["1.250.50", undefined],
    ["10,", 1_000],
    ["1.250,", 125_000],
    [",", undefined],
    ["100.", 10_000],
    ["1,250.", 125_000],
    [".50", 50],
    [".5", 50],
    [".", undefined],
    ["500 MXN", 50_000],
    ["mxn 500", 50_000],
    ["MX$500", 50_000],
    ["MX$ 1,250.50", 125_050],
    ["500 pesos", 50_000],
    ["$500 pesos", 50_000],
    ["\u200e$500\u00a0MXN", 50_000],
    ["５００", 50_000],
    ["＄５００．５０", 50_050],
    ["500 USD", undefined],
    ["500 soles", undefined],
    ["pesos", undefined],
    ["10.999", undefined],
    ["1e3", undefined],
    ["-5", undefined],
    ["", undefined],
    ["cien", undefined],
    ["9999999999", undefined],
  ])("%j is %s centavos", (typed, centavos) => {
    expect(readTypedMoney(typed, "MXN")).toEqual(
      centavos === undefined ? undefined : moneyOf(centavos, "MXN"),
    );
  });

  test.each([
    ["S/ 50", "PEN", 5_000],
    ["50 soles", "PEN", 5_000],
    ["COL$50.000,00", "COP", 5_000_000],
    ["50 eur", "EUR", 5_000],
  ])("%j of %s", (typed, currency, centavos) => {
    expect(readTypedMoney(typed, currency)).toEqual(moneyOf(centavos, currency));
  });

  test("is parsed in any notation", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (centavos) => {
        const plain = decimalOf(centavos);
        expect(readTypedHundredths(plain)).toBe(centavos);
        expect(readTypedHundredths(plain.replace(".", ","))).toBe(centavos);
        const grouped = (locale: string) =>
          new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(centavos / 100);
        expect(readTypedHundredths(grouped("en"))).toBe(centavos);
        expect(readTypedHundredths(grouped("de"))).toBe(centavos);
      }),
    );
  });

  test("consists of digits, points and commas only", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        if (!/^[\s$\d.,]*(MXN|pesos?)?$/i.test(text)) expect(readTypedMoney(text, "MXN")).toBeUndefined();
      }),
    );
  });
});
