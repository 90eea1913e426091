import { expect, test } from "vitest";
import { daySeries } from "./day-series.ts";

test("days of which nothing is known are nought, in the order of the calendar", () => {
  const known = [
    { day: "2026-03-01", value: 5 },
    { day: "2026-02-27", value: -2 },
    { day: "2026-01-01", value: 9 },
  ];
  expect(daySeries({ type: "range", from: "2026-02-27", to: "2026-03-01" }, "2026-11-22", known)).toEqual([
    { day: "2026-02-27", value: -2 },
    { day: "2026-02-28", value: 0 },
    { day: "2026-03-01", value: 5 },
  ]);
});

test.each([
  [1, undefined],
  [7, 7],
  [90, 90],
] as const)("the last %i days are %s", (days, count) => {
  expect(daySeries({ type: "days", days }, "2026-11-22", [])?.length).toBe(count);
});

test.each([
  ["2026-01-01", "2026-04-02", 92],
  ["2026-01-01", "2026-04-03", undefined],
  ["2000-01-01", "2030-12-31", undefined],
])("from %s to %s are %s", (from, to, count) => {
  expect(daySeries({ type: "range", from, to }, "2026-11-22", [])?.length).toBe(count);
});
