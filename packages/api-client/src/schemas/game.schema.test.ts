import { describe, expect, test } from "vitest";
import { REFUSED, readSchema } from "../../test-server/read-schema.ts";
import { countDroppedRows } from "./dropped-rows.ts";
import { gamePageSchema, gameSchema } from "./game.schema.ts";

const wireGame = {
  nodeId: 7,
  gameId: "g7",
  gameType: "RNG",
  gameName: "Oro",
  vassalage: "JL",
  iconUrl: "/oro.webp",
};

describe("games", () => {
  test("wire words stop here, and what is missing has its default", () => {
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

  test("everything that may be sent is read", () => {
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

  test("a game without any name is called by its id", () => {
    expect(readSchema(gameSchema, { ...wireGame, gameName: "" })).toMatchObject({ name: "g7" });
  });

  test.each([undefined, null, ""])("a game whose picture is %j stays, without one", (iconUrl) => {
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

  test.each(["nodeId", "gameType", "vassalage"])("a game without %s is none", (field) => {
    expect(readSchema(gameSchema, { ...wireGame, [field]: undefined })).toBe(REFUSED);
  });

  test("a page loses no game for its picture or its classification", () => {
    const strange = { ...wireGame, nodeId: 8, iconUrl: undefined, gameClassify: "SUPER" };
    const page = { games: [wireGame, strange], pageNum: 1, totalPages: 1, totalCount: 2 };
    const { result, dropped } = countDroppedRows(() => readSchema(gamePageSchema, page));
    expect(result).toMatchObject({ games: [{ nodeId: "7" }, { nodeId: "8" }] });
    expect(dropped).toBe(0);
  });

  test("a page counts", () => {
    const page = { games: [wireGame], pageNum: "1", totalPages: "3", totalCount: "60" };
    expect(readSchema(gamePageSchema, page)).toMatchObject({ page: 1, totalPages: 3, totalCount: 60 });
    expect(readSchema(gamePageSchema, { ...page, totalPages: undefined })).toBe(REFUSED);
  });
});
