import { describe, expect, test } from "vitest";
import { allOfType, type GameListScope } from "./game-list-scope.ts";
import { gameListStateFromSearch } from "./game-list-search.ts";
import { applyFilter, type GameListFilter, openGameList } from "./game-list-state.ts";

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

describe("an address that asks for more than a call takes", () => {
  const read = (search: Record<string, string>) =>
    gameListStateFromSearch(new URLSearchParams(search), slots, true);

  test("looks for as much of the name as can be looked for", () => {
    expect(read({ name: "a".repeat(130) })).toMatchObject({ mode: "filter", name: "a".repeat(100) });
  });

  test.each([
    ["V".repeat(100), "filter", "V".repeat(100)],
    ["V".repeat(101), "all", ""],
  ])("has a vendor, or what can't be one (%#)", (vassalage, mode, vendor) => {
    expect(read({ vassalage })).toMatchObject({ mode, vendor });
  });
});
