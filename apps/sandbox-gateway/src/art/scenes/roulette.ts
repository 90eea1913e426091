import { chip } from "../motifs/suits.ts";
import type { Palette } from "../palette.ts";
import type { Dice } from "../random.ts";
import { around, circle, path, placed, starPath } from "../shapes.ts";
import { felt, lamp, slices } from "./felt.ts";
import { type DrawingLanguage, outlined, type Scene } from "./scene.ts";

const pockets = (p: Palette, d: Dice): string =>
  circle(0, 0, 130, 'fill="#5b3413"') +
  circle(0, 0, 116, `fill="${p.goldShade}"`) +
  `<g stroke="${p.gold}" stroke-width="2">${slices(24, 110, ["#15131c", "#d11a35"])}</g>` +
  path(`M0 0L-14.4-109A110 110 0 0 1 14.4-109Z`, "#0c8f4c", 'stroke-width="2"') +
  circle(0, 0, 78, 'fill="#7a4a1f"') +
  `<g stroke-width="3">${around(path("M-6 0L-4-66H4L6 0Z", p.goldShade), 8, d.roll(45))}</g>` +
  circle(0, 0, 30, `fill="${p.gold}"`) +
  path(starPath(8, 22, 10), p.goldShade, 'stroke-width="3"');

const ball = (p: Palette, x: number, y: number): string => circle(x, y, 12, `fill="${p.paper}"`);

/** The whole wheel from above. */
const fullWheel: Scene = (p, d) =>
  felt(p) +
  outlined(p, placed(pockets(p, d), 150, 158, 1, d.roll(360)) + ball(p, 150 + d.between(-70, 70), 74), 5);

/** The wheel rising from the side, cut by the edge. */
const risingWheel: Scene = (p, d) => {
  const x = d.pick([10, 290]);
  return (
    felt(p) +
    lamp(p) +
    outlined(
      p,
      placed(pockets(p, d), x, 150, 1.5, d.roll(360)) +
        placed(chip(p, p.pop), 300 - x, 96, 0.8) +
        placed(chip(p, p.main), 300 - x, 200, 0.8) +
        ball(p, 150, 110),
      5,
    )
  );
};

/** The wheel lying down, seen from a seat. */
const lyingWheel: Scene = (p, d) =>
  lamp(p) +
  `<g transform="translate(150 186)scale(1 .62)">${outlined(p, pockets(p, d), 5)}</g>` +
  outlined(
    p,
    path("M150 84L162 158Q166 182 150 186Q134 182 138 158Z", p.gold) +
      circle(150, 84, 15, `fill="${p.paper}"`) +
      ball(p, 228, 166),
    5,
  );

/** Roulette. */
export const roulette: DrawingLanguage = {
  scenes: [fullWheel, risingWheel, lyingWheel],
  hands: ["deco", "carved", "racing", "arched"],
};
