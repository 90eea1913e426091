// @vitest-environment jsdom
import { cleanup } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { findRoute, routes } from "./routes.ts";
import { gamePages } from "./testing/game-pages.ts";
import type { SentRequest } from "./testing/recording-gateway.ts";
import { prepareBrowser, prepareScreens, type Visitor, visit } from "./testing/visit.tsx";

/** Milliseconds for loading every screen's code, on a busy machine too. */
const GIVE_UP_AFTER_MS = 120_000;

beforeAll(() => prepareScreens(routes), GIVE_UP_AFTER_MS);
beforeEach(prepareBrowser);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The calls that load a list. */
const listCalls: ReadonlySet<string> = new Set([
  "listGames",
  "listHotGames",
  "listRecentGames",
  "listFavourites",
]);

/** The fields of a list request that the specification fixes, as it names them. */
const fieldsOf = ({ call, module, fields }: SentRequest) => ({
  call,
  module,
  gameType: fields.gameType,
  gameClassify: fields.gameClassify,
  vassalage: fields.vassalage,
  pageSize: fields.pageSize,
});

const listed = async (address: string, visitor: Visitor = "guest") => {
  const { requests } = await visit(address, visitor);
  return requests.filter(({ call }) => listCalls.has(call));
};

/**
 * Spec §2 "Games": type and classification of each path; §4: default NEW for RNG else ALL; §9: page sizes,
 * INHOUSE and JILI sent as RNG.
 */
const specified: readonly (readonly [address: string, type: string, classify: string, vendor: string])[] = [
  ["/m/gameCenter", "RNG", "NEW", ""],
  ["/m/gameCenter?gameType=FISH", "FISH", "ALL", ""],
  ["/m/gameList", "RNG", "NEW", ""],
  ["/m/gameList?gameType=LIVE", "LIVE", "ALL", ""],
  ["/m/gameList?gameType=PVP&vassalage=KY", "PVP", "ALL", "KY"],
  ["/m/gameList?gameType=INHOUSE", "RNG", "NEW", "JFF"],
  ["/m/gameList?gameType=JILI", "RNG", "NEW", "JL"],
  ["/m/gameList?gameType=nonsense", "RNG", "NEW", ""],
  ["/m/gameList?vassalage=PG", "RNG", "NEW", "PG"],
  ["/m/slotsCenter", "RNG", "NEW", ""],
  ["/m/slot-games", "RNG", "NEW", ""],
  ["/m/slot-games?vassalage=PG", "RNG", "NEW", "PG"],
  ["/m/provider", "RNG", "NEW", ""],
  ["/m/poker-games", "PVP", "ALL", ""],
  ["/m/fishing-games", "FISH", "ALL", ""],
  ["/m/fishing-games?vassalage=FC", "FISH", "ALL", "FC"],
  ["/m/roulette", "LIVE", "ROU", ""],
  ["/m/baccarat", "LIVE", "BAC", ""],
  ["/m/inhouse", "RNG", "NEW", "JFF"],
  ["/m/inhouse?vassalage=PG", "RNG", "NEW", "JFF"],
  ["/m/jili", "RNG", "NEW", "JL"],
  ["/m/jili?vassalage=PG", "RNG", "NEW", "JL"],
  ["/m/live-games?vassalage=EVO", "LIVE", "ALL", "EVO"],
  ["/m/sport-games?vassalage=FB", "SPORTS", "ALL", "FB"],
  ["/m/esport-games?vassalage=IMES", "ESPORTS", "ALL", "IMES"],
  ["/m/cockfight?vassalage=PLN", "COCKFIGHT", "ALL", "PLN"],
  ["/m/lott?vassalage=TCG_SEA", "LOTT", "ALL", "TCG_SEA"],
  ["/m/elott?vassalage=TCG_LOTTO_VN", "ELOTT", "ALL", "TCG_LOTTO_VN"],
];

