import { describe, expect, test } from "vitest";
import { ok, startFaultServer } from "../../test-server/fault-server.ts";
import { testClient } from "../../test-server/test-client.ts";
import { type Client, createClient } from "../core/client.ts";
import { manualClock, memoryStorage } from "../testing/index.ts";
import { listAnnouncements } from "./announcements.ts";
import { getChatUnread, launchChat } from "./chat.ts";
import { listFavourites } from "./favourites.ts";
import { getHelpCentre } from "./help.ts";
import { type LaunchInput, launchGame, launchGuestGame } from "./launch.ts";
import { getLotteryMenu, listLotteries, listLotteryNumbers, listVietnameseDraws } from "./lottery.ts";
import { listNotices, markAnnouncementRead } from "./notices.ts";
import { getPromotion, listPromotionCategories } from "./promotions.ts";
import { listRecentGames, type PersonalPageInput } from "./recents.ts";

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
  ])("%s are requested as documented", async (_, ask, path, query) => {
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
  ])("numbers of $nodeIds.length lotteries, $size of each, are refused", async (input) => {
    await using server = await startFaultServer(() => ok([]));
    await expect(testClient(server.url).client.call(listLotteryNumbers, input)).rejects.toMatchObject({
      kind: "input",
    });
    expect(server.received).toEqual([]);
  });
});

