import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { type Game, GameType, type PageRun } from "@volado/domain/games";
import type { SiteInfo } from "@volado/domain/site";
import { afterEach, describe, expect, expectTypeOf, test, vi } from "vitest";
import { gate, ok, startFaultServer } from "../../test-server/fault-server.ts";
import { filteredList, testClient } from "../../test-server/test-client.ts";
import type { ApiError } from "../errors/api-error.ts";
import { createTestGateway, memoryStorage } from "../testing/index.ts";
import { cachedList, cachedListInput } from "./cached-lists.ts";
import {
  type favouriteMutations,
  favouriteQueries,
  gameListQueries,
  gameQueries,
  inboxQueries,
  recentQueries,
  recordQueries,
  StaleTime,
  systemQueries,
  winnerQueries,
} from "./index.ts";
import { loadRun, nextRun, previousRun, TOP } from "./page-runs.ts";

describe("with a query client", () => {
  test.each([
    { count: 0, pages: ["1"] },
    { count: 99, pages: ["1"] },
    { count: 100, pages: ["1", "2"] },
    { count: 250, pages: ["1", "2", "3"] },
  ])("$count ids of favourites are loaded up to the last page", async ({ count, pages }) => {
    const all = Array.from({ length: count }, (_, index) => String(index));
    await using server = await startFaultServer(({ query }) => {
      const first = (Number(query.get("pageNo")) - 1) * Number(query.get("pageSize"));
      return ok(all.slice(first, first + Number(query.get("pageSize"))));
    });
    const ids = await new QueryClient().fetchQuery(
      favouriteQueries.ids(testClient(server.url).client, "ana"),
    );
    expect(ids).toEqual(all);
    expect(server.received.map(({ query }) => query.get("pageNo"))).toEqual(pages);
  });

  test("stops if the gateway ignores paging of ids", async () => {
    const all = Array.from({ length: 100 }, (_, index) => String(index));
    await using server = await startFaultServer(() => ok(all));
    const ids = await new QueryClient().fetchQuery(
      favouriteQueries.ids(testClient(server.url).client, "ana"),
    );
    expect([ids.length, server.received.length]).toEqual([100, 2]);
  });

  test("a cancelled query aborts its call", async () => {
    await using server = await startFaultServer(() => "hang");
    const queryClient = new QueryClient();
    const { client: own, events } = testClient(server.url);
    const running = queryClient
      .fetchQuery({ ...winnerQueries.board(own), retry: false })
      .catch(() => undefined);
    await expect.poll(() => server.received.length).toBe(1);
    await queryClient.cancelQueries({ queryKey: winnerQueries.root });
    await running;
    await expect.poll(() => events.at(-1)).toMatchObject({ type: "try", outcome: "aborted" });
  });

  test("the status shows the cached response first and then refetches", async () => {
    const status = (mainDomain: string) => ok({ info: { mainDomain }, maintenance: 0, regionRestriction: 0 });
    await using server = await startFaultServer((_, index) => status(`site-${index}`));
    const { client: own } = testClient(server.url);
    const fresh = () => new QueryClient();
    await fresh().fetchQuery(systemQueries.status(own));
    const next = fresh();
    const query = next.getQueryCache().build(next, next.defaultQueryOptions(systemQueries.status(own)));
    expect(query.state.data?.mainDomain).toBe("site-0");
    expect(query.isStaleByTime(StaleTime.Status)).toBe(true);
    expect((await next.fetchQuery(systemQueries.status(own))).mainDomain).toBe("site-1");
  });
});

test("after a change of language the previous status is a placeholder", async () => {
  const gateway = await createTestGateway();
  let language = "ES";
  const options = { fetch: gateway.fetch, storage: memoryStorage(), language: () => language };
  const { client } = testClient("", options);
  const queryClient = new QueryClient();
  const observer = new QueryObserver(queryClient, systemQueries.status(client));
  const forget = observer.subscribe(() => {});
  await vi.waitFor(() => expect(observer.getCurrentResult().isFetchedAfterMount).toBe(true));

  language = "EN";
  observer.setOptions(systemQueries.status(client));
  expect(observer.getCurrentResult()).toMatchObject({ isPlaceholderData: true, data: { access: "open" } });
  expect(queryClient.getQueryData(systemQueries.status(client).queryKey)).toBeUndefined();
  await vi.waitFor(() => expect(observer.getCurrentResult().isPlaceholderData).toBe(false));

  // Each language has its own cached response: a new page shows it at once.
  const page = testClient("", options).client;
  const shown = new QueryObserver(new QueryClient(), systemQueries.status(page)).getCurrentResult();
  expect(shown).toMatchObject({ isPlaceholderData: false, data: { access: "open" } });
  forget();
});

