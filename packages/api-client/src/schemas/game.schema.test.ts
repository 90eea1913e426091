import { describe, expect, test } from "vitest";
import { REFUSED, readSchema } from "../../test-server/read-schema.ts";
import { listLiveModels, listLiveScores } from "../endpoints/live.ts";
import { listWinners } from "../endpoints/winners.ts";
import { countDroppedRows } from "./dropped-rows.ts";
import { gamePageSchema, gameSchema } from "./game.schema.ts";
import { vendorCategoriesSchema } from "./vendor.schema.ts";

const wireGame = {
  nodeId: 7,
  gameId: "g7",
  gameType: "RNG",
  gameName: "Oro",
  vassalage: "JL",
  iconUrl: "/oro.webp",
};

describe("games", () => {
  test("are converted to the domain type, with defaults", () => {
    expect(readSchema(gameSchema, wireGame)).toEqual({
      nodeId: "7",
      gameId: "g7",
      name: "Oro",
      type: "RNG",
      vendor: "JL",
      classify: [],
      roomId: undefined,
      code: "lobby",
      playable: true,
      freePlay: false,
      lotteryMode: undefined,
      playType: undefined,
      imageUrl: "/oro.webp",
      minBet: undefined,
      lines: undefined,
    });
  });

  test("all optional fields are read", () => {
    const full = {
      ...wireGame,
      gameName: null,
      nodeName: "El Oro",
      gameClassify: "HOT",
      roomId: "r",
      gameCode: "c",
      isGameH5: 0,
      freeplay: "1",
      lottoMode: "SEA",
      playType: "ent",
      minBet: "0.05",
      minLine: 20,
    };
    expect(readSchema(gameSchema, full)).toMatchObject({
      name: "El Oro",
      classify: ["HOT"],
      roomId: "r",
      code: "c",
      playable: false,
      freePlay: true,
      lotteryMode: "SEA",
      playType: "ent",
      minBet: 0.05,
      lines: 20,
    });
  });

  test.each([
    [{}, true],
    [{ isGameH5: null, supportPlay: null }, true],
    [{ isGameH5: "1", supportPlay: 1 }, true],
    [{ supportPlay: 0 }, false],
    [{ isGameH5: false, supportPlay: true }, false],
  ])("with %j it may be launched: %s", (fields, playable) => {
    expect(readSchema(gameSchema, { ...wireGame, ...fields })).toMatchObject({ playable });
  });

  test("a game without a name is called by its id", () => {
    expect(readSchema(gameSchema, { ...wireGame, gameName: "" })).toMatchObject({ name: "g7" });
  });

  test.each([undefined, null, ""])("a game with the picture %j has none", (iconUrl) => {
    expect(readSchema(gameSchema, { ...wireGame, iconUrl })).toMatchObject({ nodeId: "7", imageUrl: "" });
  });

  test.each([
    ["SUPER", []],
    [
      ["HOT", "SUPER", "NEW"],
      ["HOT", "NEW"],
    ],
    [null, []],
  ])("a game classified as %j stays, with what of it is known", (gameClassify, classify) => {
    expect(readSchema(gameSchema, { ...wireGame, gameClassify })).toMatchObject({ nodeId: "7", classify });
  });

  test.each(["nodeId", "gameType", "vassalage"])("a game without %s is refused", (field) => {
    expect(readSchema(gameSchema, { ...wireGame, [field]: undefined })).toBe(REFUSED);
  });

  test("a page has its counts", () => {
    const page = { games: [wireGame], pageNum: "1", totalPages: "3", totalCount: "60" };
    expect(readSchema(gamePageSchema, page)).toMatchObject({ page: 1, totalPages: 3, totalCount: 60 });
    expect(readSchema(gamePageSchema, { ...page, totalPages: undefined })).toBe(REFUSED);
  });
});

describe("vendor categories", () => {
  const answer = {
    mapping: {
      RNG: [
        { vassalage: "A", displayName: "Alfa", mobileLargeIcon: "/a-wide.webp", lagerIcon: "/a.webp" },
        { vassalage: "B", displayName: "Beta", gameClassify: ["NEW"] },
      ],
      LIVE: [{ vassalage: "C", displayName: "Casa" }],
    },
    sorting: [
      { gameCategory: "LIVE", vendorNames: [{ vassalage: "C" }] },
      {
        gameCategory: "RNG",
        vendorNames: [
          { vassalage: "B", accountTypeName: "Beta Plus" },
          { vassalage: "X" },
          { vassalage: "A" },
        ],
      },
      { gameCategory: "PVP", vendorNames: [] },
      { gameCategory: "UNHEARD", vendorNames: [] },
    ],
    display: ["RNG", "LIVE"],
  };

  test("follow sorting and display, and drop vendors without mapping", () => {
    const { result, dropped } = countDroppedRows(() => vendorCategoriesSchema.safeParse(answer));
    const categories = result.data ?? [];
    expect(
      categories.map(({ type, vendors }) => [type, vendors.map(({ code, name }) => `${code} ${name}`)]),
    ).toEqual([
      ["LIVE", ["C Casa"]],
      ["RNG", ["B Beta Plus", "A Alfa"]],
    ]);
    expect(categories[1]?.vendors[1]).toMatchObject({
      imageUrl: "/a-wide.webp",
      logoUrl: "/a.webp",
      classify: [],
    });
    expect(dropped).toBe(1);
  });

  test("include a vendor with an unknown classification", () => {
    const RNG = [{ vassalage: "A", displayName: "Alfa", gameClassify: ["NEW", "SUPER"] }];
    const sorting = [{ gameCategory: "RNG", vendorNames: [{ vassalage: "A" }] }];
    const { data } = vendorCategoriesSchema.safeParse({ mapping: { RNG }, sorting, display: ["RNG"] });
    expect(data?.[0]?.vendors).toMatchObject([{ code: "A", classify: ["NEW"] }]);
  });
});

