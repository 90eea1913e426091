import type { RoundResult } from "../play-rounds/rounds.ts";
import { type Card, rankOf, shuffledDecks } from "./cards.ts";
import { paid, type Roll } from "./rules.ts";

/**
 * Hands that pay, best first, in hundredths of the bet: five cards (`poker`), of whose pairs those of jacks or better
 * pay, and three cards (`trio`).
 */
export const pokerPays = {
  poker: [
    ["straightFlush", 50_000],
    ["four", 15_000],
    ["fullHouse", 6_000],
    ["flush", 3_000],
    ["straight", 2_000],
    ["three", 1_000],
    ["twoPairs", 500],
    ["highPair", 200],
  ],
  trio: [
    ["straightFlush", 4_100],
    ["three", 3_100],
    ["straight", 700],
    ["flush", 500],
    ["pair", 200],
  ],
} as const;

export type PokerGame = keyof typeof pokerPays;

/** Cards of a hand. */
export const pokerSizes = { poker: 5, trio: 3 } as const satisfies Readonly<Record<PokerGame, number>>;

const lowestHighPair = 11;

/** What a hand of distinct cards is; "nothing" for the others. */
export const pokerHand = (cards: readonly Card[]) => {
  const ranks = cards.map(rankOf).toSorted((a, b) => a - b);
  const kinds = [...new Set(ranks)];
  const counts = kinds.map((kind) => ranks.filter((rank) => rank === kind).length);
  const suits = new Set(cards.map((card) => Math.floor(card / 13)));
  if (kinds.length === cards.length) {
    const [low = 0, second = 0] = kinds;
    const top = kinds.at(-1) ?? 0;
    // An ace is also the highest card: ten to ace.
    const inRow = top - low === cards.length - 1 || (low === 1 && second === 15 - cards.length);
    if (suits.size === 1) return inRow ? "straightFlush" : "flush";
    return inRow ? "straight" : "nothing";
  }
  const most = Math.max(...counts);
  if (most === 4) return "four";
  if (most === 3) return counts.includes(2) ? "fullHouse" : "three";
  if (counts.filter((count) => count === 2).length === 2) return "twoPairs";
  const pair = kinds[counts.indexOf(2)] ?? 0;
  return pair >= lowestHighPair || pair === 1 ? "highPair" : "pair";
};

/** What a hand pays, in hundredths of the bet. With three cards every pair pays. */
export const pokerPayout = (game: PokerGame, cards: readonly Card[]) => {
  const found = pokerHand(cards);
  const hand = game === "trio" && found === "highPair" ? "pair" : found;
  const pays = pokerPays[game].find(([name]) => name === hand)?.[1] ?? 0;
  return { hand, pays };
};

/** Deals a hand from a fresh deck, which pays by itself. */
export const playPoker = (bet: number, game: PokerGame, roll: Roll): RoundResult => {
  const deal = shuffledDecks(1, roll);
  const cards = Array.from({ length: pokerSizes[game] }, deal);
  const { hand, pays } = pokerPayout(game, cards);
  return { outcome: { game, hands: [{ of: "player", cards }], hand }, win: paid(bet, pays) };
};
