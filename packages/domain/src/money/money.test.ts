import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  addMoney,
  compareMoney,
  maxMoney,
  minMoney,
  moneyOf,
  multiplyMoney,
  percentOfMoney,
  subtractMoney,
  sumMoney,
} from "./money.ts";

const pesos = (centavos: number) => moneyOf(centavos, "MXN");
const amount = fc.integer({ min: -1e13, max: 1e13 }).map(pesos);

describe("money", () => {
  test.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])("is never %d centavos", (centavos) => {
    expect(() => pesos(centavos)).toThrow(new RangeError(`${centavos} is not a whole number of centavos`));
  });

  test("of minus zero is zero without a sign", () => {
    expect(Object.is(pesos(-0).centavos, 0)).toBe(true);
    expect(Object.is(multiplyMoney(pesos(-1), 0).centavos, 0)).toBe(true);
  });

  test("of two currencies can't be combined", () => {
    const foreign = moneyOf(100, "COP");
    for (const combine of [addMoney, subtractMoney, compareMoney, minMoney, maxMoney])
      expect(() => combine(pesos(100), foreign)).toThrow(/(MXN and COP|COP and MXN) can't be combined/);
    expect(() => sumMoney([foreign], "MXN")).toThrow(RangeError);
  });
});

describe("sums", () => {
  test("are exact, commutative and undone by subtraction", () => {
    fc.assert(
      fc.property(amount, amount, (a, b) => {
        expect(addMoney(a, b)).toEqual(addMoney(b, a));
        expect(subtractMoney(addMoney(a, b), b)).toEqual(a);
        expect(compareMoney(a, b)).toBe(a.centavos - b.centavos);
      }),
    );
  });

  test("don't drift", () => {
    const tenths = Array.from({ length: 1_000 }, () => pesos(10));
    expect(sumMoney(tenths, "MXN")).toEqual(pesos(10_000));
    expect(sumMoney([], "MXN")).toEqual(pesos(0));
  });
});

describe("a share", () => {
  test.each([
    [20_000, 50, "nearest", 10_000],
    [33_333, 50, "down", 16_666],
    [33_333, 50, "nearest", 16_667],
    [50_001, 1, "up", 501],
    [50_001, 1, "nearest", 500],
    [-50_001, 1, "up", -501],
    [5_000_000, 0.8, "nearest", 40_000],
    [100, 0.29, "down", 0],
    [100, -50, "nearest", -50],
  ] as const)("of %d at %d %%, rounded %s, is %d", (centavos, percent, rounding, share) => {
    expect(percentOfMoney(pesos(centavos), percent, rounding)).toEqual(pesos(share));
  });

  test("matches arithmetic with big integers", () => {
    fc.assert(
      fc.property(amount, fc.integer({ min: 0, max: 50_000 }), (of, hundredths) => {
        const product = BigInt(Math.abs(of.centavos)) * BigInt(hundredths);
        const down = Number(product / 10_000n) * Math.sign(of.centavos);
        const up = Number((product + 9_999n) / 10_000n) * Math.sign(of.centavos);
        expect(percentOfMoney(of, hundredths / 100, "down")).toEqual(pesos(down));
        expect(percentOfMoney(of, hundredths / 100, "up")).toEqual(pesos(up));
        expect([down, up]).toContain(percentOfMoney(of, hundredths / 100).centavos + 0);
      }),
    );
  });

  test.each([
    [31_000, 10, 310_000],
    [199, 1.1, 219],
    [1, 0.5, 1],
    [33_333, 12.5, 416_663],
  ])("%d times %d is %d", (centavos, times, product) => {
    expect(multiplyMoney(pesos(centavos), times)).toEqual(pesos(product));
  });

  test("multiplying equals repeated addition", () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.integer({ min: 0, max: 50 }), (centavos, times) => {
        const amounts = Array.from({ length: times }, () => pesos(centavos));
        expect(multiplyMoney(pesos(centavos), times)).toEqual(sumMoney(amounts, "MXN"));
      }),
    );
  });
});
