import { nums } from "../number.ts";
import type { Palette } from "../palette.ts";
import type { Dice } from "../random.ts";
import { around, circle, path, placed, polygonPath, shine } from "../shapes.ts";
import { type DrawingLanguage, outlined, type Scene } from "./scene.ts";

type Ball = (p: Palette) => string;

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
  const squares = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]
    .map(
      (index) =>
        `M${nums(-56 + (index % 4) * 38 + (Math.floor(index / 4) % 2) * 0, -84 + Math.floor(index / 4) * 34)}h${index % 2 === Math.floor(index / 4) % 2 ? 38 : 0}v34h-${index % 2 === Math.floor(index / 4) % 2 ? 38 : 0}z`,
    )
    .join("");
  return (
    path("M-64-94V94", "none", 'stroke-width="15"') +
    path("M-56-84H96V18H-56Z", p.paper) +
    path(squares, p.ink, 'stroke="none"') +
    path("M-56-84H96V18H-56Z", "none")
  );
};

const balls: readonly [{ words: RegExp; draw: Ball }, ...{ words: RegExp; draw: Ball }[]] = [
  { words: /nba|basket|balonc/, draw: basketball },
  { words: /nfl|american|domingo|super ?bowl|rugby/, draw: gridiron },
  { words: /beis|baseb|mlb|softb/, draw: baseball },
  { words: /ten[ni]|wimb|padel|roland/, draw: tennis },
  { words: /box|ufc|mma|fight|pelea|ring/, draw: glove },
  { words: /cup|copa|champ|trof|torneo|league|masters/, draw: cup },
  { words: /prix|premio|race|carrer|motor|horse|caball|galgo/, draw: flag },
  { words: /./, draw: football },
];

const ballOf = (title: string): Ball =>
  balls.find(({ words }) => words.test(title.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "")))?.draw ??
  football;

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

const hexes = (p: Palette): string =>
  `<pattern id="p" width="52" height="90" patternUnits="userSpaceOnUse"><path d="M26 0L52 15V45L26 60L0 45V15ZM26 60V90M0 45M52 15" fill="none" stroke="${p.haze}" stroke-width="3"/></pattern><path d="M0 0H300V400H0z" fill="url(#p)" opacity=".5"/>`;

const shards = (p: Palette, d: Dice): string =>
  path(`M0 ${nums(d.between(20, 90))}L300 0V${nums(d.between(40, 90))}L0 190Z`, p.main, 'opacity=".7"') +
  path(`M0 ${nums(d.between(230, 270))}L300 ${nums(d.between(90, 150))}V190L0 330Z`, p.pop, 'opacity=".55"');

const hud = (p: Palette): string =>
  path(
    "M18 62V18H62M238 18H282V62M18 224V268H62M238 268H282V224",
    "none",
    `stroke="${p.glow}" stroke-width="7"`,
  ) + path("M78 18H130M170 268H222", "none", `stroke="${p.glow}" stroke-width="3" opacity=".8"`);

const pad = (p: Palette): string =>
  path("M-60-44H60L104 22L92 74L60 70L34 34H-34L-60 70L-92 74L-104 22Z", p.main) +
  path("M60-44L104 22L92 74L60 70L34 34H0V-44Z", p.shade, 'stroke="none"') +
  path("M-56-24V12M-74-6H-38", "none", `stroke="${p.paper}" stroke-width="13"`) +
  circle(50, -20, 9, `fill="${p.gold}"`) +
  circle(68, -2, 9, `fill="${p.pop}"`) +
  circle(32, -2, 9, `fill="${p.glow}"`) +
  circle(50, 14, 9, `fill="${p.paper}"`) +
  path("M-12-28H12", "none");

const helm = (p: Palette): string =>
  path("M0-96L70-60L78 20L40 90L14 66V20H-14V66L-40 90L-78 20L-70-60Z", p.main) +
  path("M0-96L70-60L78 20L40 90L14 66V20H0Z", p.shade, 'stroke="none"') +
  path("M-58-10L-14 4V20L-50 14ZM58-10L14 4V20L50 14Z", p.gold) +
  path("M0-96L16-40L0-16L-16-40Z", p.pop);

const swords = (p: Palette): string =>
  around(
    path("M-9 40V-78L0-98L9-78V40Z", p.paper) +
      path("M0 40V-96L9-78V40Z", p.glow, 'stroke="none"') +
      path("M-30 34H30V50H-30Z", p.gold) +
      path("M-7 50H7V88H-7Z", p.shade),
    2,
    -42,
  ).replace("rotate(138)", "rotate(42)");

const scope = (p: Palette): string =>
  circle(0, 0, 82, `fill="${p.deep}"`) +
  circle(0, 0, 82, `fill="none" stroke="${p.gold}" stroke-width="9"`) +
  path(polygonPath(3, 34, 0, -4), p.pop) +
  path("M0-98V-46M0 46V98M-98 0H-46M46 0H98", "none", `stroke="${p.gold}" stroke-width="9"`);

const emblems = [pad, helm, swords, scope] as const;

/** An emblem between two shards. */
const clash: Scene = (p, d) =>
  hexes(p) + shards(p, d) + hud(p) + outlined(p, placed(d.pick(emblems)(p), 150, 146, 1.02), 6);

/** A hexagon crest. */
const crest: Scene = (p, d) =>
  hexes(p) +
  outlined(
    p,
    path(polygonPath(6, 132, 150, 150), p.glow) +
      path(polygonPath(6, 118, 150, 150), p.deep) +
      path(polygonPath(6, 104, 150, 150), p.main, 'stroke="none" opacity=".35"') +
      placed(d.pick(emblems)(p), 150, 150, 0.82),
  );

/** Two colours, face to face. */
const versus: Scene = (p, d) =>
  path("M0 0H190L110 400H0Z", p.pop, 'opacity=".85"') +
  hexes(p) +
  path("M190 0L150 170H172L110 400L128 200H104L150 0Z", p.paper) +
  outlined(p, placed(d.pick(emblems)(p), 74, 126, 0.62, -8) + placed(d.pick(emblems)(p), 228, 168, 0.66, 8)) +
  hud(p);

/** Angles and head-up displays. */
export const esports: DrawingLanguage = {
  scenes: [clash, crest, versus],
  hands: ["racing", "poster", "racing"],
};