describe("loadRun", () => {
  test.each([
    ["a run", { first: 1, last: 4 }, 9, [1, 2, 3, 4], [1, 2, 3, 4]],
    ["one page at the top of a list", TOP, 9, [1], [1]],
    ["an empty list", { first: 40, last: 40 }, 0, [40], [40]],
    ["no pages beyond the last", { first: 1, last: 40 }, 2, [1, 2], [1, 2]],
    ["further down if the list is opened there", { first: 120, last: 121 }, 200, [120, 121], [120, 121]],
    ["the last page if the list has become shorter", { first: 120, last: 121 }, 3, [120, 3], [3]],
  ])("loads %s", async (_what, run, totalPages, requested, games) => {
    const load = vi.fn(async (page: number) => ({ games: [page], totalPages }));
    expect(await loadRun(run, load)).toEqual({ games, page: games[0], totalPages });
    expect(load.mock.calls.flat()).toEqual(requested);
  });

  test("loads the pages after the first in parallel", async () => {
    const { open, opened } = gate();
    const load = vi.fn(async (page: number) => {
      if (page > 1) await opened;
      return { games: [page], totalPages: 9 };
    });
    const run = loadRun({ first: 1, last: 4 }, load);
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(4));
    open();
    expect((await run).games).toEqual([1, 2, 3, 4]);
  });

  test("rejects if any page fails", async () => {
    const failure = new Error("no page 2");
    const load = (page: number) =>
      page === 2 ? Promise.reject(failure) : Promise.resolve({ games: [page], page, totalPages: 3 });
    await expect(loadRun({ first: 1, last: 3 }, load)).rejects.toBe(failure);
  });

  test.each([
    [TOP, 3, { first: 2, last: 2 }],
    [{ first: 1, last: 4 }, 9, { first: 5, last: 5 }],
    [{ first: 201, last: 202 }, 2000, { first: 203, last: 203 }],
    [{ first: 1, last: 4 }, 4, undefined],
    [{ first: 1, last: 40 }, 2, undefined],
    [TOP, 0, undefined],
  ])("after %o of %i pages comes %o", (run, totalPages, next) => {
    expect(nextRun({ games: [], page: run.first, totalPages }, [], run)).toEqual(next);
  });

  test.each([
    [1, undefined],
    [2, { first: 1, last: 1 }],
    [201, { first: 200, last: 200 }],
  ])("before page %i comes %o", (page, previous) => {
    expect(previousRun({ games: [], page, totalPages: 300 })).toEqual(previous);
  });
});

const KEY = ["games", "infinite-list", "ES", { type: "RNG" }] as const;
const PAGE_SIZE = 2;

interface CachedList {
  /** First page of the opening. */
  readonly first: number;
  /** Number of games on each page. */
  readonly games: readonly number[];
  /** Last page of each run. */
  readonly lasts: readonly number[];
}

