import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { GameType, isFilterable } from "./game.ts";
import {
  changeHotFilter,
  everyHotGame,
  filterHotGames,
  type HotCentreFilter,
  type HotCentreState,
  hotCentreFromSearch,
  hotTypes,
  hotVendors,
  moreHotGames,
  narrowHotGames,
  openHotCentre,
  searchFromHotCentre,
  withHotType,
} from "./hot-centre.ts";

const hot: HotCentreState = { type: undefined, vendor: "", name: "", mode: "hot", page: 1 };
const third = (state: HotCentreState): HotCentreState => ({ ...state, page: 3 });

describe("modes and pages (Spec §4)", () => {
  test.each([
    [openHotCentre(), hot],
    [openHotCentre("fav"), { ...hot, mode: "fav" }],
    [filterHotGames(everyHotGame), hot],
    [filterHotGames({ ...everyHotGame, name: "  " }), hot],
    [filterHotGames({ ...everyHotGame, name: " oro " }), { ...hot, mode: "filter", name: "oro" }],
    [filterHotGames({ ...everyHotGame, vendor: "JL" }), { ...hot, mode: "filter", vendor: "JL" }],
    [filterHotGames({ ...everyHotGame, type: "RNG" }), { ...hot, mode: "filter", type: "RNG" }],
    [filterHotGames({ ...everyHotGame, type: "ELOTT" }), hot],
  ])("%#: %o", (state, expected) => {
    expect(state).toEqual(expected);
  });

  const chosen = third(filterHotGames({ type: "RNG", vendor: "JL", name: "oro" }));

  test.each([
    [chosen, { name: "plata" }, { type: "RNG", vendor: "JL", name: "plata", mode: "filter", page: 1 }],
    [chosen, { name: "" }, { type: "RNG", vendor: "JL", name: "", mode: "filter", page: 1 }],
    [chosen, { type: undefined }, { type: undefined, vendor: "JL", name: "oro", mode: "filter", page: 1 }],
    [chosen, everyHotGame, hot],
    [third(openHotCentre("fav")), { name: "oro" }, { ...hot, name: "oro", mode: "filter" }],
    [third(openHotCentre("fav")), { name: " " }, hot],
  ] as const)("%o changed by %o is %o", (state, change, expected) => {
    expect(changeHotFilter(state, change)).toEqual(expected);
  });

  test.each([
    [1, 3, 2],
    [2, 3, 3],
    [3, 3, 3],
    [1, 1, 1],
  ])("page %i of %i is followed by %i", (page, total, next) => {
    expect(moreHotGames({ ...chosen, page }, total)).toEqual({ ...chosen, page: next });
  });
});

describe("the address", () => {
  const read = (search: string) => hotCentreFromSearch(new URLSearchParams(search));

  test.each([
    ["", hot],
    ["type=fav", openHotCentre("fav")],
    ["type=fav&name=oro", openHotCentre("fav")],
    ["type=recent", hot],
    ["gameType=FISH", filterHotGames({ ...everyHotGame, type: "FISH" })],
    ["gameType=DICE", hot],
    ["gameType=ELOTT", hot],
    [`vassalage=${"V".repeat(101)}`, hot],
    [`name=${"a".repeat(130)}`, { ...hot, mode: "filter", name: "a".repeat(100) }],
    [
      "gameType=RNG&vassalage=JL&name=oro",
      { type: "RNG", vendor: "JL", name: "oro", mode: "filter", page: 1 },
    ],
  ])("%j opens %o", (search, state) => {
    expect(read(search)).toEqual(state);
  });

  const filters: fc.Arbitrary<HotCentreFilter> = fc.record({
    type: fc.constantFrom(undefined, ...Object.values(GameType)),
    vendor: fc.constantFrom("", "JL", "PG"),
    name: fc.string({ maxLength: 12 }),
  });

  test("restores the list on its first page", () => {
    fc.assert(
      fc.property(filters, fc.boolean(), (filter, collection) => {
        const state = collection ? openHotCentre("fav") : filterHotGames(filter);
        const address = new URLSearchParams(searchFromHotCentre(third(state)));
        expect(hotCentreFromSearch(address)).toEqual(state);
      }),
    );
  });
});

describe("hot games", () => {
  const game = (name: string, type: GameType, vendor: string) => ({ name, type, vendor });
  const games = [
    game("Oro Azteca", "RNG", "JL"),
    game("Pesca Mágica", "FISH", "JL"),
    game("Águila", "RNG", "PG"),
    game("Copa", "ESPORTS", "IMES"),
    game("Liga", "SPORTS", "FB"),
    game("Sorteo", "ELOTT", "TCG"),
  ];
  const names = (filter: Partial<HotCentreFilter>) =>
    narrowHotGames(games, { ...everyHotGame, ...filter }).map(({ name }) => name);

  test.each<[Partial<HotCentreFilter>, string[]]>([
    [{ type: "RNG" }, ["Oro Azteca", "Águila"]],
    [{ type: "SPORTS" }, ["Copa", "Liga"]],
    [{ vendor: "JL" }, ["Oro Azteca", "Pesca Mágica"]],
    [{ type: "RNG", vendor: "JL" }, ["Oro Azteca"]],
    [{ name: "aguila" }, ["Águila"]],
    [{ name: "zzz" }, []],
  ])("narrowed by %o are %o", (filter, expected) => {
    expect(names(filter)).toEqual(expected);
  });

  test("are the same list without a filter, electronic lotteries included", () => {
    expect(narrowHotGames(games, everyHotGame)).toBe(games);
  });

  test("provide the filter's options: presented types without ELOTT, and vendors of the type", () => {
    expect(hotTypes(games)).toEqual(["RNG", "FISH", "SPORTS"]);
    expect(hotVendors(games, undefined)).toEqual(["JL", "PG", "IMES", "FB"]);
    expect(hotVendors(games, "SPORTS")).toEqual(["IMES", "FB"]);
    expect(hotVendors(games, "LIVE")).toEqual([]);
  });

  test.each([
    ["JL", "FISH", "JL"],
    ["PG", "FISH", ""],
    ["PG", undefined, "PG"],
    ["", "FISH", ""],
  ] as const)("a chosen vendor %j with the type %s leaves the vendor %j", (vendor, type, left) => {
    expect(withHotType({ type: undefined, vendor }, type, games)).toEqual({ type, vendor: left });
  });

  test("every option of the filter has results", () => {
    const some = fc.array(
      fc.record({
        name: fc.constant("x"),
        type: fc.constantFrom(...Object.values(GameType)),
        vendor: fc.constantFrom("A", "B", "C"),
      }),
    );
    fc.assert(
      fc.property(some, (given) => {
        for (const type of hotTypes(given)) {
          expect(isFilterable(type)).toBe(true);
          for (const vendor of hotVendors(given, type))
            expect(narrowHotGames(given, { type, vendor, name: "" })).not.toEqual([]);
        }
      }),
    );
  });
});
