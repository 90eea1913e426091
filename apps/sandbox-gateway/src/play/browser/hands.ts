import { byRole, make, pause, text } from "./page.ts";
import type { TextKey } from "./texts.ts";

interface Hand {
  readonly of: string;
  readonly cards: readonly number[];
  readonly total?: number;
}

/** Hands as they were dealt: cards from 0 to 51, four suits of thirteen ranks from ace to king. */
export interface HandsOutcome {
  readonly game: "baccarat" | "noCommission" | "duel" | "poker" | "trio";
  readonly hands: readonly Hand[];
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

const faceDown = (): HTMLLIElement => {
  const back = make("li", "back");
  back.setAttribute("aria-hidden", "true");
  return back;
};

/** Writes the totals beside the hands' owners. @returns them for the announcement */
const showTotals = (hands: readonly Hand[]): string =>
  hands
    .map(({ of, total }) => {
      byRole(`total-${of}`, HTMLElement).textContent = String(total);
      const owner = byRole(`owner-${of}`, HTMLElement).textContent;
      return text("total", { owner, total: String(total) });
    })
    .join(" ");

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
  return showTotals(hands);
};

/**
 * Adds the cards that hands have got since they were shown, one by one; with `again` all of them. A hand's place for two
 * cards keeps its second one face down until it is known. @returns the totals, for the announcement
 */
export const showHands = async (
  hands: readonly Hand[],
  movingMs: number,
  again: boolean,
): Promise<string> => {
  const added = hands.flatMap(({ of, cards }) => {
    const list = byRole(`hand-${of}`, HTMLElement);
    if (again) list.replaceChildren(...[0, 1].map(faceDown));
    const known = list.querySelectorAll("li:not(.back)").length;
    return cards.slice(known).map((card, place) => ({ list, card, round: known + place }));
  });
  for (const { list, card } of added.toSorted((a, b) => a.round - b.round)) {
    const back = list.querySelector(".back");
    if (back) back.replaceWith(faceOf(card));
    else list.append(faceOf(card));
    await pause(movingMs / 4);
  }
  return showTotals(hands);
};