describe("menu and lists are cached (Spec §9)", () => {
  test("and available on the next visit, separately for each input", async () => {
    await using server = await startFaultServer(({ path }) => ok(path.endsWith("/menu") ? menu : list));
    const storage = memoryStorage();
    const { client } = testClient(server.url, { storage });
    const requested = [
      await client.call(getLotteryMenu, { type: "ELOTT" }),
      await client.call(listLotteries, group),
    ];
    const next = testClient(server.url, { storage }).client;
    expect([next.peek(getLotteryMenu, { type: "ELOTT" }), next.peek(listLotteries, group)]).toEqual(
      requested,
    );
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

test.each([
  [
    "what was played last",
    (client: Client, input: PersonalPageInput) => client.call(listRecentGames, input),
    { list: [], totalPages: 0 },
  ],
  [
    "favourites",
    (client: Client, input: PersonalPageInput) => client.call(listFavourites, input),
    { content: [], pageNum: 1, totalPages: 0 },
  ],
])('%s are requested with wire types (Spec §9 "Game types")', async (_, ask, value) => {
  await using server = await startFaultServer(() => ok(value));
  const { client } = testClient(server.url);
  for (const type of ["INHOUSE", "JILI", "RNG", undefined] as const)
    await ask(client, { page: 1, pageSize: 25, type });
  expect(server.received.map(({ query }) => query.get("gameType"))).toEqual(["RNG", "RNG", "RNG", null]);
});

/** The parsed URL of a launch request. */
const sent = async (endpoint: typeof launchGame | typeof launchGuestGame, input: LaunchInput) => {
  const requests: { url: URL; method: string; token: string | null }[] = [];
  const client = createClient({
    baseUrl: "https://gateway.example",
    merchant: "volado",
    platform: "M",
    language: () => "EN",
    session: { token: () => "secret", identity: () => "ana", ended: () => undefined },
    storage: { get: () => undefined, set: () => undefined, remove: () => undefined },
    encryptionKeys: () => [],
    fetch: async (url, init) => {
      const request = new Request(url, init);
      requests.push({ url: new URL(url), method: request.method, token: request.headers.get("Token") });
      return Response.json({ success: true, value: { content: { game_url: "https://games.example/1" } } });
    },
  });
  expect(await client.call(endpoint, input)).toEqual({ url: "https://games.example/1" });
  const [request] = requests;
  if (!request || requests.length > 1) throw new Error(`${requests.length} requests were sent.`);
  return {
    path: `${request.method} ${request.url.pathname}`,
    token: request.token,
    fields: Object.fromEntries(request.url.searchParams),
  };
};

const game: LaunchInput = { gameId: "G-7", nodeId: "7", vendor: "JL" };
const fields = {
  confirmTrans: "0",
  launchMode: "GLS",
  platform: "html5",
  clientType: "2",
  gameId: "G-7",
  nodeId: "7",
  accountType: "1",
  vassalage: "JL",
  merchantCode: "volado",
  language: "EN",
  webView: "false",
};

test("a member's launch sends exactly the fields of Spec §7", async () => {
  expect(await sent(launchGame, game)).toEqual({ path: "GET /api/games/launch", token: "secret", fields });
});

test("a launch returns the game's name if the gateway sends it", async () => {
  const content = { game_url: "https://games.example/1", game_name: "Campana" };
  const read = launchGame.response.parse({ content });
  expect(read).toEqual({ url: "https://games.example/1", name: "Campana" });
});

test("a lottery's launch sends four more fields", async () => {
  const lottery = { vendor: "SRT", gameCode: "srt-3", prizeMode: "ZY", playType: "ent" } as const;
  const { fields: requested } = await sent(launchGame, { ...game, vendor: "SRT", lottery });
  expect(requested).toEqual({ ...fields, vassalage: "SRT", ...lottery });
});

test("a guest's launch is a separate call with three fields and no token", async () => {
  expect(await sent(launchGuestGame, game)).toEqual({
    path: "GET /api/games/launch-guest",
    token: null,
    fields: { gameId: "G-7", nodeId: "7", platform: "html5" },
  });
});

const look = { backUrl: "https://volado.example/m/message", headerColor: "#14101f", title: "Chat" };

describe("the live chat, over HTTP", () => {
  test("is opened with the fields of Spec §7", async () => {
    await using server = await startFaultServer(() => ok({ chatUrl: "https://chat.example/1" }));
    const { client } = testClient(server.url);
    expect(await client.call(launchChat, look)).toEqual({ chatUrl: "https://chat.example/1" });
    const [sent] = server.received;
    expect([sent?.method, sent?.path, sent?.headers.module]).toEqual(["GET", "/api/chat", "CBS3"]);
    expect(Object.fromEntries(sent?.query ?? [])).toEqual({ b2c: "1", language: "ES", ...look });
  });

  test.each([
    { storedLanguage: "ZH_CN", language: "CN" },
    { storedLanguage: "EN", language: "ES" },
    { storedLanguage: null, language: "ES" },
  ])(
    "with $storedLanguage stored in the browser the call says $language",
    async ({ storedLanguage, language }) => {
      await using server = await startFaultServer(() => ok({ chatUrl: "https://chat.example/1" }));
      const { client } = testClient(server.url);
      await client.call(launchChat, { ...look, storedLanguage });
      expect(Object.fromEntries(server.received[0]?.query ?? [])).toEqual({ b2c: "1", language, ...look });
    },
  );

  test("throttles requests for the unread count to one in 250 ms", async () => {
    await using server = await startFaultServer(() => ok({ unReadCount: "3" }));
    const clock = manualClock();
    const { client } = testClient(server.url, { clock });
    expect(await Promise.all([client.call(getChatUnread), client.call(getChatUnread)])).toEqual([3, 3]);
    expect(await client.call(getChatUnread)).toBe(3);
    expect(server.received).toHaveLength(1);
    await clock.advance(249);
    await client.call(getChatUnread);
    expect(server.received).toHaveLength(1);
    await clock.advance(1);
    await client.call(getChatUnread);
    expect(server.received).toHaveLength(2);
  });
});

const row = { announcementId: 5, title: "Hola", content: "<p>Uno</p>", read: 0 };

test("the notice list has the count of its footer; invalid rows are dropped", async () => {
  await using server = await startFaultServer(() =>
    ok({ list: [row, { title: "sin id" }], footer: { unreadCount: "120" } }),
  );
  const { notices, unread } = await testClient(server.url).client.call(listNotices, "A");
  expect(notices.map(({ id, read }) => [id, read])).toEqual([["5", false]]);
  expect(unread).toBe(120);
  expect(server.received[0]?.query.get("types")).toBe("A");
});

test("a notice has its days (Spec §3)", async () => {
  await using server = await startFaultServer(() =>
    ok({ list: [{ ...row, startDate: 3, endDate: "9" }], footer: { unreadCount: 0 } }),
  );
  const { notices } = await testClient(server.url).client.call(listNotices, "PL");
  expect(notices).toMatchObject([{ startsAt: 3, endsAt: 9 }]);
});

test("announcements are requested by types and group (Spec §3)", () => {
  const context = { merchant: "volado", platform: "M", language: "ES" };
  const wire = listAnnouncements.encode({ types: ["B", "PU", "PR"], group: "m_home" }, context);
  expect(wire).toEqual({
    types: "B,PU,PR",
    groupName: "m_home",
    platform: "M",
    merchantCode: "volado",
    language: "ES",
  });
  expect(listAnnouncements.request.safeParse(wire).success).toBe(true);
});

test("a mark is sent once per announcement within 150 ms", async () => {
  await using server = await startFaultServer(() => ok(null));
  const { client } = testClient(server.url);
  await Promise.all(["1", "1", "2", "1", "3"].map((id) => client.call(markAnnouncementRead, id)));
  expect(server.received.map(({ body }) => JSON.parse(body))).toEqual(
    ["1", "2", "3"].map((announcementId) => ({ announcementId, read: true })),
  );
});

test("the same mark is sent again only after 150 ms", async () => {
  await using server = await startFaultServer(() => ok(null));
  const clock = manualClock();
  const { client } = testClient(server.url, { clock });
  await client.call(markAnnouncementRead, "1");
  await clock.advance(149);
  await client.call(markAnnouncementRead, "1");
  expect(server.received).toHaveLength(1);
  await clock.advance(1);
  await client.call(markAnnouncementRead, "1");
  expect(server.received).toHaveLength(2);
});

test("categories may have an icon, and a promotion is requested by id", async () => {
  await using server = await startFaultServer(({ query }) =>
    query.has("announcementId")
      ? ok({ ...row, noExpiry: 0, endDate: 7 })
      : ok([
          { id: 1, title: "Bienvenida", iconImageUrl: "" },
          { id: "2", title: "Deportes", iconImageUrl: "/i.svg" },
        ]),
  );
  const { client } = testClient(server.url);
  expect(await client.call(listPromotionCategories)).toEqual([
    { id: "1", title: "Bienvenida", iconUrl: undefined },
    { id: "2", title: "Deportes", iconUrl: "/i.svg" },
  ]);
  expect(await client.call(getPromotion, "5")).toMatchObject({ id: "5", endsAt: 7, longTerm: false });
  expect(server.received[1]?.query.get("announcementId")).toBe("5");
});

test("agents' notices are requested with home's group (Spec §7 \"A for agent footer with groupName m_home\")", async () => {
  await using server = await startFaultServer(() => ok({ list: [], footer: { unreadCount: 0 } }));
  const { client } = testClient(server.url);
  await client.call(listNotices, "A");
  await client.call(listNotices, "PL");
  expect(server.received.map(({ query }) => query.get("groupName"))).toEqual(["m_home", null]);
});

const ask = (url: string) => testClient(url).client.call(getHelpCentre);

describe("the help centre, over HTTP", () => {
  test("is requested with device and language (Spec §7)", async () => {
    await using server = await startFaultServer(() => ok([]));
    await ask(server.url);
    const [{ method, path, query } = { method: "", path: "", query: new URLSearchParams() }] =
      server.received;
    expect([method, path, query.toString()]).toEqual(["GET", "/api/help", "device=MOBILE&lang=ES"]);
  });

  test("has topics with title, content and an optional anchor", async () => {
    await using server = await startFaultServer(() =>
      ok([
        { title: "Términos", content: "<p>Hola</p>", anchor: "terms" },
        { title: "Depósitos", content: "" },
        { title: "Retiros", content: "<p>2</p>", anchor: null },
      ]),
    );
    expect(await ask(server.url)).toEqual([
      { title: "Términos", html: "<p>Hola</p>", anchor: "terms" },
      { title: "Depósitos", html: "", anchor: undefined },
      { title: "Retiros", html: "<p>2</p>", anchor: undefined },
    ]);
  });

  test.each([
    ["null", { content: null }],
    ["nothing", {}],
  ])("keeps a topic whose content is %s", async (_what, content) => {
    await using server = await startFaultServer(() => ok([{ title: "Vacío", ...content }]));
    expect(await ask(server.url)).toEqual([{ title: "Vacío", html: "", anchor: undefined }]);
  });

  test("drops an invalid topic", async () => {
    await using server = await startFaultServer(() =>
      ok([{ title: "", content: "x" }, { content: "no title" }, { title: "Juegos", content: "<p>1</p>" }, 7]),
    );
    expect((await ask(server.url)).map(({ title }) => title)).toEqual(["Juegos"]);
  });

  test.each([
    ["nothing", null],
    ["an object", { topics: [] }],
    ["topics of which none fits", [{ name: "Juegos" }]],
  ])("fails for %s rather than looking empty", async (_what, value) => {
    await using server = await startFaultServer(() => ok(value));
    await expect(ask(server.url)).rejects.toMatchObject({ kind: "schema" });
  });
});
