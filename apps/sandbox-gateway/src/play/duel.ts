import type { RoundResult } from "../play-rounds/rounds.ts";
import { type Card, rankOf, shuffledDecks } from "./cards.ts";
import { paid, type Roll } from "./rules.ts";

/** Bets on the higher of two cards, or on a tie. */
export const duelSides = ["first", "second", "tie"] as const;

export type DuelSide = (typeof duelSides)[number];

/** Payouts of correct bets in hundredths; a tie returns half of a bet on a card. */
export const duelPays = { first: 200, second: 200, tie: 1_600 } as const;

const halfBack = 50;

/** What a bet gets for two cards, in hundredths. Aces are low, suits don't count. */
export const duelPayout = (side: DuelSide, first: Card, second: Card): number => {
  const [one, two] = [rankOf(first), rankOf(second)];
  const winner = one === two ? "tie" : one > two ? "first" : "second";
  if (winner === side) return duelPays[side];
  return winner === "tie" ? halfBack : 0;
};

/** Deals one card to each side from a fresh deck. */
export const playDuel = (bet: number, side: DuelSide, roll: Roll): RoundResult => {
  const deal = shuffledDecks(1, roll);
  const [first, second] = [deal(), deal()];
  const hands = [
    { of: "first", cards: [first], total: rankOf(first) },
    { of: "second", cards: [second], total: rankOf(second) },
  ];
  return { outcome: { game: "duel", side, hands }, win: paid(bet, duelPayout(side, first, second)) };
};
