import fc from "fast-check";
import { expect, test } from "vitest";
import { type Bounds, usableBounds } from "./problems.ts";

test.each<[string, Bounds, number | undefined, Bounds]>([
  ["valid bounds stay", { min: 4, max: 16 }, undefined, { min: 4, max: 16 }],
  ["a field's own limit tightens", { min: 4, max: 16 }, 10, { min: 4, max: 10 }],
  ["a field's own limit doesn't widen", { min: 4, max: 16 }, 40, { min: 4, max: 16 }],
  ["a limit below the minimum stops at it", { min: 8, max: 16 }, 3, { min: 8, max: 8 }],
  ["a limit of 0 means no limit", { min: 4, max: 16 }, 0, { min: 4, max: 16 }],
  ["a maximum of 0 means no maximum", { min: 4, max: 0 }, undefined, { min: 4, max: 20 }],
  ["a minimum of 0 is one character", { min: 0, max: 16 }, undefined, { min: 1, max: 16 }],
  ["reversed bounds are swapped", { min: 16, max: 4 }, undefined, { min: 4, max: 16 }],
  ["bounds above the cap are capped", { min: 50, max: 90 }, undefined, { min: 20, max: 20 }],
  ["NaN means no bound", { min: Number.NaN, max: Number.NaN }, undefined, { min: 1, max: 20 }],
])("%s: %o with limit %s", (_why, bounds, maxLength, usable) => {
  expect(usableBounds(bounds, 20, maxLength)).toEqual(usable);
});

test("whatever is configured, some length is allowed", () => {
  const count = fc.oneof(fc.integer(), fc.double());
  fc.assert(
    fc.property(count, count, fc.option(count, { nil: undefined }), (min, max, maxLength) => {
      const usable = usableBounds({ min, max }, 20, maxLength);
      expect(Number.isInteger(usable.min) && Number.isInteger(usable.max)).toBe(true);
      expect(usable.min).toBeGreaterThanOrEqual(1);
      expect(usable.max).toBeGreaterThanOrEqual(usable.min);
      expect(usable.max).toBeLessThanOrEqual(20);
    }),
  );
});
