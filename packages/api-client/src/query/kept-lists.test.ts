import { QueryClient } from "@tanstack/react-query";
import type { PageRun } from "@volado/domain/games";
import { afterEach, describe, expect, test, vi } from "vitest";
import { keptList, keptOpening } from "./kept-lists.ts";

const KEY = ["games", "infinite-list", "ES", { type: "RNG" }] as const;
const PAGE_SIZE = 2;

interface Kept {
  /** The page that the list opened with. */
  readonly first: number;
  /** Games of its pages. */
  readonly games: readonly number[];
  /** The last page that each of them stands for. */
  readonly lasts: readonly number[];
}

const openingsOf = (...kept: readonly Kept[]): QueryClient => {
  const queryClient = new QueryClient();
  for (const { first, games, lasts } of kept)
    queryClient.setQueryData([...KEY, first], {
      pages: games.map((count, place) => ({
        page: first + place,
        games: Array.from({ length: count }, (_, game) => game),
        totalPages: 9,
      })),
      pageParams: lasts.map((last, place) => ({ first: first + place, last })),
    });
  return queryClient;
};

const opening = (queryClient: QueryClient, page: number): PageRun | undefined =>
  keptOpening(queryClient, [...KEY, 1], page, PAGE_SIZE);

describe("the opening that is kept of a list", () => {
  const top: Kept = { first: 1, games: [2, 2], lasts: [1, 2] };
  const below: Kept = { first: 5, games: [2], lasts: [5] };

  test.each<[string, readonly Kept[], number, PageRun | undefined]>([
    ["its first page is in it", [top], 1, { first: 1, last: 2 }],
    ["its last page is in it", [top], 2, { first: 1, last: 2 }],
    ["a page that it has not grown to is not", [top], 3, undefined],
    ["nor is one above where it opened", [below], 4, undefined],
    ["nor is one below", [below], 6, undefined],
    ["the opening further down has it", [top, below], 5, { first: 5, last: 5 }],
    [
      "pages that came as one count as many",
      [{ first: 1, games: [6], lasts: [3] }],
      3,
      { first: 1, last: 3 },
    ],
    [
      "one that says nothing of its last page ends where it began",
      [{ ...below, lasts: [] }],
      5,
      { first: 5, last: 5 },
    ],
    [
      "a last page with a single game is one",
      [{ first: 1, games: [2, 1], lasts: [1, 2] }],
      2,
      { first: 1, last: 2 },
    ],
    ["an empty list has no page", [{ first: 1, games: [0], lasts: [1] }], 1, undefined],
    ["one without pages has none", [{ first: 1, games: [], lasts: [] }], 1, undefined],
    ["nothing is kept", [], 1, undefined],
  ])("%s", (_what, kept, page, found) => {
    expect(opening(openingsOf(...kept), page)).toEqual(found);
  });

  test("is of that list alone, and has been answered", () => {
    const queryClient = openingsOf();
    const pages = [{ page: 1, games: [1, 2], totalPages: 1 }];
    queryClient.setQueryData(["games", "infinite-list", "EN", { type: "RNG" }, 1], {
      pages,
      pageParams: [{ first: 1, last: 1 }],
    });
    // Of another shape under the same words: its key doesn't end with a page.
    queryClient.setQueryData([...KEY, "all"], { pages, pageParams: [] });
    queryClient.getQueryCache().build(queryClient, { queryKey: [...KEY, 1] });
    expect(opening(queryClient, 1)).toBeUndefined();
  });
});

describe("a list that was scrolled through", () => {
  const { refetchOnWindowFocus, refetchOnReconnect } = keptList;

  test.each([
    ["is left alone when its player comes back", "games", false],
    ["is asked for then while it has nothing", undefined, true],
  ])("%s", (_what, data, asked) => {
    expect(refetchOnWindowFocus({ state: { data } })).toBe(asked);
    expect(refetchOnReconnect({ state: { data } })).toBe(asked);
  });
});

describe("a list that nobody looks at", () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.resetModules();
  });

  test("is kept for an hour in a browser", async () => {
    vi.stubGlobal("window", {});
    vi.resetModules();
    expect((await import("./kept-lists.ts")).LIST_KEPT_MS).toBe(3_600_000);
  });
});