describe("the list of each path in the specification", () => {
  it.each(specified)("%s: %s, %s, vendor %j, 25 a page", async (address, type, classify, vendor) => {
    expect((await listed(address)).map(fieldsOf)).toEqual([
      {
        call: "listGames",
        module: undefined,
        gameType: type,
        gameClassify: classify,
        vassalage: vendor,
        pageSize: "25",
      },
    ]);
  });

  it("requests a member's collection of the list's type at /m/gameList?type=fav, 25 a page", async () => {
    expect(await listed("/m/gameList?type=fav", "member")).toEqual([
      {
        call: "listFavourites",
        module: undefined,
        fields: { pageNo: "1", pageSize: "25", gameType: "RNG", language: "ES" },
      },
    ]);
  });

  it("requests recently played games of all types at /m/recent, 25 a page", async () => {
    expect(await listed("/m/recent", "member")).toEqual([
      {
        call: "listRecentGames",
        module: undefined,
        fields: { page: "1", pageSize: "25", language: "ES", clientType: "2" },
      },
    ]);
  });

  it("requests the hot games of all types at /m/hot-games", async () => {
    expect(await listed("/m/hot-games")).toEqual([
      {
        call: "listHotGames",
        module: undefined,
        fields: { isPlatform: "2", platform: "html5", language: "ES" },
      },
    ]);
  });
});

describe("the pages of Spec §2 without a list request", () => {
  it("send platform M with every request (Spec §1)", async () => {
    const { platforms } = await visit("/m/lottery", "member");
    expect(platforms.length).toBeGreaterThan(3);
    expect(new Set(platforms)).toEqual(new Set(["M"]));
  });

  it.each([
    ["/m/live-games", "LIVE"],
    ["/m/sport-games", "SPORTS"],
    ["/m/esport-games", "ESPORTS"],
    ["/m/cockfight", "COCKFIGHT"],
    ["/m/lott", "LOTT"],
    ["/m/elott", "ELOTT"],
  ])("the vendor centre %s asks for vendors, and for games of %s only", async (address, type) => {
    const { requests } = await visit(address, "guest");
    expect(requests.filter(({ call }) => call === "listVendorCategories")).toEqual([
      { call: "listVendorCategories", module: "COMM3", fields: { typeId: "1", merchantCode: "volado" } },
    ]);
    const types = requests.filter(({ call }) => call === "listGames").map(({ fields }) => fields.gameType);
    expect([...new Set(types)]).toEqual([type]);
  });

  /** Spec §7 "launch", without the game's own fields. */
  const launch = {
    confirmTrans: "0",
    launchMode: "GLS",
    platform: "html5",
    clientType: "2",
    accountType: "1",
    merchantCode: "volado",
    language: "ES",
    webView: "false",
  };

  it.each([
    [
      "/m/play?node=1&game=G-1&vendor=JL&type=RNG",
      { ...launch, gameId: "G-1", nodeId: "1", vassalage: "JL" },
    ],
    ["/m/fb-games", expect.objectContaining({ ...launch, vassalage: "FB" })],
  ])("a member launches %s", async (address, fields) => {
    const { requests } = await visit(address, "member");
    expect(requests.filter(({ call }) => call.startsWith("launch"))).toEqual([
      { call: "launchGame", module: undefined, fields },
    ]);
  });

  it("launches for a guest by a separate call", async () => {
    const { requests } = await visit("/m/play?node=1&game=G-1&vendor=JL&type=RNG&demo=1", "guest");
    expect(requests.filter(({ call }) => call.startsWith("launch"))).toEqual([
      {
        call: "launchGuestGame",
        module: undefined,
        fields: { gameId: "G-1", nodeId: "1", platform: "html5" },
      },
    ]);
  });

  it("requests the lottery hall's menu, lotteries and numbers for the mode of the vendors", async () => {
    const { requests } = await visit("/m/lottery", "guest");
    const asked = requests.filter(({ call }) => /Lotter/.test(call));
    expect(asked.map(({ call, fields }) => [call, fields.gameType, fields.prizeMode]).sort()).toEqual([
      ["getLotteryMenu", "ELOTT", undefined],
      ["listLotteries", "ELOTT", "Elott"],
      ["listLotteryNumbers", undefined, undefined],
    ]);
  });
});

