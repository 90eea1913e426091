import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { applyFavourite, withoutGame } from "./favourite-ids.ts";

const ids = fc.uniqueArray(fc.stringMatching(/^[0-9]$/));
const change = fc.record({ nodeId: fc.stringMatching(/^[0-9]$/), starred: fc.boolean() });

describe("stars (Spec §4)", () => {
  test.each([
    [["1"], { nodeId: "2", starred: true }, ["2", "1"]],
    [["1", "2"], { nodeId: "1", starred: false }, ["2"]],
    [[], { nodeId: "1", starred: true }, ["1"]],
  ])("%o after %o is %o", (before, given, after) => {
    expect(applyFavourite(before, given)).toEqual(after);
  });

  test("is idempotent", () => {
    fc.assert(
      fc.property(ids, change, (before, given) => {
        const once = applyFavourite(before, given);
        expect(applyFavourite(once, given)).toBe(once);
        expect(once.includes(given.nodeId)).toBe(given.starred);
        expect(new Set(once).size).toBe(once.length);
      }),
    );
  });
});

describe("lists of games", () => {
  const games = ["1", "2", "3"].map((nodeId) => ({ nodeId }));

  test("lose an un-starred game by its nodeId", () => {
    expect(withoutGame(games, "2").map((game) => game.nodeId)).toEqual(["1", "3"]);
    expect(withoutGame(games, "9")).toBe(games);
  });
});
