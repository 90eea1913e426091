import { GameType } from "@volado/domain/games";
import { afterEach, describe, expect, it } from "vitest";
import * as z from "zod";
import { readValue } from "../testing/answer-value.ts";
import { gameFields, type TestAnswer } from "../testing/call-gateway.ts";
import { useGateway } from "../testing/test-gateway.ts";

const gameSchema = z.object({
  nodeId: z.string(),
  gameName: z.string(),
  gameType: z.string(),
  vassalage: z.string(),
  gameClassify: z.array(z.string()),
  minBet: z.nullable(z.number()),
  minLine: z.nullable(z.number()),
  iconUrl: z.string(),
  supportPlay: z.boolean(),
});
const pageSchema = z.object({
  games: z.array(gameSchema),
  totalPages: z.number(),
  totalCount: z.number(),
});
const categoriesSchema = z.object({
  mapping: z.record(z.string(), z.array(z.object({ vassalage: z.string() }))),
  display: z.array(z.string()),
});

const gateway = useGateway();
const list = (fields: Readonly<Record<string, unknown>> = {}) =>
  gateway.call({ id: "listGames", fields: gameFields(fields) });
const games = (answer: TestAnswer) => readValue(answer, pageSchema).games;
const totalCount = (answer: TestAnswer) => readValue(answer, pageSchema).totalCount;
const all = (fields: Readonly<Record<string, unknown>> = {}) =>
  list({ pageSize: 100, ...fields }).then(games);

afterEach(() => expect(gateway.log).toEqual([]));

describe("the game list", () => {
  it("comes in pages that together hold every game once", async () => {
    const { totalPages, totalCount } = readValue(await list(), pageSchema);
    expect(totalPages).toBeGreaterThan(4);
    const pages = await Promise.all(
      Array.from({ length: totalPages }, (_, index) => list({ pageNo: index + 1 }).then(games)),
    );
    const ids = pages.flat().map(({ nodeId }) => nodeId);
    expect(new Set(ids).size).toBe(totalCount);
    expect(ids).toHaveLength(totalCount);
  });

  it("is empty past its end and has one empty page when nothing fits", async () => {
    expect(games(await list({ pageNo: 999 }))).toEqual([]);
    expect((await list({ gameName: "zzzz" })).body.value).toEqual({
      games: [],
      pageNum: 1,
      totalPages: 1,
      totalCount: 0,
    });
  });

  it("is found by name without regard to case and accents", async () => {
    const [plain, accented] = await Promise.all([
      all({ gameName: "piramide" }),
      all({ gameName: "PIRÁMIDE" }),
    ]);
    expect(plain.length).toBeGreaterThan(0);
    expect(plain).toEqual(accented);
    for (const { gameName } of plain) expect(gameName).toContain("Pirámide");
  });

  it.each([
    "Coyote rojo. ",
    "coyote  rojo",
    "coyote\u00a0rojo",
    "ｃｏｙｏｔｅ　ｒｏｊｏ",
    "coy\u200bote rojo",
  ])("is found by the name %j as keyboards write it", async (gameName) => {
    const found = await all({ gameName });
    expect(found.length).toBeGreaterThan(0);
    expect(found).toEqual(await all({ gameName: "coyote rojo" }));
  });

  it("narrows by vendor, minimum bet and lines, all at once", async () => {
    const found = await all({ vassalage: "JL", minBet: 0.5, minLine: 20 });
    expect(found.length).toBeGreaterThan(0);
    for (const game of found) {
      expect(game).toMatchObject({ vassalage: "JL", minBet: 0.5 });
      expect(game.minLine).toBeGreaterThanOrEqual(20);
    }
  });

  it("gives NEW everything, the newest first", async () => {
    const [newest, whole] = await Promise.all([list({ gameClassify: "NEW", isNew: true }), list()]);
    expect(totalCount(newest)).toBe(totalCount(whole));
    for (const { gameClassify } of games(newest)) expect(gameClassify).toContain("NEW");
    expect(games(newest)).not.toEqual(games(whole));
  });

  it.each(["HOT", "ROU", "BAC"])("gives %s only what is classified so", async (gameClassify) => {
    const found = await all({ gameType: gameClassify === "HOT" ? "RNG" : "LIVE", gameClassify });
    expect(found.length).toBeGreaterThan(5);
    for (const game of found) expect(game.gameClassify).toContain(gameClassify);
  });

  it.each(["FAV", "RECENT"])("refuses %s, which has a call of its own", async (gameClassify) => {
    expect(await list({ gameClassify })).toMatchObject({
      status: 422,
      body: { code: "invalid_input", value: { issues: [{ path: "gameClassify" }] } },
    });
  });

  it.each(["RNG", "FISH", "PVP", "LIVE", "SPORTS", "ESPORTS", "LOTT", "ELOTT", "COCKFIGHT"])(
    "has games of the type %s",
    async (gameType) => {
      const found = await all({ gameType });
      expect(found.length).toBeGreaterThan(0);
      for (const game of found) expect(game.gameType).toBe(gameType);
    },
  );

  it("says which game may not be launched", async () => {
    const lucero = await all({ vassalage: "LUC", gameClassify: "ALL" });
    const closed = lucero.filter(({ supportPlay }) => !supportPlay).map(({ nodeId }) => nodeId);
    expect(closed).toEqual(["LUC-RNG-038"]);
  });

  it("tells which field is wrong", async () => {
    const answer = await list({ pageNo: 0, gameType: "CHESS" });
    expect(answer.status).toBe(422);
    const { issues } = readValue(answer, z.object({ issues: z.array(z.object({ path: z.string() })) }));
    expect(issues.map(({ path }) => path).sort()).toEqual(["gameType", "pageNo"]);
  });
});

describe("hot games", () => {
  it("are of the asked type, or of all types", async () => {
    const fields = { isPlatform: "2", platform: "html5", language: "ES" };
    const hot = await gateway.call({ id: "listHotGames", fields });
    const slots = await gateway.call({ id: "listHotGames", fields: { ...fields, gameType: "RNG" } });
    const types = (answer: TestAnswer) =>
      new Set(readValue(answer, z.array(gameSchema)).map(({ gameType }) => gameType));
    expect(types(slots)).toEqual(new Set(["RNG"]));
    expect(types(hot).size).toBeGreaterThan(3);
  });
});

describe("vendor categories", () => {
  it("put e-sports and cockfight vendors inside sports", async () => {
    const fields = { typeId: "1", merchantCode: "volado" };
    const answer = await gateway.call({ id: "listVendorCategories", fields });
    const { mapping, display } = readValue(answer, categoriesSchema);
    const codes = (type: GameType) => mapping[type]?.map(({ vassalage }) => vassalage);
    expect(codes(GameType.Sports)).toEqual(["FB", "GLZ", "CNC", "IMES", "DS88", "TF", "PLN", "NVJ"]);
    expect(codes(GameType.ElectronicLottery)).toContain("TCG_LOTTO_VN");
    expect(display).not.toContain("ESPORTS");
  });
});

describe("pictures of games", () => {
  it("are where the list says", async () => {
    for (const { iconUrl } of games(await list({ pageSize: 3 }))) {
      const picture = await fetch(gateway.url() + iconUrl);
      expect(picture.status).toBe(200);
      expect(picture.headers.get("Cache-Control")).toContain("immutable");
    }
  });
});
