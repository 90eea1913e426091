import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { category, lotteries, vendor } from "../../samples/index.ts";
import { GameType } from "../games/game.ts";
import { allOfType } from "../games/game-list-state.ts";
import { orderCategories, vendorTabs } from "./vendor-categories.ts";
import {
  homeBlocks,
  homeContent,
  homeVendors,
  lotteryMode,
  type Vendor,
  type VendorCategory,
} from "./vendors.ts";

const separated = { esports: ["IMES", "DS88", "TF"], cockfight: ["GALLO"] };
const shape = (categories: readonly VendorCategory[]) =>
  categories.map(({ type, vendors }) => [type, ...vendors.map((each) => each.code)].join(" "));
/** Categories from their shape, e.g. "RNG JL PG". */
const categoriesOf = (...shapes: readonly string[]) =>
  shapes.map((row) => {
    const [type, ...codes] = row.split(" ");
    return category(Object.values(GameType).find((known) => known === type) ?? GameType.Slots, ...codes);
  });

describe("category order (Spec §4)", () => {
  test.each([
    [
      "sports vendors move right after sports",
      ["RNG JL", "SPORTS FB IMES GALLO TF", "LIVE EVO"],
      ["RNG JL", "SPORTS FB", "ESPORTS IMES TF", "COCKFIGHT GALLO", "LIVE EVO"],
    ],
    [
      "the server's own categories join them",
      ["COCKFIGHT WS", "ESPORTS IMES XX", "SPORTS IMES FB GALLO"],
      ["SPORTS FB", "ESPORTS IMES XX", "COCKFIGHT GALLO WS"],
    ],
    ["sports without a vendor left disappears", ["SPORTS TF", "LIVE EVO"], ["ESPORTS TF", "LIVE EVO"]],
    ["nothing to move, nothing added", ["SPORTS FB", "RNG JL", "FISH"], ["SPORTS FB", "RNG JL"]],
    [
      "without sports the server's order stays",
      ["COCKFIGHT WS", "RNG JL", "ESPORTS TF", "PVP"],
      ["COCKFIGHT WS", "RNG JL", "ESPORTS TF"],
    ],
    ["no categories", [], []],
  ])("%s", (_what, given, order) => {
    expect(shape(orderCategories(categoriesOf(...given), separated))).toEqual(order);
  });

  test("a moved vendor belongs to its new category", () => {
    const [, esports] = orderCategories([category("SPORTS", "FB", "TF")], separated);
    expect(esports?.vendors[0]?.type).toBe("ESPORTS");
  });

  test("no vendor is lost, and ordering twice changes nothing", () => {
    const categories = fc.uniqueArray(
      fc.record({
        type: fc.constantFrom(...Object.values(GameType)),
        codes: fc.uniqueArray(fc.constantFrom("FB", "IMES", "DS88", "TF", "GALLO", "JL")),
      }),
      { selector: ({ type }) => type },
    );
    fc.assert(
      fc.property(categories, (rows) => {
        const given = rows.map(({ type, codes }) => category(type, ...codes));
        const ordered = orderCategories(given, separated);
        const codes = (list: readonly VendorCategory[]) =>
          new Set(list.flatMap((row) => row.vendors.map((each) => each.code)));
        expect(codes(ordered)).toEqual(codes(given));
        expect(new Set(ordered.map(({ type }) => type)).size).toBe(ordered.length);
        expect(orderCategories(ordered, separated)).toEqual(ordered);
      }),
    );
  });
});

test("home shows the first vendors of each picked type", () => {
  const given = categoriesOf("LIVE EVO SA", "RNG A B C D", "FISH F", "PVP P");
  const shown = homeVendors(given, { RNG: 3, FISH: 2, LIVE: 1 });
  expect(shape(shown)).toEqual(["RNG A B C", "FISH F", "LIVE EVO"]);
});

