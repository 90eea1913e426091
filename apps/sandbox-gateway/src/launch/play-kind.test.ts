import { GameType } from "@volado/domain/games";
import { foldedText } from "@volado/domain/validation";
import { expect, it } from "vitest";
import { type PlayKind, playKind } from "./play-kind.ts";

const { Poker, Live, Slots } = GameType;

it.each<[vendor: string, type: GameType, name: string, PlayKind]>([
  ["NPE", Poker, "Veintiuna Rey", "blackjack"],
  ["NPE", Poker, "Póker Clásico", "poker"],
  ["NPE", Poker, "Conquián Veloz", "trio"],
  ["NPE", Poker, "Pares Rey", "trio"],
  ["NPE", Poker, "Canasta Dorado", "trio"],
  ["NPE", Poker, "Brisca Veloz", "duel"],
  ["NPE", Poker, "Tute Norteño", "duel"],
  ["NPE", Poker, "Dominó Rey", "dice"],
  ["LUZ", Live, "Bacará Sin Comisión Puebla", "no-commission"],
  ["LUZ", Live, "Bacará Veloz Puebla", "baccarat"],
  ["LUZ", Live, "Dragón y Tigre Azteca", "dragon-tiger"],
  ["LUZ", Live, "Póker Tres Cartas Mérida", "trio"],
  ["JFF", Slots, "Trece Cartas", "trio"],
  ["JFF", Slots, "Cohete Patrio", "crash"],
  ["JFF", Slots, "Tómbola", "lottery"],
  ["JFF", Slots, "Balero", "table"],
  ["JL", Slots, "Carnaval Dorado", "slots"],
])("%s's %s game %s opens the page %s", (vendor, type, name, kind) => {
  expect(playKind({ vendor, type, searchName: foldedText(name) })).toBe(kind);
});
