import { num, nums } from "../number.ts";
import type { Palette } from "../palette.ts";
import type { Dice } from "../random.ts";
import { circle, path, polygonPath, raysPath, starPath } from "../shapes.ts";

/** A pattern or view that fills the ground behind a hero. */
export type Ground = (palette: Palette, dice: Dice) => string;

/** Rays from behind the hero, as on a lottery ticket. */
export const rays: Ground = (p, d) =>
  path(raysPath(d.pick([10, 12, 14, 16]), 150, 165, 330, d.between(0, 1)), p.haze, 'opacity=".55"') +
  circle(150, 165, 120, `fill="${p.haze}" opacity=".6"`);

/** Rings growing outwards. */
export const rings: Ground = (p) =>
  [230, 185, 140, 95]
    .map((radius, index) =>
      circle(150, 165, radius, `fill="${index % 2 === 0 ? p.haze : p.sky}" opacity=".5"`),
    )
    .join("");

/** Slanted bands. */
export const bands: Ground = (p, d) => {
  const lean = d.pick([-120, 120, 60, -60]);
  return path(
    [0, 1, 2, 3, 4].map((index) => `M${nums(index * 92 - 80, 0)}h46l${nums(lean, 400)}h-46z`).join(""),
    p.haze,
    'opacity=".5"',
  );
};

/** A tile pattern: diamonds, stars or dots. */
export const tiles: Ground = (p, d) => {
  const shape = d.pick([polygonPath(4, 17), starPath(8, 15, 7), polygonPath(6, 14), starPath(4, 18, 6)]);
  return (
    `<pattern id="p" width="50" height="50" patternUnits="userSpaceOnUse"><path transform="translate(12 12)" d="${shape}" fill="${p.haze}"/><path transform="translate(37 37)" d="${shape}" fill="${p.haze}"/></pattern>` +
    `<path d="M0 0H300V400H0z" fill="url(#p)" opacity=".55"/>` +
    circle(150, 165, 130, `fill="${p.haze}" opacity=".6"`)
  );
};

/** A low sun over three ranges of hills. */
export const hills: Ground = (p, d) => {
  const x = d.between(70, 230);
  const y = d.between(90, 150);
  return (
    circle(x, y, 110, `fill="${p.gold}" opacity=".25"`) +
    circle(x, y, 74, `fill="${p.gold}"`) +
    path("M0 230L60 170L110 215L180 140L240 205L300 165V400H0Z", p.haze) +
    path("M0 262Q70 200 150 250T300 228V400H0Z", p.main, 'opacity=".75"') +
    path("M0 300Q90 250 170 284T300 270V400H0Z", p.shade)
  );
};

/** A town of lit windows under the night. */
export const city: Ground = (p, d) => {
  const houses = Array.from({ length: 7 }, (_, index) => {
    const height = d.between(70, 190);
    return `M${nums(index * 44 - 4, 330)}v${num(-height)}h40v${num(height)}z`;
  });
  return (
    circle(d.pick([70, 230]), 74, 40, `fill="${p.glow}" opacity=".9"`) +
    path(houses.join(""), p.deep) +
    path(
      Array.from(
        { length: 20 },
        () => `M${nums(Math.floor(d.next() * 26) * 12, 200 + d.roll(9) * 14)}h6v7h-6z`,
      ).join(""),
      p.gold,
    )
  );
};

/** Papel picado strung over a plain sky. */
export const bunting: Ground = (p, d) => {
  const colours = [p.pop, p.gold, p.glow, p.paper, p.main];
  const first = d.roll(5);
  const flags = (y: number, offset: number) =>
    [0, 1, 2, 3, 4]
      .map((index) =>
        path(
          `M${nums(offset + index * 66, y + (index % 2) * 6)}h56v44l-9 10-9-10-10 10-10-10-9 10-9-10zm28 14l-9 10 9 10 9-10z`,
          colours[(index + first) % 5] ?? p.gold,
          'fill-rule="evenodd"',
        ),
      )
      .join("");
  return (
    circle(150, 185, 128, `fill="${p.haze}" opacity=".6"`) +
    flags(-8, -20) +
    `<g opacity=".55">${flags(62, -52)}</g>`
  );
};

/** Lights out of focus. */
export const lights: Ground = (p, d) =>
  Array.from({ length: 12 }, () =>
    circle(
      d.between(0, 300),
      d.between(0, 300),
      d.between(8, 34),
      `fill="${d.pick([p.haze, p.glow, p.gold])}" opacity="${d.pick([".25", ".4", ".18"])}"`,
    ),
  ).join("") + circle(150, 165, 118, `fill="${p.haze}" opacity=".5"`);
