import { expect, it } from "vitest";
import { betSteps } from "./bet-steps.ts";

it.each([
  ["a cent", { min: 1, max: 100 }, [1, 2, 5, 10, 20, 50, 100]],
  ["an amount that is not round", { min: 75, max: 1_500 }, [75, 100, 200, 500, 1_000, 1_500]],
  [
    "a table of the rich",
    { min: 2_000, max: 1_000_000 },
    [2_000, 5_000, 10_000, 20_000, 50_000, 100_000, 200_000, 500_000, 1_000_000],
  ],
  ["one bet alone", { min: 500, max: 500 }, [500]],
])("offers what the game takes from %s", (_, limits, steps) => {
  expect(betSteps(limits)).toEqual(steps);
});
