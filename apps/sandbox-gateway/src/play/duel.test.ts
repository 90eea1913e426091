import { describe, expect, it } from "vitest";
import { sampleMs, sampleReturn } from "../testing/sample-return.ts";
import { type DuelSide, duelPayout, duelSides, playDuel } from "./duel.ts";

const deck = Array.from({ length: 52 }, (_, card) => card);

/** The exact return of a bet, over all pairs of different cards. */
const exactReturn = (side: DuelSide): number => {
  const pairs = deck.flatMap((first) =>
    deck.filter((card) => card !== first).map((second) => duelPayout(side, first, second)),
  );
  return pairs.reduce((sum, pays) => sum + pays, 0) / pairs.length / 100;
};

describe("the higher card", () => {
  it.each([
    ["first", 12, 0, 200],
    ["first", 0, 12, 0],
    ["first", 5, 18, 50],
    ["second", 0, 1, 200],
    ["second", 5, 18, 50],
    ["tie", 5, 18, 1_600],
    ["tie", 5, 19, 0],
  ] as const)("a bet on %s with the cards %i and %i pays %i", (side, first, second, pays) => {
    expect(duelPayout(side, first, second)).toBe(pays);
  });

  it.each([
    ["first", 0.9706],
    ["second", 0.9706],
    ["tie", 0.9412],
  ] as const)("returns what its page states of bets on %s: %d", (side, stated) => {
    expect(exactReturn(side)).toBeCloseTo(stated, 4);
  });

  it.each(duelSides)(
    "returns as much of many bets on %s",
    (side) => {
      const { mean, error } = sampleReturn((bet, roll) => playDuel(bet, side, roll));
      expect(Math.abs(mean - exactReturn(side))).toBeLessThan(3 * error);
    },
    sampleMs,
  );
});
