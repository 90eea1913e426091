import { letters } from "../motifs/suits.ts";
import { num, nums } from "../number.ts";
import type { Palette } from "../palette.ts";
import type { Dice } from "../random.ts";
import { circle, path, placed, starPath } from "../shapes.ts";
import { bunting, rays, rings } from "./grounds.ts";
import { type DrawingLanguage, outlined, type Scene } from "./scene.ts";

/** A numbered ball around (0,0), radius 50. */
export const numberedBall = (p: Palette, colour: string, label: number): string =>
  circle(0, 0, 50, `fill="${colour}"`) +
  circle(-3, -3, 27, `fill="${p.paper}" stroke="none"`) +
  letters(String(label), p.ink, 25, -3, -3) +
  path("M-38-16A42 42 0 0 1-14-40A50 50 0 0 0-38-16Z", "#fff", 'stroke="none" opacity=".75"');

const draws = (d: Dice, count: number): number[] => Array.from({ length: count }, () => 1 + d.roll(49));

const colours = (p: Palette): readonly string[] => [p.pop, p.gold, p.main, p.glow, p.shade, p.goldShade];

const spread = (
  p: Palette,
  d: Dice,
  spots: readonly (readonly [x: number, y: number, scale: number])[],
): string => {
  const first = d.roll(6);
  const labels = draws(d, spots.length);
  return spots
    .map(([x, y, scale], index) =>
      placed(
        numberedBall(p, colours(p)[(index + first) % 6] ?? p.gold, labels[index] ?? 7),
        x,
        y,
        scale,
        d.between(-20, 20),
      ),
    )
    .join("");
};

/** A pyramid of balls. */
const pile: Scene = (p, d) =>
  d.pick([rays, bunting])(p, d) +
  outlined(
    p,
    spread(p, d, [
      [54, 240, 0.92],
      [150, 244, 0.92],
      [246, 240, 0.92],
      [102, 160, 0.92],
      [198, 160, 0.92],
      [150, 80, 0.98],
    ]),
    5,
  );

/** The drum. */
const drum: Scene = (p, d) =>
  rings(p, d) +
  outlined(
    p,
    circle(150, 144, 124, `fill="${p.haze}" fill-opacity=".55"`) +
      spread(p, d, [
        [96, 186, 0.62],
        [160, 208, 0.66],
        [214, 164, 0.6],
        [126, 122, 0.58],
        [186, 98, 0.54],
        [88, 92, 0.46],
      ]) +
      path("M70 268L112 236H188L230 268V300H70Z", p.goldShade),
    5,
  ) +
  path("M58 110A100 100 0 0 1 120 52A116 116 0 0 0 74 124Z", "#fff", 'opacity=".5"');

/** One ball, large, and its tail. */
const comet: Scene = (p, d) => {
  const side = d.pick([1, -1]);
  return (
    path(
      `M${nums(150 + side * 90, 190)}L${nums(150 - side * 200, -40)}H${nums(150 - side * 20)}L${nums(150 + side * 100, 90)}Z`,
      p.gold,
      'opacity=".8"',
    ) +
    path(
      `M${nums(150 + side * 60, 200)}L${nums(150 - side * 220, 70)}V-20L${nums(150 + side * 90, 120)}Z`,
      p.pop,
      'opacity=".8"',
    ) +
    outlined(p, spread(p, d, [[150 + side * 22, 158, 2.1]]), 4) +
    path(starPath(4, 18, 5, 150 - side * 110, 60) + starPath(4, 12, 3, 150 - side * 60, 250), p.paper)
  );
};

/** A ticket with its numbers crossed. */
const ticket: Scene = (p, d) => {
  const cells = Array.from({ length: 20 }, (_, index) => ({
    x: -78 + (index % 5) * 39,
    y: -52 + Math.floor(index / 5) * 39,
  }));
  const crossed = new Set([d.roll(20), d.roll(20), d.roll(20), d.roll(20), d.roll(20)]);
  return (
    d.pick([rays, bunting])(p, d) +
    outlined(
      p,
      placed(
        path(
          "M-108-112l13.5 12 13.5-12 13.5 12 13.5-12 13.5 12 13.5-12 13.5 12 13.5-12 13.5 12 13.5-12 13.5 12 13.5-12 13.5 12 13.5-12 13.5 12 13.5-12V124H-108Z",
          p.paper,
        ) +
          path("M-108-86H108V-66H-108Z", p.pop, 'stroke="none"') +
          path(
            cells.map(({ x, y }) => `M${nums(x - 14, y - 14)}h28v28h-28z`).join(""),
            "none",
            `stroke="${p.goldShade}" stroke-width="4"`,
          ) +
          path(
            cells
              .filter((_, index) => crossed.has(index))
              .map(({ x, y }) => `M${nums(x - 10, y - 10)}l20 20m0-20l-20 20`)
              .join(""),
            "none",
            `stroke="${p.pop}" stroke-width="8"`,
          ),
        142,
        150,
        1,
        d.pick([-10, 8, -6]),
      ) + spread(p, d, [[246, 236, 0.78]]),
      5,
    )
  );
};

