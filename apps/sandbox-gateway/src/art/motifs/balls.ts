import { nums } from "../number.ts";
import type { Palette } from "../palette.ts";
import { around, circle, path, polygonPath, shine } from "../shapes.ts";
import { plainTitle } from "./named.ts";

/** What a sport is played with, around (0,0), radius about 92. */
export type Ball = (p: Palette) => string;

/** A football around (0,0), radius 92. */
export const football: Ball = (p) =>
  circle(0, 0, 92, `fill="${p.paper}"`) +
  path(polygonPath(5, 34), p.ink) +
  around(
    path("M0-34V-62", "none", 'stroke-width="7"') +
      path("M-26-88L-24-68L0-58L24-68L26-88Z", p.ink, 'stroke="none"'),
    5,
  ) +
  around(path("M24-68L55-50", "none", 'stroke-width="7"'), 5) +
  circle(0, 0, 92, 'fill="none"');

const basketball: Ball = () =>
  circle(0, 0, 92, 'fill="#f0812a"') +
  path("M-92 0H92M0-92V92M-66-64Q-16 0-66 64M66-64Q16 0 66 64", "none") +
  shine("M-70-36A80 80 0 0 1-24-76A90 90 0 0 0-60-34Z", 0.6);

const baseball: Ball = (p) =>
  circle(0, 0, 92, `fill="${p.paper}"`) +
  path("M-62-68Q-6 0-62 68M62-68Q6 0 62 68", "none", 'stroke="#d9233f"') +
  path(
    "M-62-68Q-6 0-62 68M62-68Q6 0 62 68",
    "none",
    'stroke="#d9233f" stroke-width="20" stroke-dasharray="4 14" stroke-linecap="butt"',
  );

const tennis: Ball = () =>
  circle(0, 0, 92, 'fill="#d3e94a"') +
  path("M-70-58Q-2-34-4 92M70 58Q2 34 4-92", "none", 'stroke="#fff" stroke-width="8"');

const gridiron: Ball = (p) =>
  `<g transform="rotate(-32)">${path("M-108 0Q0-112 108 0Q0 112-108 0Z", "#9b4d22")}${path("M-70-30Q-56 0-70 30M70-30Q56 0 70 30", "none", `stroke="${p.paper}" stroke-width="8"`)}${path("M-34 0H34M-24-12V12M-8-13V13M8-13V13M24-12V12", "none", `stroke="${p.paper}" stroke-width="7"`)}</g>`;

const glove: Ball = (p) =>
  path("M-50 88V40C-92 10-70-92 10-90C84-88 92-14 62 30V88Z", p.pop) +
  path("M-54 44C-92 44-92-10-58-12C-36-12-26 14-10 14C16 14 30-6 24-30", p.pop) +
  path("M-50 60H62", "none", `stroke="${p.paper}" stroke-width="13"`);

const cup: Ball = (p) =>
  path(
    "M-58-66C-104-76-98 0-42 6M58-66C104-76 98 0 42 6",
    "none",
    `stroke="${p.goldShade}" stroke-width="13"`,
  ) +
  path("M-62-84H62C62-8 40 26 12 34V58H46V86H-46V58H-12V34C-40 26-62-8-62-84Z", p.gold) +
  path("M22-84H62C62-8 40 26 12 34V58H46V86H10V40C20 0 24-40 22-84Z", p.goldShade, 'stroke="none"') +
  path("M0-60L8-42L26-40L12-28L16-10L0-20L-16-10L-12-28L-26-40L-8-42Z", p.paper, 'stroke-width="4"');

const flag: Ball = (p) => {
  const squares = [0, 2, 5, 7, 8, 10]
    .map((square) => `M${nums(-56 + (square % 4) * 38, -84 + Math.floor(square / 4) * 34)}h38v34h-38z`)
    .join("");
  return (
    path("M-64-94V94", "none", 'stroke-width="15"') +
    path("M-56-84H96V18H-56Z", p.paper) +
    path(squares, p.ink, 'stroke="none"') +
    path("M-56-84H96V18H-56Z", "none")
  );
};

const balls: readonly { readonly words: RegExp; readonly draw: Ball }[] = [
  { words: /nba|basket|balonc/, draw: basketball },
  { words: /nfl|american|domingo|super ?bowl|rugby/, draw: gridiron },
  { words: /beis|baseb|mlb|softb/, draw: baseball },
  { words: /teni|tennis|wimb|padel|roland/, draw: tennis },
  { words: /box|ufc|mma|fight|pelea|ring\b/, draw: glove },
  { words: /\bcup|copa|champ|trof|torneo|league|masters/, draw: cup },
  { words: /prix|premio|\brace|carrer|motor|horse|caball|galgo/, draw: flag },
];

/** The thing a title's sport is played with; a football without a hint. */
export const ballOf = (title: string): Ball =>
  balls.find(({ words }) => words.test(plainTitle(title)))?.draw ?? football;
