// @vitest-environment jsdom
import { cleanup } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { texts } from "../services.ts";
import { gameRoutes } from "./game-routes.ts";
import { playRoutes } from "./play-routes.ts";
import type { SentRequest } from "./testing/recording-gateway.ts";
import { prepareBrowser, type Visit, type Visitor, visit } from "./testing/visit.tsx";
import { vendorRoutes } from "./vendor-routes.ts";

beforeEach(prepareBrowser);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Calls that every page makes, or that belong to what stands around it. */
const around: ReadonlySet<string> = new Set([
  "getStatus",
  "getMemberInfo",
  "getWallet",
  "listFavouriteIds",
  "listAnnouncements",
]);
const ofPage = (requests: readonly SentRequest[]) => requests.filter(({ call }) => !around.has(call));

/** Pages that are nothing without a query. */
const queries: Readonly<Record<string, string>> = {
  "/m/play": "?node=1&game=G-1&vendor=JL&type=RNG&demo=1",
};
const visitors: readonly Visitor[] = ["guest", "member"];

const addresses = [...gameRoutes, ...vendorRoutes, ...playRoutes].map(
  ({ page: { patterns } }) => patterns[0] + (queries[patterns[0]] ?? ""),
);

const written = ({ call, module, fields }: SentRequest): string =>
  `  ${call} (module ${module ?? "none"}) ${Object.entries(fields)
    .map(([name, value]) => `${name}=${value}`)
    .join(" ")}`;

const asText = (address: string, visitor: Visitor, { at, requests, title, tab, back }: Visit): string =>
  [
    `${address} | ${visitor}${at === address ? "" : ` | leads to ${at}`}`,
    `  title: ${title ?? "none"} | tab: ${tab ?? "none"}`,
    `  back: ${back ? `${back.first} as the first page, ${back.later} after another` : "no arrow"}`,
    ...ofPage(requests).map(written).sort(),
  ].join("\n");

describe("every game route", () => {
  const lines: string[] = [];

  it.each(addresses.flatMap((address) => visitors.map((visitor) => [address, visitor] as const)))(
    "%s opens (%s)",
    async (address, visitor) => {
      const seen = await visit(address, visitor);
      lines.push(asText(address, visitor, seen));
      expect(seen.at === address || seen.at.startsWith("/m/login?back=")).toBe(true);
      expect([undefined, "", texts.t("shell.pageFailedTitle")]).not.toContain(seen.title);
      if (seen.back) {
        expect(seen.back.first).toBe("/m/home");
        expect(seen.back.later).toBe("/m/slotsCenter?name=oro");
      }
    },
  );

  it("asks for what it did before", async () => {
    await expect(`${lines.join("\n\n")}\n`).toMatchFileSnapshot("__snapshots__/game-requests.txt");
  });
});

/** The calls that fill a list. */
const listCalls: ReadonlySet<string> = new Set([
  "listGames",
  "listHotGames",
  "listRecentGames",
  "listFavourites",
]);

/** What of a list's request the specification fixes, in its own words. */
const fieldsOf = ({ call, fields }: SentRequest) => ({
  call,
  gameType: fields.gameType,
  gameClassify: fields.gameClassify,
  vassalage: fields.vassalage,
  pageSize: fields.pageSize,
});

const listed = async (address: string, visitor: Visitor = "guest") => {
  const { requests } = await visit(address, visitor);
  return requests.filter(({ call }) => listCalls.has(call));
};

/** Spec §2 "Games": type and classification of each path; §4: default NEW for RNG else ALL; §9: page sizes, INHOUSE and JILI sent as RNG. */
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
];

describe("the list that the specification names for each path", () => {
  it.each(specified)("%s: %s, %s, vendor %j, 25 a page", async (address, type, classify, vendor) => {
    expect((await listed(address)).map(fieldsOf)).toEqual([
      { call: "listGames", gameType: type, gameClassify: classify, vassalage: vendor, pageSize: "25" },
    ]);
  });

  it("asks for what was played last of all types at /m/recent, 25 a page", async () => {
    expect(await listed("/m/recent", "member")).toEqual([
      {
        call: "listRecentGames",
        module: undefined,
        fields: { page: "1", pageSize: "25", language: "ES", clientType: "2" },
      },
    ]);
  });

  it("asks for the hot games of all types at /m/hot-games", async () => {
    expect(await listed("/m/hot-games")).toEqual([
      {
        call: "listHotGames",
        module: undefined,
        fields: { isPlatform: "2", platform: "html5", language: "ES" },
      },
    ]);
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
