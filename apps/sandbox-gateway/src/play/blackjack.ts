import * as z from "zod";
import type { Turn } from "../play-rounds/turns.ts";
import { type Card, rankOf, shuffledDecks } from "./cards.ts";
import { paid, type Roll } from "./rules.ts";

const decks = 6;

/** Cards drawn for a round: more than the longest hands of player and dealer. */
const shoeSize = 40;

/** Time for each decision; then the hand stands. */
export const thinkMs = 10 * 60_000;

/** Payouts in hundredths of the stake: blackjack, an ace and a ten, pays 3 to 2. */
const pays = { blackjack: 250, win: 200, push: 100, loss: 0 } as const;

const pointsOf = (card: Card): number => Math.min(rankOf(card), 10);

/** A hand's total, with one ace as 11 where that doesn't bust (a soft hand). */
export const blackjackTotal = (cards: readonly Card[]) => {
  const hard = cards.reduce((sum, card) => sum + pointsOf(card), 0);
  const soft = hard <= 11 && cards.some((card) => rankOf(card) === 1);
  return { total: soft ? hard + 10 : hard, soft };
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

/** The drawn cards in the order of dealing, and how many of them the player has taken beyond the first two. */
const cardsSchema = z.object({ shoe: z.array(z.int()), hits: z.int() });
type Cards = z.infer<typeof cardsSchema>;

/** Both hands if the player takes no more cards: the dealer draws to 17, unless the round is decided before. */
const handsOf = ({ shoe, hits }: Cards) => {
  const [p1 = 0, open = 0, p2 = 0, hidden = 0, ...rest] = shoe;
  const player = [p1, p2, ...rest.slice(0, hits)];
  const dealer = [open, hidden];
  const decided = isBlackjack(player) || blackjackTotal(player).total > 21;
  for (const card of decided ? [] : rest.slice(hits)) {
    if (blackjackTotal(dealer).total >= 17) break;
    dealer.push(card);
  }
  return { player, dealer };
};

/** A round that stands like this; it is due at once when the player can't or doesn't want to decide any more. */
const standing = (cards: Cards, stake: number, at: number, isLast = false): Turn => {
  const { player, dealer } = handsOf(cards);
  const isOver = isLast || isBlackjack(dealer) || blackjackTotal(player).total >= 21;
  const win = paid(stake, blackjackPayout(player, dealer));
  return { stake, win, outcome: { game: "blackjack", ...cards }, dueAt: isOver ? at : at + thinkMs };
};

/** Deals a round from six fresh decks. A blackjack on either side ends it. */
export const dealBlackjack = (bet: number, roll: Roll, at: number): Turn => {
  const deal = shuffledDecks(decks, roll);
  return standing({ shoe: Array.from({ length: shoeSize }, deal), hits: 0 }, bet, at);
};

export const blackjackActions = ["hit", "stand", "double"] as const;

/**
 * Plays an open hand on. A decision names the number of cards that the player saw, so that a repeated one changes
 * nothing. Doubling takes a second stake for exactly one more card, on the first two only.
 */
export const playHand = (
  turn: Turn,
  { action, seen }: { readonly action: (typeof blackjackActions)[number]; readonly seen: number },
  at: number,
): Turn | "refused" | undefined => {
  const cards = cardsSchema.parse(turn.outcome);
  if (seen !== cards.hits + 2) return undefined;
  const next = { ...cards, hits: cards.hits + 1 };
  if (action === "stand") return standing(cards, turn.stake, at, true);
  if (action === "hit") return standing(next, turn.stake, at);
  return cards.hits === 0 ? standing(next, turn.stake * 2, at, true) : "refused";
};

/** What the player may see of a round: until its end only the dealer's open card, and never the cards to come. */
export const shownHands = ({ outcome }: Turn, isOver: boolean) => {
  const { player, dealer } = handsOf(cardsSchema.parse(outcome));
  const hand = (of: string, cards: readonly Card[]) => ({ of, cards, total: blackjackTotal(cards).total });
  return {
    game: "blackjack",
    hands: [hand("player", player), hand("dealer", isOver ? dealer : dealer.slice(0, 1))],
  };
};
