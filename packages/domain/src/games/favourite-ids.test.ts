import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { applyFavourite, revertFavourite, withoutGame, withRecent } from "./favourite-ids.ts";

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

  test("doing it twice does nothing more", () => {
    fc.assert(
      fc.property(ids, change, (before, given) => {
        const once = applyFavourite(before, given);
        expect(applyFavourite(once, given)).toBe(once);
        expect(once.includes(given.nodeId)).toBe(given.starred);
        expect(new Set(once).size).toBe(once.length);
      }),
    );
  });

  test("a refused change is taken back without touching later ones", () => {
    fc.assert(
      fc.property(ids, change, change, (before, refused, later) => {
        fc.pre(refused.nodeId !== later.nodeId);
        const shown = applyFavourite(applyFavourite(before, refused), later);
        const reverted = new Set(revertFavourite(shown, refused, before));
        expect(reverted).toEqual(new Set(applyFavourite(before, later)));
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

  test.each([
    ["3", 25, ["3", "1", "2"]],
    ["9", 25, ["9", "1", "2", "3"]],
    ["9", 2, ["9", "1"]],
  ])("playing %s (limit %i) puts it first", (nodeId, limit, after) => {
    expect(withRecent(games, { nodeId }, limit).map((game) => game.nodeId)).toEqual(after);
  });
});