/** Spec §2 "Games", "Titles by route", "Bottom menu": title and bottom menu item of each game path. */
const named: readonly (readonly [path: string, title: string, tab: string])[] = [
  ["/m/gameCenter", "Centro de juegos", "Inicio"],
  ["/m/gameList", "Centro de juegos", "Inicio"],
  ["/m/slotsCenter", "Tragamonedas", "Inicio"],
  ["/m/slot-games", "Tragamonedas", "Inicio"],
  ["/m/provider", "Tragamonedas", "Inicio"],
  ["/m/live-games", "Casino en vivo", "Inicio"],
  ["/m/poker-games", "Póker y mesas", "Inicio"],
  ["/m/fishing-games", "Pesca", "Inicio"],
  ["/m/sport-games", "Deportes", "Deportes"],
  // Shown as SPORTS.
  ["/m/esport-games", "Deportes", "Deportes"],
  ["/m/roulette", "Ruleta", "Inicio"],
  ["/m/baccarat", "Bacará", "Inicio"],
  ["/m/inhouse", "Juegos de la casa", "Inicio"],
  ["/m/jili", "JILI", "Inicio"],
  ["/m/recent", "Jugados hace poco", "Inicio"],
  ["/m/hot-games", "Juegos populares", "Inicio"],
  ["/m/lott", "Lotería", "Inicio"],
  ["/m/elott", "Lotería electrónica", "Inicio"],
  ["/m/lottery", "Sala de loterías", "Inicio"],
  ["/m/cockfight", "Peleas de gallos", "Deportes"],
];

describe("title, tab and back target of each game path", () => {
  it("cover every path that opens", () => {
    expect([...named.map(([path]) => path), "/m/fb-games", "/m/play"].sort()).toEqual([...gamePages].sort());
  });

  it.each(named)("%s is called %s and belongs to %s", async (path, title, tab) => {
    expect(await visit(path, "member")).toMatchObject({ at: path, title, tab, arrow: true });
    expect(findRoute(path)?.back).toBe("one-step");
  });

  it("the sports page of FB is a frame over the whole screen, without menus", async () => {
    expect(await visit("/m/fb-games", "member")).toMatchObject({ tab: undefined, arrow: false });
    expect(findRoute("/m/fb-games")?.fullScreen).toBe(true);
  });
});

describe.each([
  ["/m/slot-games", "RNG", "NEW"],
  ["/m/roulette", "LIVE", "ROU"],
])("the modes of %s (Spec §4, §7)", (path, gameType, gameClassify) => {
  /** The fields that Spec §7 names for the game list, without a filter. */
  const all = {
    merchantCode: "volado",
    platform: "html5",
    clientType: "2",
    gameName: "",
    gameType,
    pageNo: "1",
    pageSize: "25",
    vassalage: "",
    gameClassify,
    language: "ES",
    isNew: String(gameClassify === "NEW"),
  };
  const minBet = gameType === "RNG" ? { minBet: "0.5" } : {};

  it.each([
    ["all", "", "listGames", all],
    ["filter by vendor", "?vassalage=PG", "listGames", { ...all, vassalage: "PG" }],
    ["filter by name", "?name=%20oro%20", "listGames", { ...all, gameName: "oro" }],
    ["minimum bet, for RNG only", "?minBet=0.5", "listGames", { ...all, ...minBet }],
    ["hot", "?type=hot", "listHotGames", { isPlatform: "2", platform: "html5", language: "ES", gameType }],
    ["fav", "?type=fav", "listFavourites", { pageNo: "1", pageSize: "25", gameType, language: "ES" }],
    [
      "recent",
      "?type=recent",
      "listRecentGames",
      { page: "1", pageSize: "25", gameType, language: "ES", clientType: "2" },
    ],
  ])("%s", async (_mode, query, call, fields) => {
    expect(await listed(path + query, "member")).toEqual([{ call, module: undefined, fields }]);
  });

  it.each(["?type=fav", "?type=recent"])(
    "%s sends a guest to login and nothing to the gateway",
    async (query) => {
      const { at, requests } = await visit(path + query, "guest");
      expect(at).toBe(`/m/login?back=${encodeURIComponent(path + query)}`);
      expect(requests.filter(({ call }) => listCalls.has(call))).toEqual([]);
    },
  );
});
