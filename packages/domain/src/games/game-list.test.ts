import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { GameClassify, GameType, MINIMUM_BETS, offersMinimumBet, requestedType } from "./game.ts";
import { needsSession } from "./game-list-mode.ts";
import { firstGames, gameListRequest } from "./game-list-request.ts";
import { gameListStateFromSearch, searchFromGameListState } from "./game-list-search.ts";
import {
  allOfType,
  applyFilter,
  changeFilter,
  type GameListFilter,
  type GameListScope,
  type GameListState,
  openGameList,
  ownVendor,
  resetFilter,
  switchMode,
  vendorWithin,
  withinScope,
} from "./game-list-state.ts";

const slots = allOfType("RNG");
const live = allOfType("LIVE");
const roulette: GameListScope = { ...live, classify: "ROU" };
const jili: GameListScope = { type: "JILI", classify: undefined, vendors: ["JL"] };
const inHouse: GameListScope = { type: "INHOUSE", classify: undefined, vendors: ["JFF", "JFG"] };
const sizes = { hotGames: 9, gameList: 25, recents: 20, favourites: 30 };
const none: GameListFilter = { vendor: "", name: "", minBet: undefined, minLines: undefined };

describe("opening", () => {
  test.each([
    [slots, "NEW"],
    [live, "ALL"],
    [roulette, "ROU"],
    [jili, "NEW"],
    [inHouse, "NEW"],
  ])("%o starts with classification %s (Spec §4)", (scope, classify) => {
    expect(openGameList(scope)).toEqual({
      scope,
      mode: "all",
      classify,
      ...none,
      vendor: ownVendor(scope),
    });
  });

  test.each([
    ["hot", "HOT"],
    ["recent", "RECENT"],
    ["fav", "FAV"],
  ] as const)("the tab %s has classification %s", (mode, classify) => {
    expect(openGameList(roulette, mode)).toMatchObject({ mode, classify });
  });
});

describe("the filter", () => {
  const deep = openGameList(slots, "hot");

  test.each([
    { chosen: none, mode: "all" },
    { chosen: { ...none, minBet: 0.5 }, mode: "all" },
    { chosen: { ...none, vendor: "PG" }, mode: "filter" },
    { chosen: { ...none, name: " oro " }, mode: "filter" },
    { chosen: { ...none, name: "   " }, mode: "all" },
    { chosen: { ...none, vendor: "PG", name: "oro" }, mode: "filter" },
  ])("$chosen gives mode $mode", ({ chosen, mode }) => {
    const applied = applyFilter(deep, chosen);
    expect(applied).toMatchObject({ mode, minBet: chosen.minBet, name: chosen.name.trim() });
  });

  test("cuts a long name", () => {
    const { name } = applyFilter(openGameList(slots), {
      ...none,
      name: ` ${"a".repeat(99)} b${"c".repeat(50)}`,
    });
    expect(name).toBe("a".repeat(99));
    expect(applyFilter(openGameList(slots), { ...none, name: "a".repeat(101) }).name).toBe("a".repeat(100));
  });

  test("keeps the page's own vendor as the default", () => {
    expect(applyFilter(openGameList(jili), none)).toMatchObject({ mode: "all", vendor: "JL" });
    expect(applyFilter(openGameList(jili), { ...none, name: "oro" })).toMatchObject({
      mode: "filter",
      vendor: "JL",
    });
  });

  test.each([
    { requested: "", shown: "JFF", mode: "all" },
    { requested: "JFF", shown: "JFF", mode: "all" },
    { requested: "JFG", shown: "JFG", mode: "filter" },
    { requested: "PG", shown: "JFF", mode: "all" },
  ])("on a page of several vendors shows $shown for $requested", ({ requested, shown, mode }) => {
    expect(vendorWithin(inHouse, requested)).toBe(shown);
    const applied = applyFilter(openGameList(inHouse), { ...none, vendor: requested });
    expect(applied).toMatchObject({ vendor: shown, mode });
    expect(switchMode(applied, "hot")).toMatchObject({ vendor: "JFF", mode: "hot" });
    expect(resetFilter(applied)).toMatchObject({ vendor: "JFF", mode: "all" });
  });

  test("changes one field and keeps the others", () => {
    const chosen = applyFilter(deep, { vendor: "PG", name: "oro", minBet: 0.1, minLines: 5 });
    expect(changeFilter(chosen, { name: "plata" })).toMatchObject({
      vendor: "PG",
      name: "plata",
      minBet: 0.1,
      minLines: 5,
    });
    expect(changeFilter(chosen, { vendor: "" })).toMatchObject({ vendor: "", name: "oro", mode: "filter" });
    expect(changeFilter(chosen, { minBet: undefined, minLines: undefined })).toMatchObject({
      minBet: undefined,
      minLines: undefined,
      vendor: "PG",
    });
  });

  test("resets to all games", () => {
    const chosen = applyFilter(deep, { vendor: "PG", name: "oro", minBet: 0.1, minLines: 5 });
    expect(resetFilter(chosen)).toEqual(openGameList(slots));
  });
});

