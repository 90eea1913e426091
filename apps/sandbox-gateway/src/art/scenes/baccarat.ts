import { card, letters, type Suit, suits } from "../motifs/suits.ts";
import type { Palette } from "../palette.ts";
import type { Dice } from "../random.ts";
import { circle, path, placed, starPath } from "../shapes.ts";
import { felt, lamp } from "./felt.ts";
import { type DrawingLanguage, outlined, type Scene } from "./scene.ts";

const road = (p: Palette, d: Dice): string =>
  `<g fill="none" stroke-width="5" opacity=".75">${Array.from({ length: 42 }, (_, index) => circle(22 + (index % 7) * 43, 22 + Math.floor(index / 7) * 43, 14, `stroke="${d.pick(["#ff4d5e", "#4d9bff", "#ff4d5e", "#4d9bff", p.gold])}"`)).join("")}</g>`;

const nine = (d: Dice): readonly [string, string] =>
  d.pick([
    ["9", "K"],
    ["4", "5"],
    ["6", "3"],
    ["8", "A"],
    ["7", "2"],
  ]);

/** A natural nine over the road of past rounds. */
const beadRoad: Scene = (p, d) => {
  const [one, two] = nine(d);
  return (
    road(p, d) +
    outlined(
      p,
      placed(card(p, one, d.pick(["heart", "diamond"])), 110, 152, 1.3, -11) +
        placed(card(p, two, d.pick(["spade", "club"])), 194, 164, 1.3, 9),
      5,
    )
  );
};

/** Player and banker. */
const banker: Scene = (p, d) => {
  const [one, two] = nine(d);
  const badge = (letter: string, colour: string, x: number, y: number) =>
    circle(x, y, 38, `fill="${colour}"`) + letters(letter, p.paper, 36, x, y);
  return (
    felt(p) +
    path("M150-20L-60 300H150Z", "#2d7bff", 'opacity=".5"') +
    path("M150-20L360 300H150Z", "#ff3348", 'opacity=".5"') +
    outlined(
      p,
      placed(card(p, one, "spade"), 86, 172, 1.12, -7) +
        placed(card(p, two, "heart"), 214, 172, 1.12, 7) +
        badge("P", "#1c5fd4", 86, 72) +
        badge("B", "#d01f38", 214, 72),
      5,
    )
  );
};

/** A card bent up by its corner. */
const squeeze: Scene = (p, d) =>
  felt(p) +
  lamp(p) +
  outlined(
    p,
    placed(
      path("M-78-104H50L78-70V104H-78Z", p.main) +
        path("M-62-88H40L62-60V88H-62Z", p.shade, 'stroke="none"') +
        path("M50-104L78-70L24-52Z", p.paper) +
        path(
          suits[d.pick<Suit>(["heart", "diamond", "spade"])],
          p.pop,
          'transform="translate(48-74)scale(.9)" stroke="none"',
        ) +
        path(starPath(8, 44, 20, 0, 16), p.gold, 'stroke-width="4"'),
      150,
      164,
      1.04,
      d.pick([-8, 8, 12]),
    ),
  );

/** Baccarat. */
export const baccarat: DrawingLanguage = {
  scenes: [beadRoad, banker, squeeze],
  hands: ["deco", "carved", "poster", "arched"],
};
