import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pesos } from "../../samples/index.ts";
import { addMoney, maxMoney, moneyOf } from "../money/money.ts";
import {
  largestWithdrawal,
  restOfDay,
  typedWithdrawalProblem,
  withdrawalFee,
  withdrawalProblem,
} from "./withdrawal-amount.ts";
import { type WithdrawalTerms, withdrawalsToday } from "./withdrawals.ts";

const terms: WithdrawalTerms = {
  available: pesos(5_000),
  bonus: undefined,
  minimum: pesos(100),
  maximum: pesos(50_000),
  leftToday: pesos(100_000),
  timesLeft: 3,
  freeLeft: 0,
  fee: { percent: 1, minimum: pesos(5) },
  reviewHours: 2,
  hasPaymentPassword: true,
};

describe("the fee", () => {
  it.each([
    [100, 5],
    [500, 5],
    [500.01, 5.01],
    [1_000, 10],
    [333.33, 5],
    [777.77, 7.78],
  ])("of %d is %d", (amount, fee) => {
    expect(withdrawalFee(pesos(amount), terms)).toEqual(pesos(fee));
  });

  it("is 0 while free ones are left", () => {
    expect(withdrawalFee(pesos(5_000), { ...terms, freeLeft: 1 })).toEqual(pesos(0));
  });
});

describe("an amount", () => {
  it.each([
    ["", { kind: "required" }],
    ["mil", { kind: "format" }],
    ["99.99", { kind: "minimum", value: pesos(100) }],
    ["60,000", { kind: "maximum", value: pesos(50_000) }],
    ["1000000000", { kind: "maximum", value: pesos(50_000) }],
    ["１,000,000,000.00", { kind: "maximum", value: pesos(50_000) }],
    ["5000", { kind: "balance" }],
    ["4950.50", { kind: "balance" }],
    ["4950.49", undefined],
    ["100", undefined],
  ])("%j: %j", (text, problem) => {
    expect(typedWithdrawalProblem(text, terms)).toEqual(problem);
  });

  it("is refused after the day's last withdrawal", () => {
    const last = { ...terms, timesLeft: 0, freeLeft: 0 };
    expect(withdrawalProblem(pesos(100), last)).toEqual({ kind: "times" });
    expect(largestWithdrawal(last)).toEqual(pesos(0));
  });

  it("stays within the daily limit", () => {
    const leftToday = pesos(899.99);
    expect(withdrawalProblem(pesos(900), { ...terms, leftToday })).toEqual({
      kind: "today",
      value: leftToday,
    });
  });
});

describe("the rest of the day", () => {
  it.each([
    [3, 98_299.45, pesos(98_299.45)],
    // Each of those left is at most the maximum.
    [1, 98_299.45, pesos(50_000)],
    [Number.MAX_SAFE_INTEGER, 98_299.45, pesos(98_299.45)],
    [0, 98_299.45, "times"],
    [2, 100, pesos(100)],
    [2, 99.99, "day"],
    [2, 0, "day"],
    [0, 0, "times"],
  ])("with %d withdrawals and %d left is %j", (timesLeft, leftToday, rest) => {
    const left = { ...terms, timesLeft, leftToday: pesos(leftToday) };
    expect(restOfDay(left)).toEqual(rest);
    if (typeof rest === "string") expect(withdrawalProblem(pesos(100), left)).toEqual({ kind: rest });
  });
});

const money = (max: number) =>
  fc.integer({ min: 0, max: max * 100 }).map((centavos) => moneyOf(centavos, "MXN"));

describe("the largest withdrawal", () => {
  it("is the largest possible amount", () => {
    fc.assert(
      fc.property(
        money(60_000),
        money(60_000),
        fc.integer({ min: 0, max: 2 }),
        (available, leftToday, freeLeft) => {
          const given = { ...terms, available, leftToday, freeLeft };
          const largest = largestWithdrawal(given);
          const more = maxMoney(addMoney(largest, pesos(0.01)), given.minimum);
          expect(withdrawalProblem(more, given)).not.toBe(undefined);
          if (largest.centavos > 0) expect(withdrawalProblem(largest, given)).toBe(undefined);
        },
      ),
    );
  });
});

describe("withdrawals of a day", () => {
  it.each([
    [{ count: 3, free: 1 }, 0, 0, { timesLeft: 3, freeLeft: 1 }],
    [{ count: 3, free: 1 }, 1, 1, { timesLeft: 2, freeLeft: 0 }],
    [{ count: 5, free: 2 }, 1, 1, { timesLeft: 4, freeLeft: 1 }],
    [{ count: 3, free: 1 }, 3, 1, { timesLeft: 0, freeLeft: 0 }],
    // After the free one was rejected.
    [{ count: 3, free: 1 }, 1, 0, { timesLeft: 2, freeLeft: 1 }],
    [{ count: 3, free: 1 }, 3, 0, { timesLeft: 0, freeLeft: 0 }],
    // After more than the new level allows, and when more are free than allowed.
    [{ count: 3, free: 1 }, 7, 2, { timesLeft: 0, freeLeft: 0 }],
    [{ count: 2, free: 9 }, 1, 1, { timesLeft: 1, freeLeft: 1 }],
  ])("%j after %d, %d of them free, leave %j", (allowed, count, free, left) => {
    expect(withdrawalsToday(allowed, { count, free })).toEqual(left);
  });
});