/** Balls and tickets. */
export const draw: DrawingLanguage = {
  scenes: [pile, drum, comet, ticket],
  hands: ["bubble", "poster", "arched"],
};

const segments = [
  "abcdef",
  "bc",
  "abged",
  "abgcd",
  "fgbc",
  "afgcd",
  "afgedc",
  "abc",
  "abcdefg",
  "abcfgd",
] as const;
const bars: Readonly<Record<string, string>> = {
  a: "M6 0h28l-7 8h-14z",
  b: "M40 4v32l-8-5v-20z",
  c: "M40 44v32l-8-7v-20z",
  d: "M6 80h28l-7-8h-14z",
  e: "M0 44v32l8-7v-20z",
  f: "M0 4v32l8-5v-20z",
  g: "M6 40l6-4h16l6 4-6 4h-16z",
};

const digit = (value: number): string =>
  [...(segments[value] ?? "abcdef")].map((bar) => bars[bar] ?? "").join("");

/** A display of lit digits. */
const display: Scene = (p, d) => {
  const glyphs = [d.roll(10), d.roll(10), d.roll(10)];
  return (
    path(
      [0, 1, 2, 3, 4, 5, 6]
        .map((index) => `M0 ${index * 46}h300v2h-300zM${num(index * 46)} 0v330h2v-330z`)
        .join(""),
      p.haze,
      'opacity=".6"',
    ) +
    outlined(
      p,
      path("M22 62H278V232H22Z", p.deep) + path("M22 62H278V232H22Z", "none", `stroke="${p.glow}"`),
    ) +
    glyphs
      .map(
        (value, index) =>
          `<g transform="translate(${44 + index * 76} 84)scale(1.58)">${path(digit(8), p.haze, 'opacity=".22"')}${path(digit(value), p.gold)}</g>`,
      )
      .join("") +
    path(
      "M40 38h.1M70 38h.1M100 38h.1M200 258h.1M230 258h.1M260 258h.1",
      "none",
      `stroke="${p.pop}" stroke-width="14" stroke-linecap="round"`,
    )
  );
};

/** A board where numbers light up. */
const board: Scene = (p, d) => {
  const cells = Array.from({ length: 20 }, (_, index) => index);
  const lit = cells.map(() => d.roll(4) === 0);
  return (
    cells
      .map((index) => {
        const x = 12 + (index % 4) * 70;
        const y = 14 + Math.floor(index / 4) * 56;
        const on = lit[index] === true;
        return `<path d="M${nums(x, y)}h64v50h-64z" fill="${on ? p.gold : p.deep}" opacity="${on ? 1 : 0.55}"/>${index % 3 === 0 || on ? letters(String(1 + ((index * 7) % 79)), on ? p.ink : p.haze, 22, x + 32, y + 25) : ""}`;
      })
      .join("") + outlined(p, spread(p, d, [[d.pick([92, 206]), 176, 1.2]]), 5)
  );
};

/** Balls on an orbit. */
const orbit: Scene = (p, d) =>
  `<g fill="none" stroke="${p.glow}" stroke-width="4" transform="rotate(${num(d.between(-28, 28))} 150 150)"><ellipse cx="150" cy="150" rx="132" ry="46"/><ellipse cx="150" cy="150" rx="132" ry="46" transform="rotate(60 150 150)"/><ellipse cx="150" cy="150" rx="132" ry="46" transform="rotate(120 150 150)"/></g>` +
  outlined(
    p,
    spread(p, d, [
      [150, 150, 1.2],
      [52, 96, 0.5],
      [252, 84, 0.56],
      [82, 246, 0.52],
      [240, 226, 0.44],
    ]),
    5,
  );

/** Numbers lit by a machine. */
export const fastDraw: DrawingLanguage = {
  scenes: [display, board, orbit, comet],
  hands: ["racing", "deco", "poster"],
};
