import { ballOf } from "../motifs/balls.ts";
import { nums } from "../number.ts";
import type { Palette } from "../palette.ts";
import { circle, path, placed } from "../shapes.ts";
import { type DrawingLanguage, outlined, type Scene } from "./scene.ts";

const lines = (p: Palette, d: string, width = 5): string =>
  path(d, "none", `stroke="${p.paper}" stroke-width="${width}" opacity=".65"`);

const stripes = (p: Palette): string =>
  path([0, 1, 2, 3].map((index) => `M0 ${index * 100}h300v50h-300z`).join(""), p.haze, 'opacity=".35"');

/** The pitch from above, the ball on the spot. */
const aerial: Scene = (p, d, game) =>
  stripes(p) +
  lines(
    p,
    `M16 16H284V390M16 16V390M${nums(86)} 16V74H214V16M118 16V42H182V16M110 74A46 30 0 0 0 190 74M16 206H284M86 206A64 64 0 0 1 214 206A64 64 0 0 1 86 206`,
  ) +
  outlined(p, placed(ballOf(game.title)(p), 150, 166, d.pick([0.95, 1.1]), d.between(-30, 30)));

/** Floodlights over the stands. */
const stadium: Scene = (p, d, game) => {
  const crowd = Array.from({ length: 44 }, () => circle(d.between(0, 300), d.between(96, 190), 3)).join("");
  return (
    path("M0 90Q150 132 300 90V216H0Z", p.shade) +
    `<g fill="${p.gold}" opacity=".7">${crowd}</g>` +
    path("M0 196Q150 226 300 196V400H0Z", p.haze) +
    path("M36 40L-30 300H130ZM264 40L170 300H330Z", p.paper, 'opacity=".16"') +
    outlined(p, path("M4 22H68V56H4ZM232 22H296V56H232Z", p.deep), 4) +
    path(
      "M36 39h.1M14 30h.1M36 30h.1M58 30h.1M14 48h.1M58 48h.1M36 48h.1M264 39h.1M242 30h.1M264 30h.1M286 30h.1M242 48h.1M286 48h.1M264 48h.1",
      "none",
      `stroke="${p.paper}" stroke-width="12" stroke-linecap="round"`,
    ) +
    lines(p, "M0 240Q150 268 300 240", 4) +
    outlined(p, placed(ballOf(game.title)(p), 150, 178, 1.08, d.between(-25, 25)))
  );
};

/** The ball at speed. */
const strike: Scene = (p, d, game) => {
  const side = d.pick([1, -1]);
  return (
    path(
      `M${nums(150 + side * 40, 130)}L${nums(150 - side * 330, 270)}V${nums(430)}L${nums(150 + side * 40, 200)}Z`,
      p.haze,
      'opacity=".6"',
    ) +
    path(
      `M${nums(150 + side * 40, 90)}L${nums(150 - side * 300, 150)}V210L${nums(150 + side * 40, 140)}ZM${nums(150 + side * 40, 170)}L${nums(150 - side * 300, 330)}V350L${nums(150 + side * 40, 190)}Z`,
      p.pop,
    ) +
    outlined(p, placed(ballOf(game.title)(p), 150 + side * 42, 138, 1.22, side * 20), 5)
  );
};

/** A club's badge. */
const badge: Scene = (p, d, game) =>
  path("M0 0H100V400H0ZM200 0H300V400H200Z", d.pick([p.haze, p.pop, p.main]), 'opacity=".7"') +
  outlined(
    p,
    path("M36 48Q94 44 150 20Q206 44 264 48V156C264 224 206 262 150 288C94 262 36 224 36 156Z", p.gold) +
      path("M54 64Q104 60 150 42Q196 60 246 64V154C246 210 200 242 150 266C100 242 54 210 54 154Z", p.deep) +
      path("M54 64Q104 60 150 42V266C100 242 54 210 54 154Z", p.main, 'stroke="none"') +
      placed(ballOf(game.title)(p), 150, 152, 0.76),
  );

/** Pitch lines and what flies over them. */
export const sports: DrawingLanguage = {
  scenes: [aerial, stadium, strike, badge],
  hands: ["racing", "poster", "racing", "carved"],
};
