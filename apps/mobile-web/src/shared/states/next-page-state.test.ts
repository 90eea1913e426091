import { expect, it } from "vitest";
import { nextPageState } from "./next-page-state.ts";

const query = { isFetchingNextPage: false, isFetchNextPageError: false, hasNextPage: true };

it.each([
  ["idle", {}],
  ["end", { hasNextPage: false }],
  ["loading", { isFetchingNextPage: true }],
  ["loading", { isFetchingNextPage: true, isFetchNextPageError: true }],
  ["error", { isFetchNextPageError: true }],
])("is %s for a query with %j", (more, said) => {
  expect(nextPageState({ ...query, ...said })).toBe(more);
});
