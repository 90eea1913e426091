import { describe, expect, test } from "vitest";
import { pesos } from "../../samples/index.ts";
import { amountProblem, bonusTerms, DepositState, depositStateAt, isOpenDeposit } from "./deposits.ts";

describe("a typed amount", () => {
  test.each([
    ["", "empty"],
    ["  ", "empty"],
    ["diez", "format"],
    ["49.99", "low"],
    ["0", "low"],
    ["50", undefined],
    ["5000", undefined],
    ["5,000.01", "high"],
  ])("%j between 50 and 5000: %s", (typed, problem) => {
    expect(amountProblem(typed, { min: pesos(50), max: pesos(5000) })).toBe(problem);
  });
});

describe("a bonus", () => {
  const half = { percent: 50, minDeposit: pesos(200), maxBonus: pesos(1000), rollover: 10 };
  test.each([
    [200, 100, 1000],
    [333.33, 166.66, 1666.6],
    [2000, 1000, 10_000],
    [5000, 1000, 10_000],
  ])("of a deposit of %d is %d, with a wager of %d", (amount, bonus, wager) => {
    expect(bonusTerms(half, pesos(amount))).toEqual({ bonus: pesos(bonus), wager: pesos(wager) });
  });

  test("is nothing for a deposit that is too small", () => {
    expect(bonusTerms(half, pesos(199.99))).toBeUndefined();
  });
});

describe("the state of a deposit", () => {
  test.each([
    [DepositState.Awaiting, 99, "awaiting", true],
    [DepositState.Awaiting, 100, "expired", false],
    [DepositState.Review, 100, "review", true],
    [DepositState.Paid, 100, "paid", false],
    [DepositState.Rejected, 100, "rejected", false],
    [DepositState.Cancelled, 100, "cancelled", false],
  ] as const)("%s at %i is %s, open: %s", (state, now, seen, open) => {
    const at = depositStateAt({ state, payBefore: 100 }, now);
    expect(at).toBe(seen);
    expect(isOpenDeposit(at)).toBe(open);
  });
});
