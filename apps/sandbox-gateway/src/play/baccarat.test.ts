import { describe, expect, it } from "vitest";
import { sampleMs, sampleReturn } from "../testing/sample-return.ts";
import { baccaratPayout, baccaratSides, baccaratTotal, dealBaccarat, playBaccarat } from "./baccarat.ts";

/** Deals these cards in order: player, banker, player, banker, then third cards. */
const dealing = (...cards: readonly number[]) => {
  const left = cards.values();
  return dealBaccarat(() => left.next().value ?? 0);
};

/** Cards 0 to 8 have 1 to 9 points, card 9 has none. */
const ace = 0;
const ten = 9;
const points = (total: number) => (total === 0 ? ten : total - 1);

/** How many cards of eight decks have the points of each of the ten cards. */
const eightDecks: readonly number[] = Array.from({ length: 10 }, (_, card) => (card === ten ? 128 : 32));

/** The exact return of every bet, over all deals of eight decks. */
const exactReturns = () => {
  const left = [...eightDecks];
  const returns = { player: 0, banker: 0, tie: 0, noCommission: 0 };
  const visit = (cards: readonly number[], chance: number): void => {
    if (cards.length === 6) {
      const hands = dealing(...cards);
      const [player, banker] = [baccaratTotal(hands.player), baccaratTotal(hands.banker)];
      for (const side of baccaratSides)
        returns[side] += (chance * baccaratPayout(side, player, banker)) / 100;
      returns.noCommission += (chance * baccaratPayout("banker", player, banker, "noCommission")) / 100;
      return;
    }
    for (const [card, count] of left.entries()) {
      left[card] = count - 1;
      visit([...cards, card], (chance * count) / (416 - cards.length));
      left[card] = count;
    }
  };
  visit([], 1);
  return returns;
};

const published = { player: 0.98765, banker: 0.98942, tie: 0.8564 };
/** Of bets on the banker; the other two are the same. */
const publishedNoCommission = 0.98542;

describe("baccarat", () => {
  it.each([
    ["a natural ends the round", [points(4), ten, points(4), points(3), ace, ace], 2, 2],
    ["the player draws on 5", [points(5), points(7), ten, ten, ace], 3, 2],
    ["the player stands on 6, the banker draws on 5", [points(6), points(5), ten, ten, ace], 2, 3],
    ["both stand on 6", [points(6), points(6), ten, ten], 2, 2],
    ["the banker's 3 stands against an 8", [points(2), points(3), ten, ten, points(8), ace], 3, 2],
    ["the banker's 3 draws against a 9", [points(2), points(3), ten, ten, points(9), ace], 3, 3],
    ["the banker's 4 stands against an ace", [points(2), points(4), ten, ten, ace, ace], 3, 2],
    ["the banker's 5 draws against a 4", [points(2), points(5), ten, ten, points(4), ace], 3, 3],
    ["the banker's 6 stands against a 5", [points(2), points(6), ten, ten, points(5), ace], 3, 2],
    ["the banker's 6 draws against a 6", [points(2), points(6), ten, ten, points(6), ace], 3, 3],
    ["the banker's 7 stands", [points(2), points(7), ten, ten, points(6), ace], 3, 2],
  ])("%s", (_, cards, player, banker) => {
    const hands = dealing(...cards);
    expect([hands.player.length, hands.banker.length]).toEqual([player, banker]);
  });

  it.each([
    ["player", 7, 3, 200],
    ["player", 3, 7, 0],
    ["player", 5, 5, 100],
    ["banker", 3, 7, 195],
    ["banker", 5, 5, 100],
    ["tie", 5, 5, 900],
    ["tie", 5, 6, 0],
  ] as const)("a bet on %s at %i to %i pays %i", (side, player, banker, pays) => {
    expect(baccaratPayout(side, player, banker)).toBe(pays);
  });

  it.each([
    ["player", 7, 6, 200],
    ["banker", 3, 7, 200],
    ["banker", 3, 6, 150],
    ["banker", 6, 6, 100],
    ["banker", 7, 6, 0],
    ["tie", 6, 6, 900],
  ] as const)("without commission, a bet on %s at %i to %i pays %i", (side, player, banker, pays) => {
    expect(baccaratPayout(side, player, banker, "noCommission")).toBe(pays);
  });

  it(
    "returns what its page states, over all deals",
    () => {
      const returns = exactReturns();
      for (const side of baccaratSides) expect(returns[side]).toBeCloseTo(published[side], 4);
      expect(returns.noCommission).toBeCloseTo(publishedNoCommission, 5);
    },
    sampleMs,
  );

  it.each(baccaratSides)(
    "returns as much of many bets on %s",
    (side) => {
      const { mean, error } = sampleReturn((bet, roll) => playBaccarat(bet, side, roll));
      expect(Math.abs(mean - published[side])).toBeLessThan(3 * error);
    },
    sampleMs,
  );

  it(
    "returns as much of many bets on the banker without commission",
    () => {
      const { mean, error } = sampleReturn((bet, roll) => playBaccarat(bet, "banker", roll, "noCommission"));
      expect(Math.abs(mean - publishedNoCommission)).toBeLessThan(3 * error);
    },
    sampleMs,
  );
});
