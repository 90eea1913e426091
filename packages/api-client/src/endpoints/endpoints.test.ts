import { describe, expect, test } from "vitest";
import type { Endpoint } from "../core/endpoint.ts";
import { countDroppedRows } from "../schemas/dropped-rows.ts";
import { listAnnouncements } from "./announcements.ts";
import { getChatUnread, launchChat } from "./chat.ts";
import { listFavourites } from "./favourites.ts";
import { listGames } from "./game-lists.ts";
import { getHelpCentre } from "./help.ts";
import { launchGame, launchGuestGame } from "./launch.ts";
import { getLotteryMenu, listLotteries, listLotteryNumbers, listVietnameseDraws } from "./lottery.ts";
import { listNotices, markAnnouncementRead } from "./notices.ts";
import { getPromotion, listPromotionCategories } from "./promotions.ts";
import { listRecentGames } from "./recents.ts";

const context = { merchant: "volado", platform: "M", language: "ES" };

/** A call, an input, and the request that they produce. */
const row = <Id extends string, I, W, V, O>(
  { method, path, encode, request }: Endpoint<Id, I, W, V, O>,
  input: NoInfer<I>,
  fields: object,
) => ({ call: `${method} ${path}`, encode: () => encode(input, context), request, fields });

const game = { gameId: "G-7", nodeId: "7", vendor: "JL" };
const launched = {
  confirmTrans: "0",
  launchMode: "GLS",
  platform: "html5",
  clientType: "2",
  gameId: "G-7",
  nodeId: "7",
  accountType: "1",
  vassalage: "JL",
  merchantCode: "volado",
  language: "ES",
  webView: "false",
};
const lottery = { vendor: "SRT", gameCode: "srt-3", prizeMode: "ZY", playType: "ent" } as const;

const look = { backUrl: "https://volado.example/m/message", headerColor: "#14101f", title: "Chat" };
const chat = { b2c: "1", language: "ES", ...look };

const published = { merchantCode: "volado", language: "ES" };
const announced = { ...published, platform: "M", groupName: "m_home" };

const listed = { classify: "NEW", vendor: "JL", minBet: 0.05, minLines: 20, page: 2, pageSize: 25 } as const;

test.each([
  row(
    listGames,
    { type: "INHOUSE", name: "  oro ", ...listed },
    {
      ...published,
      platform: "html5",
      clientType: "2",
      gameType: "RNG",
      gameClassify: "NEW",
      vassalage: "JL",
      gameName: "oro",
      minBet: 0.05,
      minLine: 20,
      pageNo: 2,
      pageSize: 25,
      isNew: true,
    },
  ),
  row(getLotteryMenu, { type: "ELOTT" }, { merchantCode: "volado", gameType: "ELOTT" }),
  row(
    listLotteries,
    { type: "ELOTT", prizeMode: "Elott", playType: "trad" },
    { ...published, gameType: "ELOTT", prizeMode: "Elott", playType: "trad" },
  ),
  row(listLotteryNumbers, { nodeIds: ["a", "b-1"], size: 10 }, { nodeIds: "a,b-1", size: 10 }),
  row(listVietnameseDraws, { region: "south", day: 5 }, { region: "south", drawDate: 5 }),
  row(listVietnameseDraws, { region: "north", day: undefined }, { region: "north" }),
  row(launchGame, game, launched),
  row(launchGame, { ...game, vendor: "SRT", lottery }, { ...launched, vassalage: "SRT", ...lottery }),
  row(launchGuestGame, game, { gameId: "G-7", nodeId: "7", platform: "html5" }),
  row(launchChat, look, chat),
  row(launchChat, { ...look, storedLanguage: "ZH_CN" }, { ...chat, language: "CN" }),
  row(launchChat, { ...look, storedLanguage: "EN" }, chat),
  row(launchChat, { ...look, storedLanguage: null }, chat),
  row(listAnnouncements, { types: ["B", "PU", "PR"], group: "m_home" }, { ...announced, types: "B,PU,PR" }),
  // "A for agent footer with groupName m_home".
  row(listNotices, "A", { ...announced, types: "A" }),
  row(listNotices, "PL", { ...announced, types: "PL", groupName: undefined }),
  row(markAnnouncementRead, "5", { announcementId: "5", read: true }),
  row(listPromotionCategories, undefined, published),
  row(getPromotion, "5", { ...published, announcementId: "5" }),
  row(getHelpCentre, undefined, { device: "MOBILE", lang: "ES" }),
])("$call sends $fields (Spec §7)", ({ encode, request, fields }) => {
  expect(encode()).toEqual(fields);
  expect(request.safeParse(encode()).success).toBe(true);
});

