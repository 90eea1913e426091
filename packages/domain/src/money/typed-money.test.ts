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
    ["10,", undefined],
    [".5", undefined],
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

  test("is read back from any way of writing it", () => {
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

  test("is never anything else than digits, points and commas", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        if (!/^[\s$\d.,]*$/.test(text)) expect(readTypedMoney(text, "MXN")).toBeUndefined();
      }),
    );
  });
});
