import type { RoundResult } from "../play-rounds/rounds.ts";
import { type Card, rankOf, shuffledDecks } from "./cards.ts";
import { paid, type Roll } from "./rules.ts";

const decks = 6;

/** Payouts in hundredths of the bet: blackjack, an ace and a ten, pays 3 to 2. */
const pays = { blackjack: 250, win: 200, push: 100, loss: 0 } as const;

const pointsOf = (card: Card): number => Math.min(rankOf(card), 10);

/** A hand's total, with one ace as 11 where that doesn't bust (a soft hand). */
export const blackjackTotal = (cards: readonly Card[]) => {
  const hard = cards.reduce((sum, card) => sum + pointsOf(card), 0);
  const soft = hard <= 11 && cards.some((card) => rankOf(card) === 1);
  return { total: soft ? hard + 10 : hard, soft };
};

/** The player's fixed strategy: where it stands, given the dealer's open card. */
const playerStands = (cards: readonly Card[], open: Card): boolean => {
  const { total, soft } = blackjackTotal(cards);
  const points = pointsOf(open);
  if (soft) return total >= (points === 9 || points === 10 ? 19 : 18);
  const weak = points >= 2 && points <= 6;
  return total >= (weak ? (points < 4 ? 13 : 12) : 17);
};

const isBlackjack = (cards: readonly Card[]): boolean =>
  cards.length === 2 && blackjackTotal(cards).total === 21;

/** What two finished hands pay, in hundredths. */
export const blackjackPayout = (player: readonly Card[], dealer: readonly Card[]): number => {
  if (isBlackjack(player)) return isBlackjack(dealer) ? pays.push : pays.blackjack;
  if (isBlackjack(dealer)) return pays.loss;
  const mine = blackjackTotal(player).total;
  const theirs = blackjackTotal(dealer).total;
  if (mine > 21) return pays.loss;
  if (theirs > 21 || mine > theirs) return pays.win;
  return mine === theirs ? pays.push : pays.loss;
};

const drawUntil = (cards: Card[], deal: () => Card, stands: () => boolean): void => {
  while (!stands()) cards.push(deal());
};

/** Plays a round with six fresh decks: the player by the fixed strategy, the dealer standing on every 17. */
export const playBlackjack = (bet: number, roll: Roll): RoundResult => {
  const deal = shuffledDecks(decks, roll);
  const [p1, open, p2, hidden] = [deal(), deal(), deal(), deal()];
  const player = [p1, p2];
  const dealer = [open, hidden];
  if (!isBlackjack(player) && !isBlackjack(dealer)) {
    drawUntil(player, deal, () => playerStands(player, open));
    if (blackjackTotal(player).total <= 21) drawUntil(dealer, deal, () => blackjackTotal(dealer).total >= 17);
  }
  const hand = (cards: readonly Card[]) => ({ cards, total: blackjackTotal(cards).total });
  const hands = [
    { of: "player", ...hand(player) },
    { of: "dealer", ...hand(dealer) },
  ];
  return { outcome: { game: "blackjack", hands }, win: paid(bet, blackjackPayout(player, dealer)) };
};
