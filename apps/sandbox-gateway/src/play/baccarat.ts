import type { RoundResult } from "../play-rounds/rounds.ts";
import { type Card, rankOf, shuffledDecks } from "./cards.ts";
import { paid, type Roll } from "./rules.ts";

export const baccaratSides = ["player", "banker", "tie"] as const;

export type BaccaratSide = (typeof baccaratSides)[number];

/** With a commission of 5 % on wins of the banker, or without one and with half the win where the banker has 6. */
export type BaccaratGame = "baccarat" | "noCommission";

/** Payouts in hundredths of the bet. */
export const baccaratPays = {
  baccarat: { player: 200, banker: 195, tie: 900 },
  noCommission: { player: 200, banker: 200, tie: 900 },
} as const;

const bankersSix = 150;

const decks = 8;

const pointsOf = (card: Card): number => {
  const rank = rankOf(card);
  return rank < 10 ? rank : 0;
};

export const baccaratTotal = (cards: readonly Card[]): number =>
  cards.reduce((sum, card) => sum + pointsOf(card), 0) % 10;

/** The highest total at which the banker draws, by the points of the player's third card. */
const bankerDrawsUpTo = [3, 3, 4, 4, 5, 5, 6, 6, 2, 3];

/** Deals both hands by the fixed drawing rules (punto banco). */
export const dealBaccarat = (deal: () => Card) => {
  const [p1, b1, p2, b2] = [deal(), deal(), deal(), deal()];
  const player = [p1, p2];
  const banker = [b1, b2];
  const total = baccaratTotal(player);
  if (Math.max(total, baccaratTotal(banker)) >= 8) return { player, banker };
  const third = total <= 5 ? deal() : undefined;
  if (third !== undefined) player.push(third);
  const limit = third === undefined ? 5 : (bankerDrawsUpTo[pointsOf(third)] ?? 5);
  if (baccaratTotal(banker) <= limit) banker.push(deal());
  return { player, banker };
};

/** What a bet gets for two totals, in hundredths; after a tie the bets on a side are returned. */
export const baccaratPayout = (
  side: BaccaratSide,
  player: number,
  banker: number,
  game: BaccaratGame = "baccarat",
): number => {
  const winner = player === banker ? "tie" : player > banker ? "player" : "banker";
  if (winner === side)
    return game === "noCommission" && side === "banker" && banker === 6
      ? bankersSix
      : baccaratPays[game][side];
  return winner === "tie" ? 100 : 0;
};

/** Plays a round of baccarat with eight fresh decks. */
export const playBaccarat = (
  bet: number,
  side: BaccaratSide,
  roll: Roll,
  game: BaccaratGame = "baccarat",
): RoundResult => {
  const { player, banker } = dealBaccarat(shuffledDecks(decks, roll));
  const totals = { player: baccaratTotal(player), banker: baccaratTotal(banker) };
  const hands = [
    { of: "player", cards: player, total: totals.player },
    { of: "banker", cards: banker, total: totals.banker },
  ];
  const win = paid(bet, baccaratPayout(side, totals.player, totals.banker, game));
  return { outcome: { game, side, hands }, win };
};
