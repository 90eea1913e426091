import { expect, it } from "vitest";
import { slowest } from "./slowest.ts";

it("tells the twenty that took longest, the longest first", () => {
  const timed = Array.from({ length: 30 }, (_, at) => ({ title: `test ${at}`, milliseconds: at * 1_000 }));
  const lines = slowest("tests", timed);
  expect(lines).toHaveLength(21);
  expect(lines.slice(0, 2)).toEqual(["\nSlowest tests", "   29.0 s  test 29"]);
  expect(lines.at(-1)).toBe("   10.0 s  test 10");
});

it("says nothing of one alone", () => {
  expect(slowest("steps", [{ title: "lint", milliseconds: 5 }])).toEqual([]);
});