test.each([
  ["all", false],
  ["hot", false],
  ["filter", false],
  ["recent", true],
  ["fav", true],
] as const)("mode %s needs a session: %s", (mode, needed) => {
  expect(needsSession(mode)).toBe(needed);
});

test.each(["recent", "fav"] as const)(
  "%s opens from the top on a confined page, elsewhere at its place",
  (mode) => {
    expect(gameListRequest(openGameList(jili, mode), sizes, 90).opening.first).toBe(1);
    expect(gameListRequest(openGameList(slots, mode), sizes, 90).opening.first).toBeGreaterThan(1);
  },
);

describe("the call behind a state (Spec §7)", () => {
  const any = { classify: undefined, vendors: [] };
  const ofJili = { ...any, vendors: ["JL"] };
  const ofRoulette = { ...any, classify: "ROU" };
  const evo = { ...none, vendor: "EVO", name: "oro" };

  test.each([
    [openGameList(slots, "hot"), "listHotGames", { type: "RNG" }, { ...any, pageSize: 9 }],
    [openGameList(jili, "hot"), "listHotGames", { type: "RNG" }, { ...ofJili, pageSize: 9 }],
    [openGameList(roulette, "hot"), "listHotGames", { type: "LIVE" }, { ...ofRoulette, pageSize: 9 }],
    [openGameList(slots, "recent"), "listRecentGames", { pageSize: 20, type: "RNG" }, any],
    [openGameList(jili, "recent"), "listRecentGames", { pageSize: 20, type: "RNG" }, ofJili],
    [openGameList(live, "fav"), "listFavourites", { pageSize: 30, type: "LIVE" }, any],
    [openGameList(roulette, "fav"), "listFavourites", { pageSize: 30, type: "LIVE" }, ofRoulette],
    [
      openGameList(jili, "all"),
      "listGames",
      { type: "RNG", classify: "NEW", ...none, vendor: "JL", pageSize: 25 },
      {},
    ],
    [
      applyFilter(openGameList(roulette), evo),
      "listGames",
      { type: "LIVE", classify: "ROU", ...evo, pageSize: 25 },
      {},
    ],
  ])("%o", (state, call, input, scope) => {
    const opening = { first: 1, last: 1 };
    expect(gameListRequest(state, sizes)).toEqual({ call, input, ...scope, opening });
  });

  test.each([
    ["hot", 11, 12],
    ["recent", 5, 6],
    ["fav", 4, 4],
    ["all", 4, 5],
  ] as const)("a %s list opened at game 90 loads pages %i to %i", (mode, first, last) => {
    expect(gameListRequest(openGameList(slots, mode), sizes, 90).opening).toEqual({ first, last });
  });
});

