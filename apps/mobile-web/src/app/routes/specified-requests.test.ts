// @vitest-environment jsdom
import { listFavourites, listHotGames, listRecentGames } from "@volado/api-client/endpoints";
import { limits } from "@volado/config";
import { GameType } from "@volado/domain/games";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { stubScreen } from "../../shared/testing/stub-screen.ts";
import { queryClient, services } from "../services.ts";
import { findRoute } from "./routes.ts";

beforeEach(() => stubScreen());
afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

const fieldsOf = (url: string) => Object.fromEntries(new URL(url, window.location.origin).searchParams);

/** Fields of the first list request of the page at an address, before it is rendered. */
const listed = async (address: string) => {
  const { pathname, searchParams } = new URL(address, window.location.origin);
  const fetch = vi.fn(async (_url: string) =>
    Response.json({ success: true, value: { games: [], pageNum: 1, totalPages: 0, totalCount: 0 } }),
  );
  vi.stubGlobal("fetch", fetch);
  await findRoute(pathname)?.screen.begin(searchParams, { client: services.client, queryClient });
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledOnce());
  const [[url] = [""]] = fetch.mock.calls;
  expect(url).toMatch(/^\/api\/games\?/);
  return fieldsOf(url);
};

/** Milliseconds for loading a screen's code, on a busy machine too. */
const GIVE_UP_AFTER_MS = 120_000;

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
  ["/m/roulette?vassalage=PG", "LIVE", "ROU", "PG"],
  ["/m/baccarat", "LIVE", "BAC", ""],
  ["/m/inhouse", "RNG", "NEW", "JFF"],
  ["/m/inhouse?vassalage=PG", "RNG", "NEW", "JFF"],
  ["/m/jili", "RNG", "NEW", "JL"],
  ["/m/jili?vassalage=PG", "RNG", "NEW", "JL"],
];

/** The fields that Spec §7 names for the game list. */
const request = (gameType: string, gameClassify: string, vassalage = "") => ({
  merchantCode: "volado",
  platform: "html5",
  clientType: "2",
  gameName: "",
  gameType,
  pageNo: "1",
  pageSize: "25",
  vassalage,
  gameClassify,
  language: "ES",
  isNew: String(gameClassify === "NEW"),
});

describe("the first list of a page", () => {
  it.each(specified)(
    "at %s is of %s, %s, vendor %j, 25 a page",
    async (address, type, classify, vendor) => {
      expect(await listed(address)).toEqual(request(type, classify, vendor));
    },
    GIVE_UP_AFTER_MS,
  );

  it.each([
    ["/m/slot-games?name=%20oro%20", { ...request("RNG", "NEW"), gameName: "oro" }],
    ["/m/slot-games?minBet=0.5", { ...request("RNG", "NEW"), minBet: "0.5" }],
    ["/m/roulette?minBet=0.5", request("LIVE", "ROU")],
  ])("at %s is filtered (Spec §4, §7)", async (address, fields) => {
    expect(await listed(address)).toEqual(fields);
  });
});

// packages/domain/src/games/game-list.test.ts tests which of them an address selects.
it("the other calls of a game list have the fields of Spec §7", () => {
  const context = { merchant: "volado", platform: "M", language: "ES" };
  const gameType = GameType.Slots;
  const page = { page: 1, pageSize: limits.pageSize.favourites, type: gameType };
  expect(listHotGames.encode({ type: gameType }, context)).toEqual({
    isPlatform: "2",
    platform: "html5",
    language: "ES",
    gameType,
  });
  expect(listFavourites.encode(page, context)).toEqual({
    pageNo: 1,
    pageSize: 25,
    gameType,
    language: "ES",
  });
  expect(listRecentGames.encode(page, context)).toEqual({
    page: 1,
    pageSize: 25,
    gameType,
    language: "ES",
    clientType: "2",
  });
});
