import { letters } from "../motifs/suits.ts";
import { nums } from "../number.ts";
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

/** Numbered balls on their spots, in the picture's colours. */
export const spread = (
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
export const comet: Scene = (p, d) => {
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
