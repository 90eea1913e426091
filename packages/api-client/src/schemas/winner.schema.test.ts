import { expect, test } from "vitest";
import { readSchema } from "../../test-server/read-schema.ts";
import { winnersSchema } from "./winner.schema.ts";

const vo = { id: 1, iconUrl: "/oro.svg", gameName: "Oro", customerName: "ana", winAmount: "20.5" };
const read = (more: object) => readSchema(winnersSchema, [{ vo: { ...vo, ...more } }]);

test("the five fields of the specification are a winner (Spec §3)", () => {
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
