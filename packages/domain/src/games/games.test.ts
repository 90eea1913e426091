import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  defaultClassify,
  GameType,
  isFilterable,
  isListed,
  offersMinimumBet,
  presentedType,
  requestedType,
} from "./game.ts";
import { firstPages, mergeGames, nextPage, pageCount } from "./paging.ts";

describe("game types (Spec §2, §9)", () => {
  test.each(
    Object.values(GameType).map((type) => ({
      type,
      requested: { INHOUSE: "RNG", JILI: "RNG" }[type as string] ?? type,
      presented: type === "ESPORTS" ? "SPORTS" : type,
      classify: ["RNG", "INHOUSE", "JILI"].includes(type) ? "NEW" : "ALL",
      filterable: type !== "ELOTT",
      listed: !["LOTT", "ELOTT"].includes(type),
    })),
  )("$type", ({ type, requested, presented, classify, filterable, listed }) => {
    expect(requestedType(type)).toBe(requested);
    expect(presentedType(type)).toBe(presented);
    expect(defaultClassify(type)).toBe(classify);
    expect(isFilterable(type)).toBe(filterable);
    expect(isListed(type)).toBe(listed);
    expect(offersMinimumBet(type, true)).toBe(type === "RNG");
    expect(offersMinimumBet(type, false)).toBe(false);
  });
});

describe("paging", () => {
  test.each([
    [1, 3, 2],
    [2, 3, 3],
    [3, 3, undefined],
    [4, 3, undefined],
    [1, 0, undefined],
  ])("after page %i of %i comes %s", (page, total, next) => {
    expect(nextPage(page, total)).toBe(next);
  });

  test.each([
    [0, 1],
    [1, 1],
    [9, 1],
    [10, 2],
    [27, 3],
  ])("%i hot games fill %i pages of 9", (count, pages) => {
    expect(pageCount(count, 9)).toBe(pages);
  });

  test("all pages together have all rows", () => {
    fc.assert(
      fc.property(fc.array(fc.nat()), fc.integer({ min: 1, max: 12 }), (rows, size) => {
        expect(firstPages(rows, pageCount(rows.length, size), size)).toEqual(rows);
        expect(firstPages(rows, 1, size).length).toBeLessThanOrEqual(size);
      }),
    );
  });
});

describe("merging pages", () => {
  const pages = fc.array(fc.array(fc.record({ nodeId: fc.stringMatching(/^[0-9]$/), from: fc.nat() })));

  test("has every game once, at its first place, in order", () => {
    fc.assert(
      fc.property(pages, (given) => {
        const merged = mergeGames(given);
        const nodes = merged.map((game) => game.nodeId);
        expect(new Set(nodes).size).toBe(nodes.length);
        expect(new Set(nodes)).toEqual(new Set(given.flat().map((game) => game.nodeId)));
        expect(merged).toEqual(
          given
            .flat()
            .filter((game, at, all) => all.findIndex((other) => other.nodeId === game.nodeId) === at),
        );
      }),
    );
  });
});
