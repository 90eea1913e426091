import { letters } from "../motifs/suits.ts";
import { num, nums } from "../number.ts";
import { path } from "../shapes.ts";
import { comet, spread } from "./lottery.ts";
import { type DrawingLanguage, outlined, type Scene } from "./scene.ts";

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
