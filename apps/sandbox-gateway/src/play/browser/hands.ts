import { byRole, make, pause, text } from "./page.ts";
import type { TextKey } from "./texts.ts";

/** Hands as they were dealt: cards from 0 to 51, four suits of thirteen ranks from ace to king. */
export interface HandsOutcome {
  readonly game: "baccarat" | "noCommission" | "duel" | "blackjack" | "poker" | "trio";
  readonly hands: readonly {
    readonly of: string;
    readonly cards: readonly number[];
    readonly total?: number;
  }[];
  /** What a hand of poker is. */
  readonly hand?: TextKey;
}

const suits = ["♠", "♥", "♦", "♣"];
const ranks = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"];

const faceOf = (card: number): HTMLLIElement => {
  const suit = Math.floor(card / 13);
  const red = suit === 1 || suit === 2;
  return make("li", red ? "red" : "", `${ranks[card % 13] ?? ""}${suits[suit] ?? ""}`);
};

/**
 * Turns over each hand's first card, then the others hand by hand. @returns the totals, or what the hand is, for the
 * announcement
 */
export const dealHands = async ({ hands, hand }: HandsOutcome, movingMs: number): Promise<string> => {
  const rows = document.querySelectorAll<HTMLElement>("[data-hand]");
  for (const row of rows) row.removeAttribute("data-won");
  for (const { of } of hands) {
    byRole(`hand-${of}`, HTMLElement).replaceChildren();
    byRole(`total-${of}`, HTMLElement).textContent = "";
  }
  const turns = hands.map(({ of, cards }) => cards.map((card) => ({ of, card })));
  for (const { of, card } of [
    ...turns.flatMap((hand) => hand.slice(0, 1)),
    ...turns.flatMap((hand) => hand.slice(1)),
  ]) {
    byRole(`hand-${of}`, HTMLElement).append(faceOf(card));
    await pause(movingMs / 4);
  }
  for (const row of rows) row.toggleAttribute("data-won", row.dataset.hand === hand);
  if (hand !== undefined) return `${text(hand)}.`;
  const said = hands.map(({ of, total }) => {
    byRole(`total-${of}`, HTMLElement).textContent = String(total);
    return text("total", {
      owner: byRole(`owner-${of}`, HTMLElement).textContent,
      total: String(total),
    });
  });
  return said.join(" ");
};
