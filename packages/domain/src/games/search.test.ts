import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { matchesName, searchesBesideSlots, slotSearch } from "./search.ts";

describe("a search among slots (Spec §5)", () => {
  test.each(["", " ", "\t\n ", "\u200b", " . "])("clears the results for %j", (text) => {
    expect(slotSearch(text)).toBeUndefined();
  });

  test.each([
    ["oro", "oro"],
    ["  oro azteca ", "oro azteca"],
    ["a".repeat(130), "a".repeat(100)],
    [`${"a".repeat(99)}  b`, "a".repeat(99)],
    [`${"a".repeat(99)}😀`, "a".repeat(99)],
  ])("for %j requests %j among all slots", (text, name) => {
    expect(slotSearch(text)).toEqual({
      type: "RNG",
      classify: "ALL",
      vendor: "",
      name,
      minBet: undefined,
      minLines: undefined,
    });
  });

  test("ignores surrounding blanks", () => {
    fc.assert(
      fc.property(fc.string(), fc.stringMatching(/^\s*$/), (text, room) => {
        expect(slotSearch(room + text + room)).toEqual(slotSearch(text));
      }),
    );
  });
});

describe("names", () => {
  test.each([
    ["Águila Real", "aguila", true],
    ["Aguila Real", "ÁGUILA", true],
    ["Campana Mágica", "magi", true],
    ["Piñata", "pinata", true],
    ["Oro Azteca", " azteca ", true],
    ["Coyote Rojo", "Coyote rojo. ", true],
    ["Coyote Rojo", "coyote  rojo", true],
    ["Coyote Rojo", "coyote\u00a0rojo", true],
    ["Coyote Rojo", "ｃｏｙｏｔｅ　ｒｏｊｏ", true],
    ["Coyote Rojo", "\u200ecoy\u200bote rojo", true],
    ["¡Oro!", "oro!", true],
    ["Oro (3x)", "oro (3x)", true],
    ["Oro Azteca", "plata", false],
    ["Oro Azteca", "oroazteca", false],
    ["Oro Azteca", "", true],
    ["Oro (3x)", "(3", true],
  ])("%s has %j: %s", (name, text, has) => {
    expect(matchesName(name, text)).toBe(has);
  });
});

describe("a search beside slots", () => {
  test("covers the merchant's fishing, poker and live games in its order", () => {
    const searches = searchesBesideSlots(" oro ", [
      "LIVE",
      "RNG",
      "SPORTS",
      "FISH",
      "JILI",
      "INHOUSE",
      "LOTT",
    ]);
    expect(searches).toEqual([
      { ...slotSearch("oro"), type: "LIVE" },
      { ...slotSearch("oro"), type: "FISH" },
    ]);
  });

  test.each(["", " "])("is empty for %j", (text) => {
    expect(searchesBesideSlots(text, ["FISH", "PVP"])).toEqual([]);
  });
});
