import { describe, expect, it } from "vitest";
import { type BudgetName, budgets, type Measurement } from "./budgets.ts";
import { overBudget } from "./index.ts";

const within = (Object.keys(budgets) as BudgetName[]).map(
  (budget): Measurement => ({ budget, bytes: budgets[budget].limit }),
);

const replace = (replacement: Measurement): readonly Measurement[] =>
  within.map((measurement) => (measurement.budget === replacement.budget ? replacement : measurement));

describe("size budgets", () => {
  it("pass at the limit", () => {
    expect(overBudget(within)).toEqual([]);
  });

  it("fail one byte above it", () => {
    const heavy = { budget: "texts of one language", part: "en", bytes: 6_001 } as const;
    expect(overBudget(replace(heavy))).toEqual([
      "texts of one language (en): 6.0 KB is over the budget of 6.0 KB",
    ]);
  });

  it("fail when nothing was found to measure, or a budget was forgotten", () => {
    expect(overBudget(replace({ budget: "ui: CSS", bytes: 0 }))).toEqual([
      "ui: CSS: nothing was found to measure",
    ]);
    expect(overBudget(within.slice(1))).toEqual(["home: JavaScript of the first load: was not measured"]);
  });
});
