import type { PlayKind } from "../launch/play-kind.ts";
import { html, type Raw } from "../pages/html.ts";
import { type BaccaratGame, baccaratPays, baccaratSides } from "./baccarat.ts";
import type { TextKey } from "./browser/texts.ts";
import { choices, type Text, times } from "./choices.ts";
import { duelPays, duelSides } from "./duel.ts";
import { type PokerGame, pokerPays, pokerSizes } from "./poker.ts";

interface Hand {
  /** Its owner in the drawn result. */
  readonly of: string;
  readonly label: TextKey;
  /** Face-down cards before the first deal. */
  readonly cards: number;
}

/** Places for hands of cards, one below the other. */
const hands = (text: Text, list: readonly Hand[]): Raw => html`
  <div class="hands">${list.map(
    ({ of, label, cards }) => html`<section class="hand">
      <h2><span data-role="owner-${of}">${text(label)}</span> <span data-role="total-${of}"></span></h2>
      <ol class="cards" data-role="hand-${of}">${Array.from(
        { length: cards },
        () => html`<li class="back" aria-hidden="true"></li>`,
      )}</ol></section>`,
  )}</div>`;

interface Side {
  readonly side: string;
  readonly label: TextKey;
  readonly pays: number;
}

const sideChoice = (text: Text, sides: readonly Side[]): Raw =>
  choices(
    { name: "side", legend: text("side"), layout: "thirds", chosen: sides[0]?.side ?? "" },
    sides.map(({ side, label, pays }) => ({
      value: side,
      label: html`${text(label)}<small>${times(pays)}×</small>`,
    })),
  );

export const baccaratStage =
  (game: BaccaratGame) =>
  (text: Text): Raw =>
    html`
  ${hands(text, [
    { of: "player", label: "player", cards: 2 },
    { of: "banker", label: "banker", cards: 2 },
  ])}
  ${sideChoice(
    text,
    baccaratSides.map((side) => ({ side, label: side, pays: baccaratPays[game][side] })),
  )}`;

/** The sides' names at a table of dragon and tiger, and elsewhere. */
const duelists = (kind: PlayKind): Readonly<Record<(typeof duelSides)[number], TextKey>> =>
  kind === "dragon-tiger"
    ? { first: "dragon", second: "tiger", tie: "tie" }
    : { first: "player", second: "house", tie: "tie" };

export const duelStage = (text: Text, kind: PlayKind): Raw => {
  const names = duelists(kind);
  return html`
  ${hands(text, [
    { of: "first", label: names.first, cards: 1 },
    { of: "second", label: names.second, cards: 1 },
  ])}
  ${sideChoice(
    text,
    duelSides.map((side) => ({ side, label: names[side], pays: duelPays[side] })),
  )}`;
};

export const blackjackStage = (text: Text): Raw => html`
  ${hands(text, [
    { of: "player", label: "player", cards: 2 },
    { of: "dealer", label: "dealer", cards: 2 },
  ])}`;

/** A hand and the table of what pays; the page marks the row of a win. */
export const pokerStage =
  (game: PokerGame) =>
  (text: Text): Raw =>
    html`
  ${hands(text, [{ of: "player", label: "yourHand", cards: pokerSizes[game] }])}
  <ul class="pays" aria-label="${text("prizes")}">${pokerPays[game].map(
    ([hand, pays]) => html`<li data-hand="${hand}"><span>${text(hand)}</span><b>${times(pays)}×</b></li>`,
  )}</ul>`;
