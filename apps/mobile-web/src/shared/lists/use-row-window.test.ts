import { describe, expect, it } from "vitest";
import { rowAt, rowTop, rowWindow } from "./use-row-window.ts";

/** Row heights; the rows begin at 0, 100, 150, 350 and 400. */
const heights = [100, 50, 200, 50, 100];

describe("the row at a place", () => {
  it.each([
    [-10, 0],
    [0, 0],
    [99, 0],
    [100, 1],
    [149.5, 1],
    [150, 2],
    [499, 4],
    [500, 4],
    [9_000, 4],
  ])("at %d pixels is row %i", (at, row) => {
    expect(rowAt(heights, at)).toBe(row);
  });

  it("is index 0 of an empty list", () => {
    expect(rowAt([], 300)).toBe(0);
  });
});

it.each([
  [0, 0],
  [2, 150],
  [5, 500],
])("row %i begins at %d pixels", (row, top) => {
  expect(rowTop(heights, row)).toBe(top);
});

describe("the window", () => {
  it.each([
    ["at the top", -200, 120, { first: 0, end: 2, above: 0, below: 350 }],
    ["in the middle", 120, 360, { first: 1, end: 4, above: 100, below: 100 }],
    ["at the end", 380, 2_000, { first: 3, end: 5, above: 350, below: 0 }],
    ["past the end", 1_000, 2_000, { first: 4, end: 5, above: 400, below: 0 }],
    ["before the list is visible", -900, -300, { first: 0, end: 1, above: 0, below: 400 }],
  ])("%s contains the rows that overlap it", (_, from, to, window) => {
    expect(rowWindow(heights, from, to)).toEqual(window);
  });

  it("keeps the total height at any position", () => {
    for (let from = -300; from < 700; from += 37) {
      const { first, end, above, below } = rowWindow(heights, from, from + 130);
      const shown = heights.slice(first, end).reduce((sum, height) => sum + height, 0);
      expect(above + shown + below).toBe(500);
    }
  });

  it("is empty without rows", () => {
    expect(rowWindow([], 0, 500)).toEqual({ first: 0, end: 0, above: 0, below: 0 });
  });
});