const wire = {
  modelId: "D-1",
  modelName: "Renata",
  modelIcon: "/art/dealer/1/D-1.svg",
  tableName: "Ruleta Zócalo",
  tableStatus: 1,
  nodeId: "LUZ-LIVE-001",
  gameId: "G-LUZ-LIVE-001",
  gameCode: "luz-1",
  vassalage: "LUZ",
  gameClassify: ["ROU"],
  minBet: "5",
  maxBet: 2_000,
  openTime: null,
};

describe("live dealers", () => {
  test("are converted to the domain type", () => {
    expect(listLiveModels.response.parse([wire])).toEqual([
      {
        id: "D-1",
        name: "Renata",
        imageUrl: "/art/dealer/1/D-1.svg",
        nodeId: "LUZ-LIVE-001",
        gameId: "G-LUZ-LIVE-001",
        vendor: "LUZ",
        code: "luz-1",
        tableName: "Ruleta Zócalo",
        classify: ["ROU"],
        state: "open",
        minBet: 500,
        maxBet: 200_000,
        opensAt: undefined,
      },
    ]);
  });

  test.each([
    [0, "closed"],
    ["1", "open"],
    ["2", "full"],
  ])("with the status %j are %s", (tableStatus, state) => {
    expect(listLiveModels.response.parse([{ ...wire, tableStatus }])[0]?.state).toBe(state);
  });

  test("may lack limits, class and code", () => {
    const {
      minBet: _min,
      maxBet: _max,
      gameClassify: _class,
      gameCode: _code,
      openTime: _at,
      ...bare
    } = wire;
    const [model] = listLiveModels.response.parse([{ ...bare, openTime: 1_790_000_000_000 }]);
    expect(model).toMatchObject({ classify: [], code: "lobby", opensAt: 1_790_000_000_000 });
    expect([model?.minBet, model?.maxBet]).toEqual([undefined, undefined]);
  });

  test("are dropped one by one if invalid", () => {
    const { result, dropped } = countDroppedRows(() =>
      listLiveModels.response.safeParse([wire, { ...wire, tableStatus: 7 }, { ...wire, modelName: "" }]),
    );
    expect(result.data).toHaveLength(1);
    expect(dropped).toBe(2);
  });
});

const vo = { id: 1, iconUrl: "/oro.svg", gameName: "Oro", customerName: "ana", winAmount: "20.5" };
const read = (more: object) => readSchema(listWinners.response, [{ vo: { ...vo, ...more } }]);

test("a winner has five required fields (Spec §3)", () => {
  expect(read({})).toEqual([
    {
      id: "1",
      imageUrl: "/oro.svg",
      gameName: "Oro",
      customerName: "ana",
      amount: 2050,
      nodeId: undefined,
      gameId: undefined,
      vendor: undefined,
      type: undefined,
    },
  ]);
});

test("the game's ids may be numbers", () => {
  expect(read({ nodeId: 7, gameId: 8, vassalage: 9, gameType: "RNG" })).toMatchObject([
    { nodeId: "7", gameId: "8", vendor: "9", type: "RNG" },
  ]);
});

test.each([
  [{ gameType: "HOLOGRAM" }, { type: undefined }],
  [{ gameType: null }, { type: undefined }],
  [{ nodeId: "" }, { nodeId: undefined }],
  [{ vassalage: null }, { vendor: undefined }],
])("with %j the winner stays, without that", (more, without) => {
  const game = { nodeId: "N", gameId: "G", vassalage: "JL", gameType: "RNG" };
  expect(read({ ...game, ...more })).toMatchObject([{ gameName: "Oro", ...without }]);
});

describe("live scores", () => {
  const match = {
    id: 81,
    league: "Liga Marigold",
    home: "Cobres",
    away: "Tecolotes",
    homeScore: "2",
    awayScore: 0,
    minute: 67,
  };
  const sportsbook = { vassalage: "FB", live: 4, upcoming: "2", scores: [match] };
  const scored = {
    id: "81",
    league: "Liga Marigold",
    home: "Cobres",
    away: "Tecolotes",
    homeScore: 2,
    awayScore: 0,
    minute: 67,
  };

  test("are converted to the domain type", () => {
    expect(listLiveScores.response.parse([sportsbook])).toEqual([
      { vendor: "FB", live: 4, upcoming: 2, scores: [scored] },
    ]);
  });

  test("are dropped one by one if invalid, and a match may lack a minute", () => {
    const { result, dropped } = countDroppedRows(() =>
      listLiveScores.response.safeParse([
        {
          ...sportsbook,
          scores: [
            { ...match, homeScore: -1 },
            { ...match, minute: null },
          ],
        },
        { ...sportsbook, live: null },
      ]),
    );
    expect(result.data).toMatchObject([{ live: 4, scores: [{ ...scored, minute: undefined }] }]);
    expect(dropped).toBe(2);
  });
});
