import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { rateDifferences } from "./earnings.ts";

describe("what a chain gets of a bet", () => {
  test.each([
    [[], []],
    [
      [0, 30, 55, 80],
      [0, 30, 25, 25],
    ],
    // A member's own rate is paid on the own bets.
    [
      [20, 80],
      [20, 60],
    ],
    [
      [30, 30, 80],
      [30, 0, 50],
    ],
    // A rate lowered after those below it takes nothing from anybody.
    [
      [50, 20, 80],
      [50, 0, 30],
    ],
  ])("with the rates %j is %j", (rates, differences) => {
    expect(rateDifferences(rates)).toEqual(differences);
  });

  test("is the highest rate together", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1_000), { minLength: 1 }), (rates) => {
        expect(rateDifferences(rates).reduce((sum, one) => sum + one, 0)).toBe(Math.max(...rates));
      }),
    );
  });
});
