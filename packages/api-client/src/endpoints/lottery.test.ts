import { describe, expect, test } from "vitest";
import { ok, startFaultServer } from "../../test-server/fault-server.ts";
import { testClient } from "../../test-server/test-client.ts";
import { memoryStorage } from "../testing/index.ts";
import { getLotteryMenu, listLotteries, listLotteryNumbers, listVietnameseDraws } from "./lottery.ts";

const group = { type: "ELOTT", prizeMode: "Elott", playType: "trad" } as const;
const menu = [{ prizeMode: "Elott", playType: "trad", count: 1 }];
const list = {
  serverTime: 1,
  list: [
    {
      nodeId: "n",
      gameId: "g",
      gameType: "ELOTT",
      gameName: "Keno",
      vassalage: "V",
      iconUrl: "/k.svg",
      drawNo: "1",
      drawTime: 2,
      open: true,
    },
  ],
};

describe("lottery calls, over HTTP", () => {
  test.each([
    [
      "the menu",
      (url: string) => testClient(url).client.call(getLotteryMenu, { type: "ELOTT" }),
      "/api/lottery/menu",
      "merchantCode=demo&gameType=ELOTT",
    ],
    [
      "a list",
      (url: string) => testClient(url).client.call(listLotteries, group),
      "/api/lottery/list",
      "merchantCode=demo&gameType=ELOTT&prizeMode=Elott&playType=trad&language=ES",
    ],
    [
      "numbers",
      (url: string) => testClient(url).client.call(listLotteryNumbers, { nodeIds: ["a", "b-1"], size: 10 }),
      "/api/lottery/numbers",
      "nodeIds=a%2Cb-1&size=10",
    ],
    [
      "Vietnamese results of a day",
      (url: string) => testClient(url).client.call(listVietnameseDraws, { region: "south", day: 5 }),
      "/api/lottery/vietnam",
      "region=south&drawDate=5",
    ],
    [
      "the latest Vietnamese results",
      (url: string) => testClient(url).client.call(listVietnameseDraws, { region: "north", day: undefined }),
      "/api/lottery/vietnam",
      "region=north",
    ],
  ])("%s are asked for as documented", async (_, ask, path, query) => {
    await using server = await startFaultServer(() => ok(path.endsWith("/list") ? list : []));
    await ask(server.url);
    expect(
      server.received.map((request) => [request.method, request.path, request.query.toString()]),
    ).toEqual([["GET", path, query]]);
  });

  test.each([
    { nodeIds: [], size: 1 },
    { nodeIds: Array.from({ length: 61 }, String), size: 1 },
    { nodeIds: ["a"], size: 21 },
    { nodeIds: ["a"], size: 0 },
  ])("numbers of $nodeIds.length lotteries, $size of each, are not asked for", async (input) => {
    await using server = await startFaultServer(() => ok([]));
    await expect(testClient(server.url).client.call(listLotteryNumbers, input)).rejects.toMatchObject({
      kind: "input",
    });
    expect(server.received).toEqual([]);
  });
});

describe("menu and lists are kept (Spec §9)", () => {
  test("and shown on the next visit, each for its own question", async () => {
    await using server = await startFaultServer(({ path }) => ok(path.endsWith("/menu") ? menu : list));
    const storage = memoryStorage();
    const { client } = testClient(server.url, { storage });
    const asked = [
      await client.call(getLotteryMenu, { type: "ELOTT" }),
      await client.call(listLotteries, group),
    ];
    const next = testClient(server.url, { storage }).client;
    expect([next.peek(getLotteryMenu, { type: "ELOTT" }), next.peek(listLotteries, group)]).toEqual(asked);
    expect(next.peek(getLotteryMenu, { type: "LOTT" })).toBeUndefined();
    expect(next.peek(listLotteries, { ...group, playType: "ent" })).toBeUndefined();
  });

  test("numbers and results are not", async () => {
    await using server = await startFaultServer(() => ok([]));
    const storage = memoryStorage();
    const { client } = testClient(server.url, { storage });
    await client.call(listLotteryNumbers, { nodeIds: ["a"], size: 1 });
    await client.call(listVietnameseDraws, { region: "north", day: undefined });
    expect(storage.contents.size).toBe(0);
  });
});
