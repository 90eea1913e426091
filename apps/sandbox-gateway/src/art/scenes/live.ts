import { card, chip, die, faces } from "../motifs/suits.ts";
import type { Palette } from "../palette.ts";
import type { Dice } from "../random.ts";
import { circle, path, placed, starPath } from "../shapes.ts";
import { felt, lamp, slices } from "./felt.ts";
import { type DrawingLanguage, outlined, type Scene } from "./scene.ts";

/** A money wheel around (0,0), radius 118. */
export const wheel = (p: Palette, d: Dice): string =>
  circle(0, 0, 118, `fill="${p.goldShade}"`) +
  `<g stroke-width="3">${slices(12, 104, [p.pop, p.paper, p.main, p.gold])}</g>` +
  circle(
    0,
    0,
    111,
    `fill="none" stroke="${p.paper}" stroke-width="10" stroke-dasharray="0 38.7" stroke-linecap="round"`,
  ) +
  circle(0, 0, 36, `fill="${p.gold}"`) +
  path(starPath(8, 28, 13), p.goldShade, `transform="rotate(${d.roll(40)})" stroke-width="3"`);

/** A money wheel under its pointer. */
const moneyWheel: Scene = (p, d) =>
  felt(p) +
  outlined(p, placed(wheel(p, d), 150, 158, 1.08, d.roll(30)) + path("M126 12H174L150 58Z", p.paper));

/** Cards dealt under the lamp. */
const dealt: Scene = (p, d) =>
  felt(p) +
  lamp(p) +
  outlined(
    p,
    placed(card(p, d.pick(["10", "Q", "9"]), d.pick(["spade", "club"])), 108, 138, 1.22, -10) +
      placed(card(p, "A", d.pick(["heart", "diamond"])), 188, 150, 1.22, 9) +
      placed(chip(p, p.pop), 62, 252, 0.62) +
      placed(chip(p, p.main), 240, 250, 0.62),
    5,
  );

/** Two sides of one table. */
const sides: Scene = (p, d) =>
  path("M0 0H178L122 400H0Z", p.pop) +
  path("M178 0H300V400H122Z", p.main) +
  path("M178 0L122 400", "none", `stroke="${p.gold}" stroke-width="7"`) +
  path(
    d.pick([starPath(8, 80, 54), starPath(12, 78, 60)]),
    p.gold,
    'transform="translate(82 120)" opacity=".35"',
  ) +
  path(
    d.pick([starPath(8, 80, 54), starPath(12, 78, 60)]),
    p.gold,
    'transform="translate(222 190)" opacity=".35"',
  ) +
  outlined(
    p,
    placed(card(p, d.pick(["K", "A", "9", "8"]), "heart"), 84, 124, 1.1, -8) +
      placed(card(p, d.pick(["J", "Q", "7", "6"]), "spade"), 220, 180, 1.1, 8),
    5,
  );

/** Three dice in a glass dome. */
const dome: Scene = (p, d) => {
  const face = () => faces[d.roll(6)] ?? faces[0];
  return (
    felt(p) +
    lamp(p) +
    outlined(
      p,
      path("M40 240C34 90 90 44 150 44S266 90 260 240Z", p.haze, 'fill-opacity=".45"') +
        placed(die(p, face(), p.pop), 150, 126, 0.86, 12) +
        placed(die(p, face(), p.pop), 104, 196, 0.9, -10) +
        placed(die(p, face(), p.pop), 196, 198, 0.9, 6) +
        path("M24 240H276L256 274H44Z", p.goldShade) +
        circle(150, 40, 13, `fill="${p.gold}"`),
    ) +
    path("M72 200C70 130 92 90 122 76C98 110 92 150 92 200Z", "#fff", 'opacity=".35"')
  );
};

/** The live shows. */
export const live: DrawingLanguage = {
  scenes: [moneyWheel, dealt, sides, dome],
  spoken: [
    { words: /sic ?bo|dice|dado|fan tan/, scene: dome },
    { words: /wheel|rueda|time|mega|monopoly|cash|ruleta/, scene: moneyWheel },
    { words: /dragon|tig|andar|studio|war|guerra|duel/, scene: sides },
    { words: /black ?jack|hold|poker|patti|card|carta|21/, scene: dealt },
  ],
  hands: ["deco", "carved", "arched", "deco"],
};
