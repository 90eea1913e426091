import { DAY_MS, HOUR_MS } from "@volado/domain/calendar";
import { GameType, LiveTableState } from "@volado/domain/games";
import { describe, expect, it } from "vitest";
import { gameFields, useGuest, wrongFieldsOf } from "../testing/index.ts";

const gateway = useGuest();
const list = (fields: object = {}) => gateway.read("listGames", gameFields(fields));
const all = async (fields: object = {}) => (await list({ pageSize: 100, ...fields })).games;

describe("the game list", () => {
  it("comes in pages that together hold every game once", async () => {
    const { totalPages, totalCount } = await list();
    expect(totalPages).toBeGreaterThan(4);
    const pages = await Promise.all(
      Array.from({ length: totalPages }, (_, page) => list({ pageNo: page + 1 })),
    );
    const ids = pages.flatMap(({ games }) => games.map(({ nodeId }) => nodeId));
    expect([ids.length, new Set(ids).size]).toEqual([totalCount, totalCount]);
    expect((await list({ pageNo: 999 })).games).toEqual([]);
    const none = { games: [], page: 1, totalPages: 1, totalCount: 0 };
    expect(await list({ gameName: "zzzz" })).toEqual(none);
  });

  it.each([
    ["PIRÁMIDE", "piramide"],
    ["Coyote rojo. ", "coy\u200bote rojo"],
  ])("is found by the name %j as by %j", async (gameName, same) => {
    const found = await all({ gameName });
    expect(found.length).toBeGreaterThan(0);
    expect(found).toEqual(await all({ gameName: same }));
  });

  it.each([
    ["PVP", "blackjack", "Veintiuna"],
    ["LIVE", "Roulette", "Ruleta"],
    ["RNG", "plinko", "Canicas"],
    ["RNG", "Crash", "Papalote"],
  ] as const)(
    "is found among %s by what its game is also called: %s, %s",
    async (gameType, gameName, name) => {
      const found = await all({ gameType, gameName });
      expect(found.map((game) => game.name)).toContainEqual(expect.stringContaining(name));
    },
  );

  it("narrows by vendor, minimum bet and lines, all at once", async () => {
    const found = await all({ vassalage: "JL", minBet: 0.5, minLine: 20 });
    expect(found.length).toBeGreaterThan(0);
    for (const game of found) {
      expect(game).toMatchObject({ vendor: "JL", minBet: 0.5 });
      expect(game.lines).toBeGreaterThanOrEqual(20);
    }
  });

  it("lists all games for NEW, newest first", async () => {
    const [newest, whole] = [await list({ gameClassify: "NEW", isNew: true }), await list()];
    expect(newest.totalCount).toBe(whole.totalCount);
    for (const { classify } of newest.games) expect(classify).toContain("NEW");
    expect(newest.games).not.toEqual(whole.games);
  });

  it.each([
    ["RNG", "HOT"],
    ["LIVE", "ROU"],
    ["LIVE", "BAC"],
  ])("gives of %s as %s only what is classified so", async (gameType, gameClassify) => {
    const found = await all({ gameType, gameClassify });
    expect(found.length).toBeGreaterThan(5);
    for (const { classify } of found) expect(classify).toContain(gameClassify);
  });

  it("marks games that can't be launched", async () => {
    const closed = (await all({ vassalage: "LUC" })).filter(({ playable }) => !playable);
    expect(closed.map(({ nodeId }) => nodeId)).toEqual(["LUC-RNG-038"]);
  });

  it.each(["FAV", "RECENT"])("is refused for %s, which has a call of its own", async (gameClassify) => {
    expect(wrongFieldsOf(await gateway.send("listGames", gameFields({ gameClassify })))).toEqual([
      "gameClassify",
    ]);
  });
});

it("hot games are of the requested type, or of all types", async () => {
  const types = async (fields: object) => {
    const asked = { isPlatform: "2", platform: "html5", language: "ES", ...fields };
    return new Set((await gateway.read("listHotGames", asked)).map(({ type }) => type));
  };
  expect(await types({ gameType: "RNG" })).toEqual(new Set(["RNG"]));
  expect((await types({})).size).toBeGreaterThan(3);
});

it("vendor categories put e-sports and cockfight vendors inside sports", async () => {
  const categories = await gateway.read("listVendorCategories", { typeId: "1", merchantCode: "volado" });
  const codes = (type: GameType) =>
    categories.find((category) => category.type === type)?.vendors.map(({ code }) => code);
  expect(codes(GameType.Sports)).toEqual(["FB", "GLZ", "CNC", "IMES", "DS88", "TF", "PLN", "NVJ"]);
  expect(codes(GameType.ElectronicLottery)).toContain("TCG_LOTTO_VN");
  expect(codes(GameType.Esports)).toBe(undefined);
});

describe("dealers at their tables", () => {
  const dealers = () =>
    gateway.read("listLiveModels", { merchantCode: "volado", platform: "html5", language: "ES" });
  const dealer = async (requested: string) => {
    const found = (await dealers()).find(({ name }) => name === requested);
    if (!found) throw new Error(`${requested} is no dealer of the seeded world`);
    return found;
  };
  const now = () => gateway.services().now();
  /** Moves the gateway's clock to an hour of the day in Mexico City (UTC-6), a minute past it. */
  const at = (hour: number) => {
    const target = ((hour + 6) % 24) * HOUR_MS + 60_000;
    gateway.later((target - (now() % DAY_MS) + DAY_MS) % DAY_MS);
  };

  it("have a table with limits, which is never full", async () => {
    const renata = await dealer("Renata");
    expect(renata).toMatchObject({ nodeId: "LUZ-LIVE-001", minBet: 500, maxBet: 500_000 });
    expect((await dealers()).map(({ state }) => state)).not.toContain(LiveTableState.Full);
    await gateway.services().db.updateTable("dealers").set({ full: true }).execute();
    expect((await dealer("Valeria")).state).toBe(LiveTableState.Open);
  });

  it("include some at work and some off at every hour", async () => {
    for (const hour of [1, 6, 11, 15, 19, 23]) {
      at(hour);
      const states = (await dealers()).map(({ state }) => state);
      expect(states.filter((state) => state === LiveTableState.Open).length).toBeGreaterThan(7);
      expect(states).toContain(LiveTableState.Closed);
    }
  });

  it("leave at the end of their shift with the time of their return, past midnight too", async () => {
    at(1);
    expect(await dealer("Natalia")).toMatchObject({ state: LiveTableState.Open, opensAt: undefined });
    at(2);
    const off = await dealer("Natalia");
    expect(off.state).toBe(LiveTableState.Closed);
    const wait = (off.opensAt ?? 0) - now();
    expect(wait).toBeGreaterThan(15 * HOUR_MS);
    expect(wait).toBeLessThanOrEqual(16 * HOUR_MS);
    gateway.later(wait);
    expect((await dealer("Natalia")).state).toBe(LiveTableState.Open);
  });

  it("are closed without an opening time while their game can't be played", async () => {
    const { db, catalogue } = gateway.services();
    const change = db.updateTable("games").set({ state: "maintenance" });
    await change.where("node_id", "=", "LUZ-LIVE-001").execute();
    await catalogue.reload();
    expect(await dealer("Renata")).toMatchObject({ state: LiveTableState.Closed, opensAt: undefined });
  });
});