const openingsOf = (...cached: readonly CachedList[]): QueryClient => {
  const queryClient = new QueryClient();
  for (const { first, games, lasts } of cached)
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
  cachedListInput(queryClient, [...KEY, 1], page, PAGE_SIZE);

describe("cachedListInput", () => {
  const top: CachedList = { first: 1, games: [2, 2], lasts: [1, 2] };
  const below: CachedList = { first: 5, games: [2], lasts: [5] };

  test.each<[string, readonly CachedList[], number, PageRun | undefined]>([
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
    ["nothing is cached", [], 1, undefined],
  ])("%s", (_what, cached, page, found) => {
    expect(opening(openingsOf(...cached), page)).toEqual(found);
  });

  test("ignores other lists and those without data", () => {
    const queryClient = openingsOf();
    const pages = [{ page: 1, games: [1, 2], totalPages: 1 }];
    queryClient.setQueryData(["games", "infinite-list", "EN", { type: "RNG" }, 1], {
      pages,
      pageParams: [{ first: 1, last: 1 }],
    });
    // Another query with the same key prefix, which does not end with a page.
    queryClient.setQueryData([...KEY, "all"], { pages, pageParams: [] });
    queryClient.getQueryCache().build(queryClient, { queryKey: [...KEY, 1] });
    expect(opening(queryClient, 1)).toBeUndefined();
  });
});

describe("a cached list", () => {
  const { refetchOnWindowFocus, refetchOnReconnect } = cachedList;

  test.each([
    ["is left alone when its player comes back", "games", false],
    ["is refetched then while it has no data", undefined, true],
  ])("%s", (_what, data, requested) => {
    expect(refetchOnWindowFocus({ state: { data } })).toBe(requested);
    expect(refetchOnReconnect({ state: { data } })).toBe(requested);
  });
});

describe("an unused list", () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.resetModules();
  });

  test("stays cached for an hour in a browser", async () => {
    vi.stubGlobal("window", {});
    vi.resetModules();
    expect((await import("./cached-lists.ts")).LIST_CACHED_MS).toBe(3_600_000);
  });
});

const { client } = testClient("http://nowhere.example");

describe("an infinite list", () => {
  const call = vi.spyOn(client, "call");
  afterEach(() => void call.mockReset());

  const type = GameType.Slots;
  const numbered = {
    games: () =>
      new QueryClient().fetchInfiniteQuery({ ...gameListQueries.infinite(client, filteredList), pages: 9 }),
    favourites: () =>
      new QueryClient().fetchInfiniteQuery({ ...favouriteQueries.list(client, "ana", { type }), pages: 9 }),
    recents: () =>
      new QueryClient().fetchInfiniteQuery({ ...recentQueries.list(client, "ana", { type }), pages: 9 }),
  };

  test.each(Object.entries(numbered))(
    "of %s takes its request from the key, up to the last page",
    async (_what, load) => {
      for (const page of [1, 2]) call.mockResolvedValueOnce({ games: [page], page, totalPages: 2 });
      const { pages } = await load();
      expect(pages.map(({ games }) => games)).toEqual([[1], [2]]);
      const inputs = call.mock.calls.map(([, input]) => input);
      expect(inputs).toMatchObject([1, 2].map((page) => ({ type, page, pageSize: 25 })));
      expect(inputs).toHaveLength(2);
    },
  );

  const everything = { type: "A", state: undefined, from: 1, to: 2 } as const;
  const byCursor = {
    messages: () =>
      new QueryClient().fetchInfiniteQuery({ ...inboxQueries.list(client, "ana", "received"), pages: 9 }),
    records: () =>
      new QueryClient().fetchInfiniteQuery({ ...recordQueries.list(client, "ana", everything), pages: 9 }),
  };

  test.each(Object.entries(byCursor))(
    "of %s goes on after what the last page names, until it names nothing",
    async (_what, load) => {
      for (const next of ["one", "two", undefined]) call.mockResolvedValueOnce({ next });
      await load();
      const inputs = call.mock.calls.map(([, input]) => input);
      expect(inputs).toMatchObject([{ after: undefined }, { after: "one" }, { after: "two" }]);
      expect(inputs).toHaveLength(3);
    },
  );
});

test.each([
  ["games", gameListQueries.infinite(client, filteredList)],
  ["hot games", gameQueries.hot(client)],
  ["recents", recentQueries.list(client, "ana")],
  ["favourites", favouriteQueries.list(client, "ana")],
])(
  "lists of %s set no timer outside a browser, where it would keep a process from ending",
  (_, { gcTime }) => {
    expect(gcTime).toBe(Number.POSITIVE_INFINITY);
  },
);

test("types reach the caller", () => {
  const queryClient = new QueryClient();
  const status = () => queryClient.fetchQuery(systemQueries.status(client));
  const hot = () => queryClient.fetchQuery(gameQueries.hot(client));
  expectTypeOf(status).returns.resolves.toEqualTypeOf<SiteInfo>();
  expectTypeOf(hot).returns.resolves.toEqualTypeOf<readonly Game[]>();
  type Failure = Parameters<NonNullable<ReturnType<typeof favouriteMutations.add>["onError"]>>[0];
  expectTypeOf<Failure>().toEqualTypeOf<ApiError>();
});
