import { describe, expect, it } from "vitest";
import { sampleMs, sampleReturn } from "../testing/sample-return.ts";
import { blackjackPayout, blackjackTotal, playBlackjack } from "./blackjack.ts";

/** Return to player, as the page states it, rounded down: four million rounds returned 97.66 % with an error of 0.05. */
const stated = 0.976;

describe("blackjack", () => {
  it.each([
    ["an ace and a king", [0, 12], 21, true],
    ["two aces", [0, 13], 12, true],
    ["an ace that would bust as 11", [0, 5, 9], 17, false],
    ["figures", [10, 11, 12], 30, false],
  ])("%s: %j are %i", (_, cards, total, soft) => {
    expect(blackjackTotal(cards)).toEqual({ total, soft });
  });

  it.each([
    ["blackjack", [0, 9], [8, 9], 250],
    ["blackjack against 21", [0, 9], [4, 5, 9], 250],
    ["blackjack on both sides", [0, 9], [13, 12], 100],
    ["21 against blackjack", [4, 5, 9], [0, 9], 0],
    ["more points", [8, 9], [7, 9], 200],
    ["as many points", [8, 9], [8, 9], 100],
    ["fewer points", [7, 9], [8, 9], 0],
    ["a bust dealer", [1, 9], [9, 5, 9], 200],
    ["a bust player", [9, 5, 9], [9, 5], 0],
  ])("%s: %j against %j pays %i", (_, player, dealer, pays) => {
    expect(blackjackPayout(player, dealer)).toBe(pays);
  });

  it(
    "returns what its page states of many bets",
    () => {
      const { mean, error } = sampleReturn(playBlackjack);
      expect(Math.abs(mean - stated)).toBeLessThan(3 * error);
    },
    sampleMs,
  );
});
