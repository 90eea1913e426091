import fc from "fast-check";
import { expect, it } from "vitest";
import { percentile75 } from "./vitals.ts";

it.each([
  [[], undefined],
  [[7], 7],
  [[1, 2], 2],
  [[4, 3, 2, 1], 3],
  [[10, 9, 8, 7, 6, 5, 4, 3, 2, 1], 8],
])("of %j the 75th percentile is %s", (values, expected) => {
  expect(percentile75(values)).toBe(expected);
});

it("is one of the values, with three of four at or below it", () => {
  fc.assert(
    fc.property(fc.array(fc.integer(), { minLength: 1 }), (values) => {
      const found = percentile75(values) ?? Number.NaN;
      expect(values).toContain(found);
      expect(values.filter((value) => value <= found).length).toBeGreaterThanOrEqual(values.length * 0.75);
      expect(values.filter((value) => value < found).length).toBeLessThan(values.length * 0.75);
    }),
  );
});
