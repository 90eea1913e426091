import type { Roll } from "../play/rules.ts";

/** The cards of some ranks, as they are dealt first: from 0, the ace, to 12, the king. */
const ranks = { ace: 0, two: 1, five: 4, six: 5, seven: 6, eight: 7, nine: 8, ten: 9 } as const;

/** The name of a rank. */
export type Rank = keyof typeof ranks;

/** Rolls that deal cards of these ranks, each from a place of its own in the decks; then others. */
export const dealing = (...cards: readonly Rank[]): Roll => {
  let dealt = 0;
  return () => {
    const card = cards[dealt];
    dealt += 1;
    return (card === undefined ? 0 : ranks[card]) + 13 * (dealt % 12);
  };
};
