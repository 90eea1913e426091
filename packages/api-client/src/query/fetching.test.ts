import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { type Game, GameType, type PageRun } from "@volado/domain/games";
import type { SiteInfo } from "@volado/domain/site";
import { afterEach, describe, expect, expectTypeOf, test, vi } from "vitest";
import { ok, startFaultServer } from "../../test-server/fault-server.ts";
import { filteredList, testClient } from "../../test-server/test-client.ts";
import type { Client } from "../core/client.ts";
import type { ApiError } from "../errors/api-error.ts";
import { createTestGateway, memoryStorage } from "../testing/index.ts";
import { cachedList, cachedListInput } from "./cached-lists.ts";
import {
  type favouriteMutations,
  favouriteQueries,
  gameListQueries,
  gameQueries,
  recentQueries,
  StaleTime,
  systemQueries,
  winnerQueries,
} from "./index.ts";
import { loadRun, nextRun, previousRun, TOP } from "./page-runs.ts";

describe("with a query client", () => {
  const game = {
    nodeId: 1,
    gameId: 2,
    gameType: "RNG",
    gameName: "Oro",
    vassalage: "JL",
    iconUrl: "/a.webp",
  };
  const page = (pageNum: number) =>
    ok({ games: [{ ...game, nodeId: pageNum }], pageNum, totalPages: 2, totalCount: 2 });

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

  test("a list takes its request from the key and loads up to the last page", async () => {
    await using server = await startFaultServer(({ query }) => page(Number(query.get("pageNo"))));
    const queryClient = new QueryClient();
    const options = gameListQueries.infinite(testClient(server.url).client, filteredList);
    const { pages } = await queryClient.fetchInfiniteQuery({ ...options, pages: 3 });
    expect(pages.flatMap(({ games }) => games.map(({ nodeId }) => nodeId))).toEqual(["1", "2"]);
    expect(server.received.map(({ query }) => query.get("pageNo"))).toEqual(["1", "2"]);
    expect(server.received[0]?.query.get("vassalage")).toBe("JL");
  });

  test.each([
    {
      list: "favourites",
      path: "/api/favourites",
      field: "pageNo",
      rows: "content",
      pagesOf: (client: Client, queryClient: QueryClient) =>
        queryClient.fetchInfiniteQuery({
          ...favouriteQueries.list(client, "ana", { type: GameType.Slots }),
          pages: 3,
        }),
    },
    {
      list: "recents",
      path: "/api/games/recent",
      field: "page",
      rows: "list",
      pagesOf: (client: Client, queryClient: QueryClient) =>
        queryClient.fetchInfiniteQuery({
          ...recentQueries.list(client, "ana", { type: GameType.Slots }),
          pages: 3,
        }),
    },
  ])("$list load their second page once and append it", async ({ path, field, rows, pagesOf }) => {
    await using server = await startFaultServer(({ query }) => {
      const requested = Number(query.get(field));
      return ok({ [rows]: [{ ...game, nodeId: requested }], pageNum: requested, totalPages: 2 });
    });
    const { pages } = await pagesOf(testClient(server.url).client, new QueryClient());
    expect(pages.flatMap(({ games }) => games.map(({ nodeId }) => nodeId))).toEqual(["1", "2"]);
    const requested = server.received.map(({ path: at, query }) => [
      at,
      ...[field, "pageSize", "gameType"].map((name) => query.get(name)),
    ]);
    expect(requested).toEqual([
      [path, "1", "25", "RNG"],
      [path, "2", "25", "RNG"],
    ]);
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

/** A list with one game per page that records requested pages. */
const listOf = (totalPages: number) => {
  const requested: number[] = [];
  const waiting = new Map<number, () => void>();
  return {
    requested,
    answer: (page: number) => waiting.get(page)?.(),
    load: (page: number) => {
      requested.push(page);
      return new Promise<{ games: readonly number[]; page: number; totalPages: number }>((resolve) =>
        waiting.set(page, () => resolve({ games: [page], page, totalPages })),
      );
    },
  };
};

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe("loadRun", () => {
  test("loads the first page, then the others in parallel", async () => {
    const list = listOf(9);
    const run = loadRun({ first: 1, last: 4 }, list.load);
    expect(list.requested).toEqual([1]);
    list.answer(1);
    await settled();
    expect(list.requested).toEqual([1, 2, 3, 4]);
    for (const page of [4, 2, 3]) list.answer(page);
    expect(await run).toEqual({ games: [1, 2, 3, 4], page: 1, totalPages: 9 });
  });

  test("loads an empty list", async () => {
    const list = listOf(0);
    const run = loadRun({ first: 40, last: 40 }, list.load);
    list.answer(40);
    expect((await run).page).toBe(40);
    expect(list.requested).toEqual([40]);
  });

  test("loads no pages beyond the last", async () => {
    const list = listOf(2);
    const run = loadRun({ first: 1, last: 40 }, list.load);
    list.answer(1);
    await settled();
    list.answer(2);
    expect((await run).games).toEqual([1, 2]);
    expect(list.requested).toEqual([1, 2]);
  });

  test("loads one page at the top of a list", async () => {
    const list = listOf(9);
    const run = loadRun(TOP, list.load);
    list.answer(1);
    expect((await run).games).toEqual([1]);
  });

  test("starts further down if the list is opened there", async () => {
    const list = listOf(200);
    const run = loadRun({ first: 120, last: 121 }, list.load);
    list.answer(120);
    await settled();
    list.answer(121);
    expect(await run).toEqual({ games: [120, 121], page: 120, totalPages: 200 });
    expect(list.requested).toEqual([120, 121]);
  });

  test("loads the last page if the list has become shorter", async () => {
    const list = listOf(3);
    const run = loadRun({ first: 120, last: 121 }, list.load);
    list.answer(120);
    await settled();
    list.answer(3);
    expect(await run).toEqual({ games: [3], page: 3, totalPages: 3 });
    expect(list.requested).toEqual([120, 3]);
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

describe("an infinite list", () => {
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
