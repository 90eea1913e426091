import { GameClassify, GameType } from "@volado/domain/games";
import { describe, expect, it } from "vitest";
import { seedAnnouncements } from "./announcements.ts";
import { seedBanners } from "./banners.ts";
import { dealersAt } from "./dealers.ts";
import { seedGames } from "./games.ts";
import { nameGiver } from "./names.ts";
import { seedPromotionCategories } from "./promotion-categories.ts";
import { seededRandom } from "./random.ts";
import { seedCategories, seedVendors } from "./vendors.ts";
import { seedWinners } from "./winners.ts";

/** Eight in the morning in London is two in Mexico City. */
const seedDealers = dealersAt(-6 * 3_600_000);

const ofType = (type: GameType) => seedGames.filter((game) => game.type === type);

describe("the seeded world", () => {
  it("has over 600 games of at least 24 vendors", () => {
    expect(seedGames.length).toBeGreaterThan(600);
    expect(new Set(seedGames.map(({ vendor }) => vendor)).size).toBeGreaterThanOrEqual(24);
  });

  it("has games of every type that travels", () => {
    const types = new Set(seedGames.map(({ type }) => type));
    const { InHouse: _inHouse, Jili: _jili, ...wire } = GameType;
    expect([...types].sort()).toEqual(Object.values(wire).sort());
  });

  it.each(["JL", "FB", "IMES", "DS88", "TF", "JFF", "TCG_LOTTO_VN", "TCG_SEA"])(
    "has the vendor %s that the specification names",
    (code) => {
      expect(seedVendors.some((vendor) => vendor.code === code)).toBe(true);
    },
  );

  it("has enough slots to scroll far, and roulette and baccarat in the live casino", () => {
    expect(ofType(GameType.Slots).length).toBeGreaterThan(300);
    const live = ofType(GameType.Live).flatMap(({ classify }) => classify);
    expect(live.filter((tag) => tag === GameClassify.Roulette).length).toBeGreaterThan(10);
    expect(live.filter((tag) => tag === GameClassify.Baccarat).length).toBeGreaterThan(10);
  });

  it("has a dealer at live tables only, one at each", () => {
    const tables = new Set(ofType(GameType.Live).map(({ node_id }) => node_id));
    expect(seedDealers.map(({ node_id }) => node_id).filter((id) => !tables.has(id))).toEqual([]);
    expect(new Set(seedDealers.map(({ node_id }) => node_id)).size).toBe(seedDealers.length);
    expect(new Set(seedDealers.map(({ id }) => id)).size).toBe(seedDealers.length);
  });

  it("names and numbers every game once", () => {
    const distinct = (values: readonly string[]) => new Set(values).size;
    expect(distinct(seedGames.map(({ node_id }) => node_id))).toBe(seedGames.length);
    expect(distinct(seedGames.map(({ type, name }) => `${type} ${name}`))).toBe(seedGames.length);
  });

  it("gives every vendor a lobby", () => {
    for (const { code } of seedVendors) {
      expect(seedGames.some((game) => game.vendor === code && game.code === "lobby")).toBe(true);
    }
  });

  it("shows every vendor in a category", () => {
    const inSports: readonly GameType[] = [GameType.Esports, GameType.Cockfight];
    for (const { type } of seedVendors) {
      expect(seedCategories).toContain(inSports.includes(type) ? GameType.Sports : type);
    }
  });

  it("is the same on every machine", () => {
    expect(seedGames.slice(0, 5).map(({ name, vendor }) => `${name} (${vendor})`)).toMatchInlineSnapshot(`
      [
        "Caza del Ajolote (ARR)",
        "Marcador (GLZ)",
        "Bacará Control Oaxaca (CRS)",
        "Tambor Rojo (MZT)",
        "Coyote Perdido (TRK)",
      ]
    `);
    expect(seedWinners(0).slice(0, 2)).toEqual(seedWinners(0).slice(0, 2));
  });

  it("has more than 20 winners", () => {
    expect(seedWinners(0).length).toBeGreaterThan(20);
  });

  it("says everything in Spanish and in English", () => {
    for (const { id, texts } of [...seedAnnouncements, ...seedBanners, ...seedPromotionCategories]) {
      for (const copy of Object.values(texts))
        for (const text of Object.values(copy)) expect(text, id).not.toBe("");
      expect(texts.ES, id).not.toEqual(texts.EN);
    }
  });

  it("knows every category that a promotion names, and leaves one empty", () => {
    const used = new Set(seedAnnouncements.flatMap(({ categories = [] }) => categories));
    const known = seedPromotionCategories.map(({ id }) => id);
    expect([...used].filter((id) => !known.includes(id))).toEqual([]);
    expect(known.filter((id) => !used.has(id))).toEqual(["lottery"]);
  });

  it("names pictures of announcements that are there", () => {
    const banners = new Set(seedBanners.map(({ id }) => id));
    for (const { pictures = [] } of seedAnnouncements)
      for (const id of pictures) expect(banners).toContain(id);
  });
});

describe("names", () => {
  it("are given out once each, and run out loudly", () => {
    const give = nameGiver(seededRandom(1), ["Sol", "Luna"]);
    expect([give(), give()].sort()).toEqual(["Luna", "Sol"]);
    expect(give).toThrow(RangeError);
  });
});
