import { GameClassify, GameType } from "@volado/domain/games";
import { describe, expect, it } from "vitest";
import { seedAnnouncements, seedPromotionCategories } from "./announcements.ts";
import { seedBanners } from "./banners.ts";
import { dealersAt, moreSlots, seedGames, seedSlotCount, seedWinners } from "./games.ts";
import { nameGiver } from "./names.ts";
import { seededRandom } from "./random.ts";
import { seedCategories, seedVendors } from "./vendors.ts";

const slots = (slotGames: number) => [
  ...seedGames.filter(({ type }) => type === GameType.Slots),
  ...moreSlots(slotGames),
];
const distinct = (values: readonly string[]) => new Set(values).size;

describe("the slots of a larger catalogue", () => {
  it("have unique names and numbers, among the world's games too", () => {
    const all = slots(50_000);
    const ids = [...seedGames, ...moreSlots(50_000)].map(({ node_id }) => node_id);
    expect(distinct(ids)).toBe(ids.length);
    expect(distinct(all.map(({ name }) => name))).toBe(all.length);
  });

  it("are always the same, and extend a smaller catalogue's", () => {
    expect(moreSlots(5_000).slice(0, moreSlots(500).length)).toEqual(moreSlots(500));
    expect(
      moreSlots(seedSlotCount + 3).map(({ node_id, name }) => `${node_id} ${name}`),
    ).toMatchInlineSnapshot(`
      [
        "JL-RNG-053 Colibrí Salvaje 2",
        "AGS-RNG-049 Luna Dorada 2",
        "NPL-RNG-049 Lucky Lantern 2",
      ]
    `);
  });

  it("come after every game of the world, and are neither hot nor new", () => {
    for (const game of moreSlots(1_000)) {
      expect(game.sort).toBeGreaterThanOrEqual(seedGames.length);
      expect(game.classify).toEqual([]);
    }
    for (const game of seedGames) expect(game.sort).toBeLessThan(seedGames.length);
  });
});

/** Eight in the morning in London is two in Mexico City. */
const seedDealers = dealersAt(-6 * 3_600_000);

const ofType = (type: GameType) => seedGames.filter((game) => game.type === type);

describe("the seeded world", () => {
  it("has over 600 games of every wire type, most of them slots, and 24 vendors", () => {
    expect(seedGames.length).toBeGreaterThan(600);
    expect(new Set(seedGames.map(({ vendor }) => vendor)).size).toBeGreaterThanOrEqual(24);
    expect(ofType(GameType.Slots).length).toBeGreaterThan(300);
    const { InHouse: _inHouse, Jili: _jili, ...wire } = GameType;
    expect([...new Set(seedGames.map(({ type }) => type))].sort()).toEqual(Object.values(wire).sort());
    const live = ofType(GameType.Live).flatMap(({ classify }) => classify);
    for (const kind of [GameClassify.Roulette, GameClassify.Baccarat])
      expect(live.filter((tag) => tag === kind).length).toBeGreaterThan(10);
    expect(seedWinners(0).length).toBeGreaterThan(20);
  });

  it("has the vendors that the specification names, each with a lobby and in a category", () => {
    const codes = seedVendors.map(({ code }) => code);
    const named = ["JL", "FB", "IMES", "DS88", "TF", "JFF", "TCG_LOTTO_VN", "TCG_SEA"];
    expect(codes).toEqual(expect.arrayContaining(named));
    const inSports: readonly GameType[] = [GameType.Esports, GameType.Cockfight];
    for (const { code, type } of seedVendors) {
      expect(seedGames.some((game) => game.vendor === code && game.code === "lobby")).toBe(true);
      expect(seedCategories).toContain(inSports.includes(type) ? GameType.Sports : type);
    }
  });

  it("has one dealer at each live table, and none elsewhere", () => {
    const tables = ofType(GameType.Live).map(({ node_id }) => node_id);
    const seats = seedDealers.map(({ node_id }) => node_id);
    expect(tables).toEqual(expect.arrayContaining(seats));
    expect(distinct(seats)).toBe(seedDealers.length);
    expect(distinct(seedDealers.map(({ id }) => id))).toBe(seedDealers.length);
  });

  it("names every game of a type once", () => {
    expect(distinct(seedGames.map(({ type, name }) => `${type} ${name}`))).toBe(seedGames.length);
  });

  it("is the same on every machine", () => {
    expect(seedGames.slice(0, 5).map(({ name, vendor }) => `${name} (${vendor})`)).toMatchInlineSnapshot(`
      [
        "Cangrejo Azul (ARR)",
        "Marcador (GLZ)",
        "Bacará Celaya (CRS)",
        "Tambor Rojo (MZT)",
        "Coyote Perdido (TRK)",
      ]
    `);
    expect(seedWinners(0).slice(0, 2)).toEqual(seedWinners(0).slice(0, 2));
  });

  it("has all texts in Spanish and in English", () => {
    for (const { id, texts } of [...seedAnnouncements, ...seedBanners, ...seedPromotionCategories]) {
      for (const copy of Object.values(texts))
        for (const text of Object.values(copy)) expect(text, id).not.toBe("");
      expect(texts.ES, id).not.toEqual(texts.EN);
    }
  });

  it("knows the categories and pictures that announcements name, and leaves one category empty", () => {
    const used = new Set(seedAnnouncements.flatMap(({ categories = [] }) => categories));
    const known = seedPromotionCategories.map(({ id }) => id);
    expect(known).toEqual(expect.arrayContaining([...used]));
    expect(known.filter((id) => !used.has(id))).toEqual(["lottery"]);
    const pictures = seedAnnouncements.flatMap(({ pictures = [] }) => pictures);
    expect(seedBanners.map(({ id }) => id)).toEqual(expect.arrayContaining(pictures));
  });
});

describe("names", () => {
  it("are unique, and throw when they run out", () => {
    const give = nameGiver(seededRandom(1), ["Sol", "Luna"]);
    expect([give(), give()].sort()).toEqual(["Luna", "Sol"]);
    expect(give).toThrow(RangeError);
  });
});