test("home's blocks are sport, e-sport and lotteries that have vendors, in the server's order", () => {
  const given = categoriesOf("RNG A", "ELOTT Q", "SPORTS FB", "ESPORTS TF", "COCKFIGHT PLN", "LOTT");
  expect(shape(homeBlocks(given))).toEqual(["ELOTT Q", "SPORTS FB", "ESPORTS TF"]);
});

describe("vendor tabs (Spec §2)", () => {
  const lobby = [category("RNG", "PG", "JL"), category("LIVE", "EVO")];
  const named = (tabs: readonly { readonly code: string; readonly name: string }[]) =>
    tabs.map(({ code, name }) => `${code}: ${name}`);

  test.each([
    ["those of its type, in the lobby's order", allOfType("RNG"), lobby, ["PG: Vendor PG", "JL: Vendor JL"]],
    ["those of slots for JILI", allOfType("JILI"), lobby, ["PG: Vendor PG", "JL: Vendor JL"]],
    ["none until loaded", allOfType("RNG"), undefined, []],
    ["none for a type missing in the lobby", allOfType("FISH"), lobby, []],
    [
      "a confined page's own, in its order, whatever their type",
      { ...allOfType("INHOUSE"), vendors: ["EVO", "PG"] },
      lobby,
      ["EVO: Vendor EVO", "PG: Vendor PG"],
    ],
    [
      "a confined page's own, by code until loaded",
      { ...allOfType("INHOUSE"), vendors: ["JFF"] },
      undefined,
      ["JFF: JFF"],
    ],
  ])("are %s", (_what, scope, categories, tabs) => {
    expect(named(vendorTabs(categories, scope))).toEqual(tabs);
  });

  test("a classified page has the vendors with its classification or none (Spec §3)", () => {
    const live = (code: string, ...classify: Vendor["classify"]): Vendor => ({
      ...vendor("LIVE", code),
      classify,
    });
    const tables = [live("A", "ROU", "BAC"), live("B", "BAC"), live("C"), live("D", "ROU")];
    const codes = (classify: "ROU" | "BAC" | undefined) =>
      vendorTabs([{ type: "LIVE", vendors: tables }], { type: "LIVE", classify, vendors: [] })
        .map(({ code }) => code)
        .join("");
    expect([codes("ROU"), codes("BAC"), codes(undefined)]).toEqual(["ACD", "ABC", "ABCD"]);
  });
});

describe("lottery mode (Spec §4)", () => {
  test.each([
    { given: [], mode: "LOTT" },
    { given: [category("LOTT", "TCG_LOTTO_VN")], mode: "LOTT" },
    { given: [category("ELOTT", "TCG_SEA")], mode: "LOTT" },
    { given: [category("ELOTT", "TCG_SEA", "LOTT")], mode: "ELOTT" },
    { given: [category("LOTT", "X"), category("ELOTT", "TCG_LOTTO_VN")], mode: "ELOTT" },
  ])("$mode", ({ given, mode }) => {
    expect(lotteryMode(given, lotteries)).toBe(mode);
  });

  test("depends on the configured vendors", () => {
    const own = { electronic: ["QNI"] };
    expect(lotteryMode([category("ELOTT", "QNI")], own)).toBe("ELOTT");
    expect(lotteryMode([category("ELOTT", "TCG_LOTTO_VN")], own)).toBe("LOTT");
  });
});

const member = { type: 0 };

test.each([
  [null, undefined, undefined],
  ["", member, undefined],
  ["SPORTS", undefined, "SPORTS"],
  ["LOTT", member, "LOTT"],
  ["HOT", undefined, "HOT"],
  ["HOT", member, "HOT"],
  ["RECENT", member, "RECENT"],
  ["RECENT", undefined, undefined],
  ["sports", member, undefined],
  ["NEW", member, undefined],
  ["toString", member, undefined],
] as const)("for %j requested by %j, home shows %s", (chosen, viewer, shown) => {
  expect(homeContent(chosen, viewer)).toBe(shown);
});
