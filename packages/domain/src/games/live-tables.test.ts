import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type LiveModel,
  LiveTableState,
  liveModelTarget,
  openTables,
  orderLiveModels,
} from "./live-tables.ts";

const model = (id: string, state: LiveTableState, opensAt?: number): LiveModel => ({
  id,
  name: "Renata",
  imageUrl: "/renata.svg",
  nodeId: `N-${id}`,
  gameId: `G-${id}`,
  vendor: "LUZ",
  code: "table-1",
  tableName: "Ruleta Zócalo",
  classify: ["ROU"],
  state,
  minBet: 5,
  maxBet: 2_000,
  opensAt,
});

describe("dealers", () => {
  test("are sorted: open, full, then closed by opening time", () => {
    const given = [
      model("a", "closed", 900),
      model("b", "full"),
      model("c", "open"),
      model("d", "closed"),
      model("e", "closed", 100),
      model("f", "open"),
    ];
    expect(orderLiveModels(given).map(({ id }) => id)).toEqual(["c", "f", "b", "e", "a", "d"]);
  });

  test("are never lost by sorting", () => {
    const some = fc.array(
      fc
        .tuple(fc.constantFrom(...Object.values(LiveTableState)), fc.option(fc.nat(), { nil: undefined }))
        .map(([state, opensAt], ...rest) => model(String(rest.length), state, opensAt)),
    );
    fc.assert(
      fc.property(some, (given) => {
        const ordered = orderLiveModels(given);
        expect(new Set(ordered)).toEqual(new Set(given));
        expect(openTables(ordered)).toBe(openTables(given));
      }),
    );
  });

  test("are counted while their table can be played at", () => {
    expect(openTables([model("a", "open"), model("b", "full"), model("c", "closed")])).toBe(2);
  });

  test.each(["open", "full"] as const)("at a table that is %s launch it", (state) => {
    expect(liveModelTarget(model("a", state))).toEqual({
      nodeId: "N-a",
      gameId: "G-a",
      vendor: "LUZ",
      type: "LIVE",
      code: "table-1",
      freePlay: false,
    });
  });

  test("at a closed table launch nothing", () => {
    expect(liveModelTarget(model("a", "closed"))).toBeUndefined();
  });
});
