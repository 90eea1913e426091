import { expect, test } from "vitest";
import { shownPages } from "./use-hot-pages.ts";

test.each([
  [undefined, 1, 1],
  [3, 1, 3],
  // A link, or a list that another page has started again.
  [1, 5, 5],
  [undefined, 4, 4],
])("a list with %s opened pages, at a position that needs %i, shows %i", (requested, needed, shown) => {
  const pages: Readonly<Record<string, number>> = requested === undefined ? {} : { hot: requested };
  expect(shownPages({ pages }, "hot", needed)).toBe(shown);
});
