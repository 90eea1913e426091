import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { pagesAt, placeFromSearch } from "./game-list-place.ts";

describe("the place in an address", () => {
  test.each([
    ["at=40", 40],
    ["name=oro&at=7", 7],
    ["", undefined],
    ["at=", undefined],
    ["at=0", undefined],
    ["at=-3", undefined],
    ["at=1e3", undefined],
    ["at=4.5", undefined],
    ["at=123456", undefined],
    ["at=%20", undefined],
  ])("%j is %s", (search, place) => {
    expect(placeFromSearch(new URLSearchParams(search))).toBe(place);
  });
});

describe("pages at a place", () => {
  test.each([
    [undefined, 25, 1, 1],
    [1, 25, 1, 1],
    [7, 25, 1, 1],
    [8, 25, 1, 2],
    [33, 25, 1, 3],
    [57, 25, 1, 3],
    [58, 25, 3, 4],
    [75, 25, 4, 4],
    [12, 9, 2, 4],
    [5000, 25, 201, 201],
    [5010, 25, 201, 202],
    [99_999, 25, 4000, 4001],
  ])("%s at %i a page: %i to %i", (place, size, first, last) => {
    expect(pagesAt(place, size)).toEqual({ first, last });
  });

  test("are three at most, and hold the place and a screen below it", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999 }), fc.constantFrom(9, 20, 25, 30), (place, size) => {
        const { first, last } = pagesAt(place, size);
        expect(last - first).toBeLessThan(3);
        expect((first - 1) * size).toBeLessThanOrEqual(place);
        expect(last * size).toBeGreaterThanOrEqual(place + 18);
      }),
    );
  });
});
