import { describe, expect, test } from "vitest";
import { countDroppedRows } from "./dropped-rows.ts";
import { liveModelsSchema } from "./live-model.schema.ts";

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

describe("dealers at their tables", () => {
  test("come in words of the domain", () => {
    expect(liveModelsSchema.parse([wire])).toEqual([
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
    expect(liveModelsSchema.parse([{ ...wire, tableStatus }])[0]?.state).toBe(state);
  });

  test("need no limits, class or code", () => {
    const {
      minBet: _min,
      maxBet: _max,
      gameClassify: _class,
      gameCode: _code,
      openTime: _at,
      ...bare
    } = wire;
    const [model] = liveModelsSchema.parse([{ ...bare, openTime: 1_790_000_000_000 }]);
    expect(model).toMatchObject({ classify: [], code: "lobby", opensAt: 1_790_000_000_000 });
    expect([model?.minBet, model?.maxBet]).toEqual([undefined, undefined]);
  });

  test("are left out one by one when a row makes no sense", () => {
    const { result, dropped } = countDroppedRows(() =>
      liveModelsSchema.safeParse([wire, { ...wire, tableStatus: 7 }, { ...wire, modelName: "" }]),
    );
    expect(result.data).toHaveLength(1);
    expect(dropped).toBe(2);
  });
});
