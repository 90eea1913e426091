import { describe, expect, test } from "vitest";
import { pesos } from "../../samples/index.ts";
import {
  amountProblem,
  bonusTerms,
  DepositState,
  depositStateAt,
  isOpenDeposit,
  wagerLeft,
} from "./deposits.ts";

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
    [200, 100, 3000],
    [333.33, 166.66, 4999.9],
    [2000, 1000, 30_000],
    [5000, 1000, 60_000],
  ])("of a deposit of %d is %d, with a wager of %d", (amount, bonus, wager) => {
    expect(bonusTerms(half, pesos(amount))).toEqual({ bonus: pesos(bonus), wager: pesos(wager) });
  });

  test("is nothing for a deposit that is too small", () => {
    expect(bonusTerms(half, pesos(199.99))).toBeUndefined();
  });
});

describe("what is left to bet", () => {
  test.each([
    { name: "nothing without a bonus", stretches: [], left: 0 },
    { name: "all of it initially", stretches: [{ wager: 3000, bet: 0 }], left: 3000 },
    { name: "less with every bet", stretches: [{ wager: 3000, bet: 1200 }], left: 1800 },
    { name: "never below 0", stretches: [{ wager: 3000, bet: 9000 }], left: 0 },
    {
      name: "bets before a bonus don't count for it",
      stretches: [
        { wager: 100, bet: 5000 },
        { wager: 700, bet: 200 },
      ],
      left: 500,
    },
    {
      name: "two bonuses add up",
      stretches: [
        { wager: 100, bet: 40 },
        { wager: 700, bet: 0 },
      ],
      left: 760,
    },
  ])("$name", ({ stretches, left }) => expect(wagerLeft(stretches)).toBe(left));
});

describe("the state of a deposit", () => {
  test.each([
    [DepositState.Awaiting, 99, "awaiting", true],
    [DepositState.Awaiting, 100, "expired", false],
    [DepositState.Review, 100, "review", true],
    [DepositState.Paid, 100, "paid", false],
    [DepositState.Rejected, 100, "rejected", false],
  ] as const)("%s at %i is %s, open: %s", (state, now, seen, open) => {
    const at = depositStateAt({ state, payBefore: 100 }, now);
    expect(at).toBe(seen);
    expect(isOpenDeposit(at)).toBe(open);
  });
});
