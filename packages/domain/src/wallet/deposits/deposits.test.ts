import { describe, expect, test } from "vitest";
import { DepositState } from "./deposit.ts";
import { amountProblem, bonusTerms, readAmount } from "./deposit-amount.ts";
import { depositStateAt, isOpenDeposit } from "./deposit-state.ts";
import { wagerLeft } from "./wager-left.ts";

describe("a typed amount", () => {
  test.each([
    ["100", 100],
    [" 1,250.50 ", 1250.5],
    ["$ 99.9", 99.9],
    ["1,000,000", 1_000_000],
    ["10,5", 10.5],
    ["10,50", 10.5],
    ["1.250,50", 1250.5],
    ["1,250", 1250],
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
  ])("%j is %s", (typed, amount) => expect(readAmount(typed)).toBe(amount));

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
    expect(amountProblem(typed, { least: 50, most: 5000 })).toBe(problem);
  });
});

describe("a bonus", () => {
  const half = { percent: 50, least: 200, most: 1000, rollover: 10 };
  test.each([
    [199.99, undefined],
    [200, { bonus: 100, wager: 3000 }],
    [333.33, { bonus: 166.66, wager: 4999.9 }],
    [2000, { bonus: 1000, wager: 30_000 }],
    [5000, { bonus: 1000, wager: 60_000 }],
  ])("of a deposit of %s is %o", (amount, terms) => expect(bonusTerms(half, amount)).toEqual(terms));
});

describe("what is left to bet", () => {
  test.each([
    { name: "nothing without a bonus", stretches: [], left: 0 },
    { name: "all of it at first", stretches: [{ wager: 3000, bet: 0 }], left: 3000 },
    { name: "less with every bet", stretches: [{ wager: 3000, bet: 1200 }], left: 1800 },
    { name: "never below nothing", stretches: [{ wager: 3000, bet: 9000 }], left: 0 },
    {
      name: "and bets before a bonus don't count for it",
      stretches: [
        { wager: 100, bet: 5000 },
        { wager: 700, bet: 200 },
      ],
      left: 500,
    },
    {
      name: "two bonuses one on top of the other",
      stretches: [
        { wager: 100, bet: 40 },
        { wager: 700, bet: 0 },
      ],
      left: 760,
    },
  ])("$name", ({ stretches, left }) => expect(wagerLeft(stretches)).toBe(left));
});

describe("where a deposit stands", () => {
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
