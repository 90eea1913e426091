import { describe, expect, test } from "vitest";
import { REFUSED, readSchema } from "../../test-server/read-schema.ts";
import { countDroppedRows } from "./dropped-rows.ts";
import {
  lotteryListSchema,
  lotteryMenuSchema,
  lotteryNumbersSchema,
  vietnameseDrawsSchema,
} from "./lottery.schema.ts";

const wireLottery = {
  nodeId: 7,
  gameId: "g7",
  gameType: "ELOTT",
  gameName: "Keno",
  vassalage: "TCG_LOTTO_VN",
  gameCode: "keno",
  lottoMode: "Elott",
  playType: "trad",
  iconUrl: "/keno.svg",
  drawNo: "20261121-1",
  drawTime: 2_000,
  closeTime: 1_500,
  open: true,
};
const lotteries = (...list: readonly object[]) => ({ serverTime: 1_000, list });

const lottery = {
  nodeId: "7",
  gameId: "g7",
  name: "Keno",
  type: "ELOTT",
  vendor: "TCG_LOTTO_VN",
  code: "keno",
  lotteryMode: "Elott",
  playType: "trad",
  imageUrl: "/keno.svg",
  drawNumber: "20261121-1",
  drawsAt: 2_000,
  closesAt: 1_500,
  open: true,
};

describe("the menu", () => {
  test("has the gateway's order and drops unknown modes", () => {
    const answer = [
      { prizeMode: "SEA", playType: "ent", count: "3" },
      { prizeMode: "Lotto9", playType: "trad", count: 1 },
      { prizeMode: "Elott", playType: "live", count: 1 },
      { prizeMode: "Elott", playType: "trad", count: 0 },
    ];
    const { result, dropped } = countDroppedRows(() => readSchema(lotteryMenuSchema, answer));
    expect(result).toEqual([
      { prizeMode: "SEA", playType: "ent", count: 3 },
      { prizeMode: "Elott", playType: "trad", count: 0 },
    ]);
    expect(dropped).toBe(2);
  });
});

describe("a list of lotteries", () => {
  test("is converted to the domain type", () => {
    expect(readSchema(lotteryListSchema, lotteries(wireLottery))).toEqual({
      serverTime: 1_000,
      lotteries: [lottery],
    });
  });

  test.each<[string, object, object]>([
    ["without a code is the vendor's lobby", { gameCode: null }, { code: "lobby" }],
    ["without mode and kind names none", { lottoMode: "", playType: null }, { lotteryMode: undefined }],
    ["that never closes closes at its draw", { closeTime: undefined }, { closesAt: 2_000 }],
    ["closes at its draw at the latest", { closeTime: 3_000 }, { closesAt: 2_000 }],
    ["may be paused", { open: "0" }, { open: false }],
  ])("one %s", (_, wire, expected) => {
    expect(readSchema(lotteryListSchema, lotteries({ ...wireLottery, ...wire }))).toMatchObject({
      lotteries: [expected],
    });
  });

  test.each([
    { gameType: "RNG" },
    { drawTime: "soon" },
    { drawNo: "" },
    { gameName: "" },
    { nodeId: undefined },
  ])("drops a row with %o, and fails when it was the only one", (broken) => {
    const bad = { ...wireLottery, ...broken };
    expect(readSchema(lotteryListSchema, lotteries(bad, wireLottery))).toMatchObject({
      lotteries: [lottery],
    });
    expect(readSchema(lotteryListSchema, lotteries(bad))).toBe(REFUSED);
  });

  test("may be empty, but needs the gateway's time", () => {
    expect(readSchema(lotteryListSchema, lotteries())).toEqual({ serverTime: 1_000, lotteries: [] });
    expect(readSchema(lotteryListSchema, { list: [] })).toBe(REFUSED);
  });
});

describe("drawn numbers", () => {
  const wire = { nodeId: "7", drawNo: "1", drawTime: 5, numbers: ["07", "12"] };
  const draw = { nodeId: "7", drawNumber: "1", drawnAt: 5, numbers: ["07", "12"] };

  test("keep their leading zeros", () => {
    expect(readSchema(lotteryNumbersSchema, [wire])).toEqual([draw]);
    expect(readSchema(lotteryNumbersSchema, [{ ...wire, numbers: [7, "012"] }])).toEqual([
      { ...draw, numbers: ["7", "012"] },
    ]);
  });

  test.each([{ numbers: [] }, { numbers: ["7a"] }, { numbers: [-1] }, { numbers: "07,12" }])(
    "of %o are left out",
    (broken) => {
      expect(readSchema(lotteryNumbersSchema, [{ ...wire, ...broken }, wire])).toEqual([draw]);
    },
  );
});

describe("Vietnamese results", () => {
  const wire = {
    region: "north",
    provinceCode: "HN",
    provinceName: "Hà Nội",
    drawTime: 5,
    prizes: [
      { rank: "special", numbers: ["01234"] },
      { rank: 1, numbers: ["98765"] },
    ],
  };

  test("have prizes by rank", () => {
    expect(readSchema(vietnameseDrawsSchema, [wire])).toEqual([
      {
        region: "north",
        provinceCode: "HN",
        province: "Hà Nội",
        drawsAt: 5,
        prizes: [
          { rank: "special", numbers: ["01234"] },
          { rank: "1", numbers: ["98765"] },
        ],
      },
    ]);
  });

  test("have no prizes before the draw; an invalid prize is dropped", () => {
    const answer = [
      { ...wire, prizes: [] },
      { ...wire, prizes: [{ rank: "1", numbers: [] }, ...wire.prizes] },
      { ...wire, region: "west" },
    ];
    const { result, dropped } = countDroppedRows(() => readSchema(vietnameseDrawsSchema, answer));
    expect(result).toMatchObject([{ prizes: [] }, { prizes: [{ rank: "special" }, { rank: "1" }] }]);
    expect(dropped).toBe(2);
  });
});