const scopes = fc.record({
  type: fc.constantFrom(...Object.values(GameType)),
  classify: fc.constantFrom(undefined, GameClassify.Roulette, GameClassify.Baccarat),
  vendors: fc.constantFrom([], ["JL"], ["JL", "PG"]),
});
const filters = fc.record({
  vendor: fc.constantFrom("", "PG", "JL", "EVO"),
  name: fc.string({ maxLength: 12 }),
  minBet: fc.constantFrom(undefined, ...MINIMUM_BETS),
  minLines: fc.constantFrom(undefined, 1, 25),
});
const steps = fc.array(
  fc.oneof(
    fc
      .constantFrom("all", "hot", "recent", "fav")
      .map((mode) => (state: GameListState) => switchMode(state, mode)),
    filters.map((filter) => (state: GameListState) => applyFilter(state, filter)),
    filters.map((filter) => (state: GameListState) => changeFilter(state, filter)),
    fc.constant((state: GameListState) => resetFilter(state)),
  ),
  { maxLength: 15 },
);
const reached = fc
  .tuple(scopes, steps)
  .map(([scope, moves]) => moves.reduce((state, move) => move(state), openGameList(scope)));

describe("whatever the player does", () => {
  test("a tab clears vendor and name; the filter decides the mode", () => {
    fc.assert(
      fc.property(reached, fc.constantFrom("all", "hot", "recent", "fav"), filters, (state, mode, filter) => {
        expect(switchMode(state, mode)).toEqual(openGameList(state.scope, mode));
        const applied = applyFilter(state, filter);
        expect(applied.mode === "filter").toBe(
          applied.vendor !== ownVendor(state.scope) || applied.name !== "",
        );
        expect(["all", "filter"]).toContain(applied.mode);
      }),
    );
  });

  test("a confined page shows only its own vendors, one at a time", () => {
    fc.assert(
      fc.property(reached, (state) => {
        if (state.scope.vendors.length > 0) expect(state.scope.vendors).toContain(state.vendor);
      }),
    );
  });

  test("INHOUSE and JILI are never sent", () => {
    fc.assert(
      fc.property(reached, (state) => {
        expect(gameListRequest(state, sizes).input.type).toBe(requestedType(state.scope.type));
        expect(["INHOUSE", "JILI"]).not.toContain(gameListRequest(state, sizes).input.type);
      }),
    );
  });

  test("the address restores the list", () => {
    fc.assert(
      fc.property(reached, (state) => {
        const fields = new Map(Object.entries(searchFromGameListState(state)));
        const restored = gameListStateFromSearch(
          { get: (name) => fields.get(name) ?? null },
          state.scope,
          true,
        );
        const slotsOnly = offersMinimumBet(state.scope.type, true)
          ? {}
          : { minBet: undefined, minLines: undefined };
        expect(restored).toEqual({ ...state, ...slotsOnly });
      }),
    );
  });
});

const unfiltered = { name: "", minBet: undefined, minLines: undefined, page: 1 };

test.each([
  [
    { type: "LIVE", pageSize: 3 },
    { type: "LIVE", classify: "ALL", vendor: "", pageSize: 3 },
  ],
  [
    { type: "RNG", pageSize: 9, vendor: "JL" },
    { type: "RNG", classify: "NEW", vendor: "JL", pageSize: 9 },
  ],
  [
    { type: "LIVE", classify: "ROU", pageSize: 3 },
    { type: "LIVE", classify: "ROU", vendor: "", pageSize: 3 },
  ],
] as const)("the first games of %j are requested without filters", (options, input) => {
  expect(firstGames(options)).toEqual({ ...unfiltered, ...input });
});

const game = (vendor: string, ...classify: GameClassify[]) => ({ vendor, classify });
const games = [game("JL", "HOT", "ROU"), game("EVO", "HOT", "BAC"), game("EVO", "HOT")];

test.each([
  [{ vendors: [], classify: undefined }, games],
  [{ vendors: ["EVO"], classify: undefined }, games.slice(1)],
  [{ vendors: [], classify: "ROU" }, games.slice(0, 1)],
  [{ vendors: ["EVO"], classify: "ROU" }, []],
] as const)("a page with scope %j shows only its own games", (scope, own) => {
  expect(withinScope(games, scope)).toEqual(own);
});
