import { describe, expect, it } from "vitest";
import { sampleMs, sampleReturn } from "../testing/sample-return.ts";
import { type PokerGame, playPoker, pokerHand, pokerPayout } from "./poker.ts";

const ranks = "A23456789TJQK";
const suits = "SHDC";

/** Cards such as "TS": the ten of spades. */
const hand = (text: string): readonly number[] =>
  text.split(" ").map((card) => ranks.indexOf(card[0] ?? "") + 13 * suits.indexOf(card[1] ?? ""));

/** Visits every hand of so many more cards out of one deck. */
const everyHand = (size: number, visit: (cards: readonly number[]) => void, cards: number[] = []): void => {
  if (size === 0) {
    visit(cards);
    return;
  }
  for (let card = (cards.at(-1) ?? -1) + 1; card <= 52 - size; card += 1) {
    cards.push(card);
    everyHand(size - 1, visit, cards);
    cards.pop();
  }
};

/** How many hands there are of each kind, and what they return together per unit of the bet. */
const countHands = (game: PokerGame, size: number) => {
  const counts: Record<string, number> = {};
  let all = 0;
  let sum = 0;
  everyHand(size, (cards) => {
    const { hand: name, pays } = pokerPayout(game, cards);
    counts[name] = (counts[name] ?? 0) + 1;
    all += 1;
    sum += pays / 100;
  });
  return { counts, returned: sum / all };
};

/** Returns to player, as the pages state them. */
const stated = { poker: 0.9766, trio: 0.9768 } as const;

describe("hands of cards", () => {
  it.each([
    ["TH JH QH KH AH", "straightFlush"],
    ["AC 2C 3C 4C 5C", "straightFlush"],
    ["9C 9S 9H 2C 9D", "four"],
    ["9C 9S 9H 2C 2D", "fullHouse"],
    ["2C 9C JC 3C KC", "flush"],
    ["TH JS QH KH AH", "straight"],
    ["QH KS AH 2H 3H", "nothing"],
    ["9C 9S 9H 2C 3D", "three"],
    ["9C 9S 2H 2C 3D", "twoPairs"],
    ["JC JS 2H 4C 3D", "highPair"],
    ["AC AS 2H 4C 3D", "highPair"],
    ["TC TS 2H 4C 3D", "pair"],
    ["AC 2C 3C", "straightFlush"],
    ["QC KH AC", "straight"],
    ["KC AH 2C", "nothing"],
  ])("%s: %s", (cards, name) => {
    expect(pokerHand(hand(cards))).toBe(name);
  });

  it(
    "of five cards return 97.66 % over all of them",
    () => {
      const { counts, returned } = countHands("poker", 5);
      expect(counts).toEqual({
        straightFlush: 40,
        four: 624,
        fullHouse: 3_744,
        flush: 5_108,
        straight: 10_200,
        three: 54_912,
        twoPairs: 123_552,
        highPair: 337_920,
        pair: 760_320,
        nothing: 1_302_540,
      });
      expect(returned).toBeCloseTo(stated.poker, 4);
    },
    sampleMs,
  );

  it("of three cards return 97.68 % over all of them", () => {
    const { counts, returned } = countHands("trio", 3);
    expect(counts).toEqual({
      straightFlush: 48,
      three: 52,
      straight: 720,
      flush: 1_096,
      pair: 3_744,
      nothing: 16_440,
    });
    expect(returned).toBeCloseTo(stated.trio, 4);
  });

  it.each(["poker", "trio"] as const)(
    "return as much in many rounds of %s",
    (game) => {
      const { mean, error } = sampleReturn((bet, roll) => playPoker(bet, game, roll));
      expect(Math.abs(mean - stated[game])).toBeLessThan(3 * error);
    },
    sampleMs,
  );
});
