import { nums } from "../number.ts";
import type { Palette } from "../palette.ts";
import type { Dice } from "../random.ts";
import { circle, path, placed, polygonPath } from "../shapes.ts";
import { type DrawingLanguage, outlined, type Scene } from "./scene.ts";

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
  [-42, 42]
    .map(
      (angle) =>
        `<g transform="rotate(${angle})">${
          path("M-9 40V-78L0-98L9-78V40Z", p.paper) +
          path("M0 40V-96L9-78V40Z", p.glow, 'stroke="none"') +
          path("M-30 34H30V50H-30Z", p.gold) +
          path("M-7 50H7V88H-7Z", p.shade)
        }</g>`,
    )
    .join("");

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
