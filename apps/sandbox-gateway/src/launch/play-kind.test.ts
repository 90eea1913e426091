import { GameType } from "@volado/domain/games";
import { foldedText } from "@volado/domain/validation";
import { expect, it } from "vitest";
import { seedGames } from "../data/world/games.ts";
import { isHouseVendor } from "../data/world/vendors.ts";
import { type PlayKind, playKind } from "./play-kind.ts";

const { Poker, Live, Slots, Lottery, ElectronicLottery } = GameType;

it.each<[vendor: string, type: GameType, name: string, PlayKind]>([
  ["NPE", Poker, "Veintiuna Reina", "blackjack"],
  ["NPE", Poker, "Póker Clásico", "poker"],
  ["NPE", Poker, "Conquián Veloz", "trio"],
  ["NPE", Poker, "Pares Rey", "trio"],
  ["NPE", Poker, "Canasta Dorado", "trio"],
  ["NPE", Poker, "Brisca Veloz", "duel"],
  ["NPE", Poker, "Tute Norteño", "duel"],
  ["NPE", Poker, "Dominó Rey", "dice"],
  ["LUZ", Live, "Puebla Sin Comisión", "no-commission"],
  ["LUZ", Live, "Bacará Puebla", "baccarat"],
  ["LUZ", Live, "Azteca Dragón y Tigre", "dragon-tiger"],
  ["LUZ", Live, "Mérida Póker Tres Cartas", "trio"],
  ["JFF", Slots, "Tres Cartas", "trio"],
  ["JFF", Slots, "Cohete Patrio", "crash"],
  ["JFF", Slots, "Tómbola", "lottery"],
  ["JFF", Slots, "Papalote", "crash"],
  ["JFF", Slots, "Globo de Cantoya", "crash"],
  ["JFF", Slots, "Canicas", "plinko"],
  ["JFF", Slots, "Rebote Dorado", "plinko"],
  ["JFF", Slots, "Escalera de Color", "poker"],
  ["JFF", Slots, "Carta Mayor", "duel"],
  ["JFF", Slots, "Rueda de Feria", "roulette"],
  ["JFF", Slots, "Rayuela", "table"],
  ["SRT", Lottery, "Sorteo Diario", "draw"],
  ["QNI", ElectronicLottery, "Keno Turbo", "draw"],
  ["JL", Slots, "Carnaval Dorado", "slots"],
])("%s's %s game %s opens the page %s", (vendor, type, name, kind) => {
  expect(playKind({ vendor, type, searchName: foldedText(name) })).toBe(kind);
});

it("every live, card and in-house game opens a page of its own kind: a coin only if it's named for one", () => {
  const named = seedGames.filter(
    ({ type, vendor }) => type === Live || type === Poker || isHouseVendor(vendor),
  );
  const tossed = named.filter((game) => playKind({ ...game, searchName: foldedText(game.name) }) === "table");
  expect(named.length).toBeGreaterThan(140);
  expect(tossed.map(({ name }) => name).sort()).toEqual([
    "Centenario",
    "Moneda al Aire",
    "Peso de Plata",
    "Rayuela",
    "Águila o Sol",
  ]);
});