test.each([
  { nodeIds: [], size: 1 },
  { nodeIds: Array.from({ length: 61 }, String), size: 1 },
  { nodeIds: ["a"], size: 21 },
  { nodeIds: ["a"], size: 0 },
])("numbers of $nodeIds.length lotteries, $size of each, are refused", (input) => {
  const { encode, request } = listLotteryNumbers;
  expect(request.safeParse(encode(input, context)).success).toBe(false);
});

test.each([listRecentGames, listFavourites])(
  '$id is requested with wire types (Spec §9 "Game types")',
  ({ encode }) => {
    const types = ["INHOUSE", "JILI", "RNG", undefined] as const;
    const sent = types.map((type) => encode({ page: 1, pageSize: 25, type }, context).gameType);
    expect(sent).toEqual(["RNG", "RNG", "RNG", undefined]);
  },
);

test("calls are throttled, tokens and modules sent, as the specification says", () => {
  expect([getChatUnread.throttle, markAnnouncementRead.throttle]).toEqual([250, 150]);
  expect([launchGame.access, launchGuestGame.access]).toEqual(["session", "anyone"]);
  expect([getChatUnread.module, launchChat.module]).toEqual(["CBS3", "CBS3"]);
});

test("a launch returns the address, and the game's name if the gateway sends it", () => {
  const url = "https://games.example/1";
  const read = (content: { game_url: string; game_name?: string }) => launchGame.response.parse({ content });
  expect(read({ game_url: url })).toEqual({ url });
  expect(read({ game_url: url, game_name: "Campana" })).toEqual({ url, name: "Campana" });
});

const notice = { announcementId: 5, title: "Hola", content: "<p>Uno</p>", read: 0 };

test("the notice list has days and the count of its footer; invalid rows are dropped (Spec §3)", () => {
  const list = [{ ...notice, startDate: 3, endDate: "9" }, { title: "sin id" }];
  const { result, dropped } = countDroppedRows(() =>
    listNotices.response.parse({ list, footer: { unreadCount: "120" } }),
  );
  expect(result).toMatchObject({
    notices: [{ id: "5", read: false, startsAt: 3, endsAt: 9 }],
    unread: 120,
  });
  expect(dropped).toBe(1);
});

test("categories may have an icon, and a promotion has its end", () => {
  const categories = [
    { id: 1, title: "Bienvenida", iconImageUrl: "" },
    { id: "2", title: "Deportes", iconImageUrl: "/i.svg" },
  ];
  expect(listPromotionCategories.response.parse(categories)).toEqual([
    { id: "1", title: "Bienvenida", iconUrl: undefined },
    { id: "2", title: "Deportes", iconUrl: "/i.svg" },
  ]);
  const promotion = getPromotion.response.parse({ ...notice, noExpiry: 0, endDate: 7 });
  expect(promotion).toMatchObject({ id: "5", endsAt: 7, longTerm: false });
});

describe("the help centre", () => {
  const read = (value: unknown) => getHelpCentre.response.safeParse(value);

  test("has topics with title, content and an optional anchor; invalid ones are dropped", () => {
    const topics = [
      { title: "Términos", content: "<p>Hola</p>", anchor: "terms" },
      { title: "Retiros", content: "<p>2</p>", anchor: null },
      { title: "Vacío", content: null },
      { title: "Depósitos" },
      { title: "", content: "x" },
      { content: "no title" },
      7,
    ];
    expect(read(topics).data).toEqual([
      { title: "Términos", html: "<p>Hola</p>", anchor: "terms" },
      { title: "Retiros", html: "<p>2</p>", anchor: undefined },
      { title: "Vacío", html: "", anchor: undefined },
      { title: "Depósitos", html: "", anchor: undefined },
    ]);
  });

  test.each([
    ["nothing", null],
    ["an object", { topics: [] }],
    ["topics of which none fits", [{ name: "Juegos" }]],
  ])("fails for %s rather than looking empty", (_what, value) => {
    expect(read(value).success).toBe(false);
  });
});
