import type { Roll } from "./rules.ts";

/** A card from 0 to 51: four suits of thirteen ranks from ace to king. */
export type Card = number;

const deckSize = 52;

/** A card's rank from 1, the ace, to 13, the king. */
export const rankOf = (card: Card): number => (card % 13) + 1;

/** Deals from freshly shuffled decks, without putting cards back. */
export const shuffledDecks = (decks: number, roll: Roll): (() => Card) => {
  let left = decks * deckSize;
  /** Places whose card was dealt, with the card that took its place. */
  const moved = new Map<number, number>();
  return () => {
    const place = roll(left);
    left -= 1;
    const dealt = moved.get(place) ?? place;
    moved.set(place, moved.get(left) ?? left);
    return dealt % deckSize;
  };
};
