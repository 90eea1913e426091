import { describe, expect, it } from "vitest";
import { pesos } from "../../samples/index.ts";
import {
  isRebateRate,
  readRebate,
  rebateProblem,
  transferProblem,
  typedTransferProblem,
} from "./downlines.ts";

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

  it.each([
    ["", 0.8, "required"],
    ["  ", 0.8, "required"],
    ["much", 0.8, "format"],
    ["-0.1", 0.8, "format"],
    ["0.005", 0.8, "format"],
    ["0.81", 0.8, "max"],
    ["0.8", 0.8, undefined],
    ["0,35 %", 0.8, undefined],
    ["0", 0, undefined],
  ] as const)("typed as %j by an agent with %d %%: %s", (text, own, problem) => {
    expect(rebateProblem(text, own)).toBe(problem);
  });

  it("is read with point or comma, with or without the percent sign", () => {
    expect(["0.35", "0,35", "0.35%", " 0.35 % "].map(readRebate)).toEqual([0.35, 0.35, 0.35, 0.35]);
  });
});

describe("a transfer", () => {
  it.each([
    [100, 1, 100, undefined],
    [33.33, 3, 99.99, undefined],
    [33.34, 3, 100.01, "balance"],
    [0.99, 1, 100, "min"],
    [0, 1, 100, "min"],
    [-100, 1, 100, "min"],
    [50_000, 1, 50_000, undefined],
    [50_000.01, 1, 90_000, "max"],
    [1, 0, 100, "members"],
    [1, 21, 100, "members"],
  ] as const)("of %d to each of %d out of %d: %s", (amount, count, balance, problem) => {
    expect(transferProblem(pesos(amount), count, pesos(balance))).toBe(problem);
  });

  it.each([
    ["", 1, 100, "required"],
    ["ten", 1, 100, "format"],
    ["0.5", 1, 100, "min"],
    ["50,000.01", 1, 90_000, "max"],
    ["1000000000", 1, 90_000, "max"],
    ["$1.000.000.000,00", 1, 90_000, "max"],
    ["33.34", 3, 100, "balance"],
    ["33.33", 3, 100, undefined],
    ["100", 0, 100, undefined],
    ["100.01", 0, 100, "balance"],
  ] as const)("typed as %j to each of %d out of %d: %s", (text, count, balance, problem) => {
    expect(typedTransferProblem(text, count, pesos(balance))).toBe(problem);
  });
});
