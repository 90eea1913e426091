import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { WithdrawalTerms } from "./withdrawal.ts";
import {
  largestWithdrawal,
  typedWithdrawalProblem,
  withdrawalFee,
  withdrawalProblem,
} from "./withdrawal-amount.ts";

const terms: WithdrawalTerms = {
  currency: "MXN",
  available: 5_000,
  rolloverLeft: 0,
  minimum: 100,
  maximum: 50_000,
  leftToday: 100_000,
  freeLeft: 0,
  fee: { percent: 1, minimum: 5 },
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
    expect(withdrawalFee(amount, terms)).toBe(fee);
  });

  it("is nothing while free ones are left", () => {
    expect(withdrawalFee(5_000, { ...terms, freeLeft: 1 })).toBe(0);
  });
});

describe("an amount", () => {
  it.each([
    ["", { kind: "required" }],
    ["mil", { kind: "format" }],
    ["99.99", { kind: "minimum", value: 100 }],
    ["60,000", { kind: "maximum", value: 50_000 }],
    ["5000", { kind: "balance" }],
    ["4950.50", { kind: "balance" }],
    ["4950.49", undefined],
    ["100", undefined],
  ])("%j: %j", (text, problem) => {
    expect(typedWithdrawalProblem(text, terms)).toEqual(problem);
  });

  it("stays within what is left of the day", () => {
    expect(withdrawalProblem(900, { ...terms, leftToday: 899.99 })).toEqual({ kind: "today", value: 899.99 });
  });

  it("waits for what is still to be bet", () => {
    expect(withdrawalProblem(100, { ...terms, rolloverLeft: 250 })).toEqual({ kind: "rollover", value: 250 });
    expect(largestWithdrawal({ ...terms, rolloverLeft: 250 })).toBe(0);
  });
});

const money = (max: number) => fc.integer({ min: 0, max: max * 100 }).map((whole) => whole / 100);

describe("the largest withdrawal", () => {
  it("can be withdrawn, and a centavo more can't", () => {
    fc.assert(
      fc.property(
        money(60_000),
        money(60_000),
        fc.integer({ min: 0, max: 2 }),
        (available, leftToday, freeLeft) => {
          const given = { ...terms, available, leftToday, freeLeft };
          const largest = largestWithdrawal(given);
          const more = Math.max(largest + 0.01, given.minimum);
          expect(withdrawalProblem(Math.round(more * 100) / 100, given)).not.toBe(undefined);
          if (largest > 0) expect(withdrawalProblem(largest, given)).toBe(undefined);
        },
      ),
    );
  });
});
