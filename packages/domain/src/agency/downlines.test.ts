import { describe, expect, it } from "vitest";
import { isRebateRate } from "./downline-terms.ts";
import { transferProblem } from "./transfer.ts";

describe("a rebate given to a downline", () => {
  it.each([
    [0, 0.8, true],
    [0.8, 0.8, true],
    [0.57, 0.8, true],
    [0.81, 0.8, false],
    [-0.01, 0.8, false],
    [0.005, 0.8, false],
    [Number.NaN, 0.8, false],
    [0, 0, true],
    [0.01, 0, false],
  ])("of %d %% by an agent with %d %%: %s", (rate, own, allowed) => {
    expect(isRebateRate(rate, own)).toBe(allowed);
  });
});

describe("a transfer", () => {
  it.each([
    [100, 1, 100, undefined],
    [33.33, 3, 99.99, undefined],
    [33.34, 3, 100.01, "balance"],
    [0.99, 1, 100, "least"],
    [Number.NaN, 1, 100, "least"],
    [50_000, 1, 50_000, undefined],
    [50_000.01, 1, 90_000, "most"],
    [1, 0, 100, "members"],
    [1, 21, 100, "members"],
  ] as const)("of %d to each of %d out of %d: %s", (amount, count, balance, problem) => {
    expect(transferProblem(amount, count, balance)).toBe(problem);
  });
});
