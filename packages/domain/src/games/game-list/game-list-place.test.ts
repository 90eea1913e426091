import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { pagesUpTo, placeFromSearch } from "./game-list-place.ts";

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

describe("pages up to a place", () => {
  test.each([
    [undefined, 25, 1],
    [1, 25, 1],
    [7, 25, 1],
    [8, 25, 2],
    [30, 25, 2],
    [33, 25, 3],
    [12, 9, 4],
    [99_999, 25, 40],
  ])("%s at %i a page: %i", (place, size, pages) => {
    expect(pagesUpTo(place, size)).toBe(pages);
  });

  test("hold the place and a screen below it, unless there would be too many", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 900 }), (place) => {
        expect(pagesUpTo(place, 25) * 25).toBeGreaterThanOrEqual(place + 18);
      }),
    );
  });
});
