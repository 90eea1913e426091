import { card, cardBack, chip, die, faces, letters, type Suit, suitColour, suits } from "../motifs/suits.ts";
import { nums } from "../number.ts";
import type { Dice } from "../random.ts";
import { again, circle, path, placed } from "../shapes.ts";
import { rays } from "./grounds.ts";
import { type DrawingLanguage, outlined, type Scene } from "./scene.ts";

const order: readonly [Suit, ...Suit[]] = ["spade", "heart", "club", "diamond"];
const ranks = ["A", "K", "Q", "J", "10"] as const;

const lattice = (colour: string, suit: Suit): string =>
  `<pattern id="p" width="56" height="64" patternUnits="userSpaceOnUse"><path d="${suits[suit]}" transform="translate(14 16)" fill="${colour}"/><path d="${suits[suit]}" transform="translate(42 48)" fill="${colour}"/></pattern><path d="M0 0H300V400H0z" fill="url(#p)" opacity=".6"/>`;

const start = (d: Dice): number => d.roll(4);
const suitAt = (index: number): Suit => order[index % 4] ?? "spade";

/** A hand fanned out. */
const fan: Scene = (p, d) => {
  const first = start(d);
  const many = d.pick([3, 4, 5]);
  const step = many === 3 ? 20 : 15;
  return (
    lattice(p.haze, suitAt(first + 1)) +
    circle(150, 170, 126, `fill="${p.haze}" opacity=".5"`) +
    outlined(
      p,
      Array.from({ length: many }, (_, index) => {
        const angle = (index - (many - 1) / 2) * step;
        return `<g transform="translate(150 300)rotate(${nums(angle)})translate(0-136)scale(1.2)">${card(p, ranks[index] ?? "A", suitAt(first + (many === 5 ? 0 : index)))}</g>`;
      }).join(""),
      5,
    )
  );
};

/** One card, near and tilted. */
const ace: Scene = (p, d) => {
  const suit = suitAt(start(d));
  const tilt = d.pick([-14, 12, -8, 16]);
  return (
    rays(p, d) +
    outlined(
      p,
      placed(cardBack(p), 150 - tilt * 4, 156, 1.5, -tilt) +
        placed(card(p, d.pick(["A", "K", "Q"]), suit), 158, 166, 1.72, tilt),
      4,
    )
  );
};

/** Stacks of chips. */
const stacks: Scene = (p, d) => {
  const stack = (id: string, x: number, bottom: number, count: number, colour: string) =>
    `<defs><g id="${id}" transform="scale(1.15 .62)">${chip(p, colour)}</g></defs>` +
    Array.from({ length: count }, (_, index) => placed(again(id), x, bottom - index * 17)).join("");
  return (
    lattice(p.haze, suitAt(start(d))) +
    outlined(
      p,
      stack("a", 76, 214, d.pick([5, 7, 6]), p.main) +
        stack("b", 226, 214, d.pick([4, 8, 3]), p.pop) +
        stack("c", 150, 254, d.pick([6, 8, 10]), p.goldShade),
      4,
    )
  );
};

/** The four suits as a coat of arms. */
const arms: Scene = (p, d) => {
  const first = start(d);
  const quarter = (index: number, x: number, y: number) => {
    const suit = suitAt(first + index);
    return (
      path(`M${nums(x - 62, y - 62)}h124v124h-124z`, index % 3 === 0 ? p.paper : p.shade, 'stroke="none"') +
      path(
        suits[suit],
        index % 3 === 0 ? suitColour(suit, p) : p.paper,
        `transform="translate(${nums(x, y)})scale(4)" stroke="none"`,
      )
    );
  };
  return (
    rays(p, d) +
    `<clipPath id="s"><path d="M34 40Q92 56 150 30Q208 56 266 40V150C266 220 210 262 150 290C90 262 34 220 34 150Z"/></clipPath><g clip-path="url(#s)">${quarter(0, 88, 96)}${quarter(1, 212, 96)}${quarter(2, 88, 220)}${quarter(3, 212, 220)}</g>` +
    outlined(
      p,
      path(
        "M34 40Q92 56 150 30Q208 56 266 40V150C266 220 210 262 150 290C90 262 34 220 34 150Z",
        "none",
        `stroke="${p.gold}" stroke-width="9"`,
      ),
    )
  );
};

/** Two dice, or a pair of chips, thrown. */
const thrown: Scene = (p, d) => {
  const face = () => faces[d.roll(6)] ?? faces[0];
  return (
    lattice(p.haze, suitAt(start(d))) +
    outlined(
      p,
      placed(chip(p, p.goldShade), 62, 78, 0.8, 20) +
        placed(die(p, face(), p.pop), 104, 168, 1.35, d.between(-24, -6)) +
        placed(die(p, face(), p.main), 208, 132, 1.2, d.between(8, 30)) +
        placed(chip(p, p.shade), 232, 238, 0.7, 10),
    )
  );
};

/** A royal pair over a crown of letters. */
const duel: Scene = (p, d) => {
  const first = start(d);
  return (
    path("M0 0H300L0 400Z", p.haze, 'opacity=".55"') +
    outlined(
      p,
      placed(card(p, "K", suitAt(first)), 96, 150, 1.36, -13) +
        placed(card(p, "A", suitAt(first + 1)), 204, 176, 1.36, 11),
      5,
    ) +
    outlined(p, circle(150, 162, 33, `fill="${p.gold}"`) + letters("VS", p.ink, 24, 150, 162), 5)
  );
};

/** Cards, suits and chips. */
export const cards: DrawingLanguage = {
  scenes: [fan, ace, stacks, arms, thrown, duel],
  spoken: [{ words: /dice|dado|ludo|cubilete|craps/, scene: thrown }],
  hands: ["carved", "deco", "poster", "arched"],
};
