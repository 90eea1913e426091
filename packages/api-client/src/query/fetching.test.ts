import { QueryClient } from "@tanstack/react-query";
import { GameType } from "@volado/domain/games";
import { describe, expect, test } from "vitest";
import { ok, startFaultServer } from "../../test-server/fault-server.ts";
import { filteredList, testClient } from "../../test-server/test-client.ts";
import type { Client } from "../core/client.ts";
import {
  favouriteQueries,
  gameListQueries,
  recentQueries,
  StaleTime,
  systemQueries,
  winnerQueries,
} from "./index.ts";

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
  ])("$count ids of favourites are asked for to the last page", async ({ count, pages }) => {
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

  test("a gateway that knows no pages of ids is not asked for ever", async () => {
    const all = Array.from({ length: 100 }, (_, index) => String(index));
    await using server = await startFaultServer(() => ok(all));
    const ids = await new QueryClient().fetchQuery(
      favouriteQueries.ids(testClient(server.url).client, "ana"),
    );
    expect([ids.length, server.received.length]).toEqual([100, 2]);
  });

  test("a list reads its request from the key and grows to the last page", async () => {
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
  ])(
    "$list ask for their second page by its number, once, and put it after the first",
    async ({ path, field, rows, pagesOf }) => {
      await using server = await startFaultServer(({ query }) => {
        const asked = Number(query.get(field));
        return ok({ [rows]: [{ ...game, nodeId: asked }], pageNum: asked, totalPages: 2 });
      });
      const { pages } = await pagesOf(testClient(server.url).client, new QueryClient());
      expect(pages.flatMap(({ games }) => games.map(({ nodeId }) => nodeId))).toEqual(["1", "2"]);
      const asked = server.received.map(({ path: at, query }) => [
        at,
        ...[field, "pageSize", "gameType"].map((name) => query.get(name)),
      ]);
      expect(asked).toEqual([
        [path, "1", "25", "RNG"],
        [path, "2", "25", "RNG"],
      ]);
    },
  );

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

  test("the status shows the kept answer first and then asks anew", async () => {
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
