import { setLine } from "../lettering/set-line.ts";
import { nums } from "../number.ts";
import type { Palette } from "../palette.ts";

/** Paths of the four suits around (0,0), radius about 10. */
export const suits = {
  heart: "M0 10C-14-1-10-10-5-10C-2-10 0-8 0-5C0-8 2-10 5-10C10-10 14-1 0 10Z",
  diamond: "M0-11L8 0L0 11L-8 0Z",
  spade: "M0-11C14 0 11 7 6 7C4 7 2 6 1 5Q1 9 4 11H-4Q-1 9-1 5C-2 6-4 7-6 7C-11 7-14 0 0-11Z",
  club: "M-2 5A5 5 0 1 1-4.6-2.6A5 5 0 1 1 4.6-2.6A5 5 0 1 1 2 5Q2 9 4 11H-4Q-2 9-2 5Z",
} as const;

/** Name of a suit. */
export type Suit = keyof typeof suits;

/** Card red is card red, whatever the picture's palette. */
const cardRed = "#d9233f";

/** A suit's colour. */
export const suitColour = (suit: Suit, p: Palette): string =>
  suit === "heart" || suit === "diamond" ? cardRed : p.ink;

const rankStyle = { weight: 2.2, tracking: 0.8, bounce: 0, arch: 0 };

/** A few letters or digits around (0,0), for ranks and balls; `size` is their height. */
export const letters = (text: string, colour: string, size: number, x = 0, y = 0): string => {
  const line = setLine(text, rankStyle);
  const scale = Math.round(size * 10) / 100;
  const paint = line.drawn
    ? `fill="none" stroke="${colour}" stroke-width="2.2" stroke-linejoin="round"`
    : `fill="${colour}" stroke="none"`;
  return `<g ${paint}>${line.element(` transform="translate(${nums(x - (line.width * scale) / 2, y - size / 2)})scale(${scale})"`)}</g>`;
};

/** A card around (0,0), 100x140: rank in the corner, a large pip. */
export const card = (p: Palette, rank: string, suit: Suit): string => {
  const colour = suitColour(suit, p);
  return (
    `<rect x="-50" y="-70" width="100" height="140" rx="12" fill="${p.paper}"/>` +
    letters(rank, colour, 24, -26, -45) +
    `<g fill="${colour}" stroke="none"><path d="${suits[suit]}" transform="translate(-26-16)scale(1.1)"/><path d="${suits[suit]}" transform="translate(14 22)scale(3)"/></g>`
  );
};

/** The back of a card around (0,0), 100x140. */
export const cardBack = (p: Palette): string =>
  `<rect x="-50" y="-70" width="100" height="140" rx="12" fill="${p.paper}"/><rect x="-40" y="-60" width="80" height="120" rx="7" fill="${p.main}" stroke-width="3"/><path d="M0-52L34 0L0 52L-34 0ZM0-28L18 0L0 28L-18 0Z" fill="${p.glow}" fill-rule="evenodd" stroke="none"/>`;

/** A chip around (0,0), radius 50. */
export const chip = (p: Palette, colour: string): string =>
  `<circle r="50" fill="${colour}"/><circle r="41" fill="none" stroke="${p.paper}" stroke-width="14" stroke-dasharray="21.5 21.5"/><circle r="31" fill="${colour}"/><path d="${suits.spade}" transform="scale(1.5)" fill="${p.paper}" stroke="none"/>`;

/** A die around (0,0), 84 wide. */
export const die = (p: Palette, pips: readonly (readonly [number, number])[], colour: string): string =>
  `<rect x="-42" y="-42" width="84" height="84" rx="18" fill="${colour}"/><g fill="${p.paper}" stroke="none">${pips.map(([x, y]) => `<circle cx="${x * 22}" cy="${y * 22}" r="8.5"/>`).join("")}</g>`;

/** Where the pips of a die's faces sit, in steps from the middle; the list starts with the one. */
export const faces = [
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
] as const;
