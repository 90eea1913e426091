import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { gameListStateFromSearch, pagesAt, placeFromSearch } from "./game-list-search.ts";
import {
  allOfType,
  applyFilter,
  type GameListFilter,
  type GameListScope,
  openGameList,
} from "./game-list-state.ts";

const slots = allOfType("RNG");
const live = allOfType("LIVE");
const jili: GameListScope = { type: "JILI", classify: undefined, vendors: ["JL"] };
const inHouse: GameListScope = { type: "INHOUSE", classify: undefined, vendors: ["JFF", "JFG"] };
const none: GameListFilter = { vendor: "", name: "", minBet: undefined, minLines: undefined };

describe("the address", () => {
  const read = (search: string, scope = slots, linesShown = true) =>
    gameListStateFromSearch(new URLSearchParams(search), scope, linesShown);

  test("has no minimum bet where slots show no lines", () => {
    expect(read("minBet=0.5&minLine=5", slots, false)).toEqual(openGameList(slots));
  });

  test.each([
    ["", slots, openGameList(slots)],
    ["type=fav", slots, openGameList(slots, "fav")],
    ["type=hot&name=oro", slots, openGameList(slots, "hot")],
    ["type=nonsense", slots, openGameList(slots)],
    ["vassalage=PG", slots, applyFilter(openGameList(slots), { ...none, vendor: "PG" })],
    ["minBet=0.5&minLine=5", slots, { ...openGameList(slots), minBet: 0.5, minLines: 5 }],
    ["minBet=0.3&minLine=-1", slots, openGameList(slots)],
    ["minBet=0.5&minLine=5", live, openGameList(live)],
    ["minBet=0.5&minLine=5", jili, openGameList(jili)],
    ["vassalage=JL", jili, openGameList(jili)],
    ["vassalage=PG", jili, openGameList(jili)],
    ["vassalage=JFG", inHouse, applyFilter(openGameList(inHouse), { ...none, vendor: "JFG" })],
    ["vassalage=PG&name=oro", inHouse, applyFilter(openGameList(inHouse), { ...none, name: "oro" })],
  ])("%j opens %o", (search, scope, state) => {
    expect(read(search, scope)).toEqual(state);
  });
});

describe("an address that exceeds the call's limits", () => {
  const read = (search: Record<string, string>) =>
    gameListStateFromSearch(new URLSearchParams(search), slots, true);

  test("has its name cut", () => {
    expect(read({ name: "a".repeat(130) })).toMatchObject({ mode: "filter", name: "a".repeat(100) });
  });

  test.each([
    ["V".repeat(100), "filter", "V".repeat(100)],
    ["V".repeat(101), "all", ""],
  ])("ignores a vendor that is too long (%#)", (vassalage, mode, vendor) => {
    expect(read({ vassalage })).toMatchObject({ mode, vendor });
  });
});

describe("the place in an address", () => {
  test.each([
    ["at=40", 40],
    ["name=oro&at=7", 7],
    ["", undefined],
    ["at=", undefined],
    ["at=0", undefined],
    ["at=-3", undefined],
    ["at=1e3", undefined],
    ["at=4.5", undefined],
    ["at=123456", undefined],
    ["at=%20", undefined],
  ])("%j is %s", (search, place) => {
    expect(placeFromSearch(new URLSearchParams(search))).toBe(place);
  });
});

describe("pages at a place", () => {
  test.each([
    [undefined, 25, 1, 1],
    [1, 25, 1, 1],
    [7, 25, 1, 1],
    [8, 25, 1, 2],
    [33, 25, 1, 3],
    [57, 25, 1, 3],
    [58, 25, 3, 4],
    [75, 25, 4, 4],
    [12, 9, 2, 4],
    [5000, 25, 201, 201],
    [5010, 25, 201, 202],
    [99_999, 25, 4000, 4001],
  ])("%s at %i a page: %i to %i", (place, size, first, last) => {
    expect(pagesAt(place, size)).toEqual({ first, last });
  });

  test("are at most three, with the place and a screen below it", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999 }), fc.constantFrom(9, 20, 25, 30), (place, size) => {
        const { first, last } = pagesAt(place, size);
        expect(last - first).toBeLessThan(3);
        expect((first - 1) * size).toBeLessThanOrEqual(place);
        expect(last * size).toBeGreaterThanOrEqual(place + 18);
      }),
    );
  });
});
