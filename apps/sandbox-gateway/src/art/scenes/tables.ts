import { card, chip, die, faces, letters, type Suit, suits } from "../motifs/suits.ts";
import { nums } from "../number.ts";
import type { Palette } from "../palette.ts";
import type { Dice } from "../random.ts";
import { around, circle, path, placed, starPath } from "../shapes.ts";
import { type DrawingLanguage, outlined, type Scene } from "./scene.ts";

/** Felt in lamp light: the arcs of a table's edge and its betting line. */
export const felt = (p: Palette): string =>
  `<radialGradient id="l" cy=".3"><stop stop-color="${p.haze}"/><stop offset="1" stop-color="${p.haze}" stop-opacity="0"/></radialGradient><path d="M0 0H300V330H0z" fill="url(#l)"/>` +
  `<g fill="none" stroke="${p.gold}">${path("M-40 190Q150 330 340 190", "none", 'stroke-width="5" opacity=".8"')}${path("M-40 222Q150 362 340 222", "none", 'stroke-width="2.5" opacity=".6"')}</g>`;

const lamp = (p: Palette): string =>
  path("M150-40L20 320H280Z", p.paper, 'opacity=".13"') +
  path("M150-40L86 320H214Z", p.paper, 'opacity=".13"');

const slices = (count: number, radius: number, colours: readonly string[]): string =>
  Array.from({ length: count }, (_, index) => {
    const half = Math.PI / count;
    const x = radius * Math.sin(half);
    const y = radius * Math.cos(half);
    return path(
      `M0 0L${nums(-x, -y)}A${nums(radius, radius)} 0 0 1 ${nums(x, -y)}Z`,
      colours[index % colours.length] ?? "",
      `transform="rotate(${nums((index * 360) / count)})"`,
    );
  }).join("");

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
