import { card, chip, die, faces, type Suit } from "../motifs/suits.ts";
import { num, nums } from "../number.ts";
import type { Palette } from "../palette.ts";
import type { Dice } from "../random.ts";
import { slices } from "../scenes/felt.ts";
import { circle, path, placed } from "../shapes.ts";
import type { DealerInput } from "./person.ts";

type Backdrop = (palette: Palette, dice: Dice) => string;

/** Arched panels lit from behind. */
const arches: Backdrop = (p) =>
  [-20, 70, 160]
    .map(
      (x) =>
        path(`M${nums(x, 300)}V96a50 50 0 0 1 100 0V300Z`, p.haze, 'opacity=".35"') +
        path(
          `M${nums(x + 8, 300)}V98a42 42 0 0 1 84 0V300Z`,
          "none",
          `stroke="${p.gold}" stroke-width="2" opacity=".55"`,
        ),
    )
    .join("");

/** Lights out of focus over a dark room. */
const glitter: Backdrop = (p, d) =>
  Array.from({ length: 16 }, () =>
    circle(
      d.between(0, 240),
      d.between(0, 200),
      d.between(5, 24),
      `fill="${d.pick([p.glow, p.gold, p.haze])}" opacity="${d.pick([".16", ".26", ".38"])}"`,
    ),
  ).join("");

/** A curtain in folds. */
const curtain: Backdrop = (p) =>
  path(
    [0, 1, 2, 3, 4, 5].map((fold) => `M${num(fold * 44 - 8)} 0h22q-8 150 4 300h-30q10-150 4-300z`).join(""),
    p.haze,
    'opacity=".4"',
  ) +
  path(
    "M0 0H240V16Q220 40 200 16Q180 40 160 16Q140 40 120 16Q100 40 80 16Q60 40 40 16Q20 40 0 16Z",
    p.gold,
    'opacity=".7"',
  );

/** The eight-rayed sun of the house, as a neon sign. */
const neon: Backdrop = (p, d) =>
  path(
    Array.from({ length: 8 }, (_, ray) => {
      const angle = (ray * Math.PI) / 4 + d.between(0, 0.1);
      const at = (radius: number) => nums(120 + radius * Math.cos(angle), 104 + radius * Math.sin(angle));
      return `M${at(92)}L${at(118)}`;
    }).join(""),
    "none",
    `stroke="${p.glow}" stroke-width="5" stroke-linecap="round" opacity=".8"`,
  ) +
  circle(120, 104, 80, `fill="${p.haze}" opacity=".3"`) +
  circle(120, 104, 80, `fill="none" stroke="${p.glow}" stroke-width="4" opacity=".8"`);

const backdrops = [arches, glitter, curtain, neon] as const;

const wheel = (p: Palette): string =>
  `<g transform="translate(120 318)scale(1 .34)">${circle(0, 0, 124, `fill="${p.goldShade}"`)}${circle(0, 0, 112, `fill="${p.gold}"`)}<g stroke="${p.gold}" stroke-width="2">${slices(18, 100, ["#a3172c", p.ink])}</g>${circle(0, 0, 46, `fill="${p.goldShade}"`)}${circle(0, 0, 16, `fill="${p.gold}"`)}</g>` +
  circle(166, 290, 5, 'fill="#fff"');

const pips = ["heart", "diamond", "spade", "club"] as const satisfies readonly Suit[];

const cards = (p: Palette, d: Dice): string => {
  const suit = d.pick(pips);
  return (
    placed(card(p, d.pick(["9", "8", "K", "A"]), suit), 92, 288, 0.5, -14) +
    placed(card(p, d.pick(["7", "Q", "J", "2"]), "heart"), 132, 286, 0.5, 6) +
    placed(chip(p, p.pop), 186, 292, 0.32) +
    placed(chip(p, p.main), 186, 282, 0.32)
  );
};

const dice = (p: Palette, d: Dice): string =>
  placed(die(p, faces[d.roll(6)] ?? faces[0], p.pop), 90, 284, 0.4, -12) +
  placed(die(p, faces[d.roll(6)] ?? faces[2], p.main), 134, 288, 0.4, 18) +
  placed(chip(p, p.gold), 182, 290, 0.32);

const onTable = { roulette: wheel, baccarat: cards, other: dice } as const;

/** The room behind a dealer: a lit ground and one of four backdrops. */
export const studio = (p: Palette, d: Dice): string =>
  path("M0 0H240V300H0Z", "url(#g)") + d.pick(backdrops)(p, d) + circle(120, 120, 120, 'fill="url(#l)"');

/** The table before a dealer, with its game on it. */
export const tableTop = (p: Palette, d: Dice, table: DealerInput["table"]): string =>
  path("M-20 300V278Q120 246 260 278V300Z", p.deep) +
  path("M-20 280Q120 248 260 280", "none", `stroke="${p.gold}" stroke-width="4"`) +
  onTable[table](p, d);
