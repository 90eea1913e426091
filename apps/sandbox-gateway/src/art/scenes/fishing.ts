import type { NamedMotif } from "../motifs/motif.ts";
import { motifCalled, motifFor } from "../motifs/named.ts";
import { sea } from "../motifs/sea.ts";
import { giants, wildlife } from "../motifs/wildlife.ts";
import { nums } from "../number.ts";
import type { Palette } from "../palette.ts";
import type { Dice } from "../random.ts";
import { again, circle, path, placed } from "../shapes.ts";
import { type DrawingLanguage, outlined, type Scene } from "./scene.ts";

const creatures: readonly [NamedMotif, ...NamedMotif[]] = [
  ...sea,
  ...giants,
  { words: /ajolote|axolotl/, draw: motifCalled("ajolote", wildlife) },
];

const shafts = (p: Palette): string =>
  path("M60-10H110L70 400H-40ZM150-10H180L210 400H130ZM230-10H262L340 400H262Z", p.haze, 'opacity=".4"');

const bubbles = (p: Palette, d: Dice): string =>
  `<g fill="${p.haze}" fill-opacity=".35" stroke="${p.paper}" stroke-width="2.5">${Array.from({ length: 9 }, () => circle(d.between(10, 290), d.between(14, 260), d.between(4, 14))).join("")}</g>`;

const scales = (p: Palette): string =>
  `<pattern id="p" width="44" height="44" patternUnits="userSpaceOnUse"><path d="M0 0a22 22 0 0 0 44 0M-22 22a22 22 0 0 0 44 0a22 22 0 0 0 44 0" fill="none" stroke="${p.haze}" stroke-width="4"/></pattern><path d="M0 0H300V400H0z" fill="url(#p)" opacity=".6"/>`;

const waves = (y: number, fill: string, opacity = "1"): string =>
  path(`M-20 ${y}q20-26 40 0t40 0 40 0 40 0 40 0 40 0 40 0 40 0V400H-20Z`, fill, `opacity="${opacity}"`);

const weeds = (p: Palette, d: Dice): string =>
  [20, 52, 250, 282]
    .map((x) =>
      path(
        `M${nums(x, 300)}q-22-40 0-70t0-${nums(d.between(30, 80))}`,
        "none",
        `stroke="${p.shade}" stroke-width="13" stroke-linecap="round"`,
      ),
    )
    .join("");

/** Deep water, light from above, one creature. */
const deep: Scene = (p, d, game) =>
  shafts(p) +
  weeds(p, d) +
  bubbles(p, d) +
  outlined(p, placed(motifFor(game.title, creatures, d)(p, d), 150, 160, 1.2, d.between(-12, 12)));

/** A shoal on a pattern of scales. */
const shoal: Scene = (p, d, game) => {
  const hero = motifFor(game.title, creatures, d)(p, d);
  return (
    scales(p) +
    outlined(
      p,
      `<g opacity=".9">${placed(`<g id="h">${hero}</g>`, 66, 74, 0.44, 14)}${placed(again("h"), 232, 70, 0.5, -16)}${placed(again("h"), 58, 246, 0.4, -10)}</g>` +
        placed(again("h"), 164, 168, 1.05),
    ) +
    bubbles(p, d)
  );
};

/** Leaping out of the waves before a round sun. */
const leap: Scene = (p, d, game) =>
  circle(150, 140, 122, `fill="${p.gold}"`) +
  circle(150, 140, 96, `fill="${p.paper}" opacity=".35"`) +
  waves(214, p.haze, ".8") +
  outlined(p, placed(motifFor(game.title, creatures, d)(p, d), 150, 150, 1.15, d.pick([-18, 14, -8]))) +
  waves(250, p.main, ".9") +
  waves(278, p.shade);

/** In the cross hairs of the cannon. */
const target: Scene = (p, d, game) =>
  shafts(p) +
  bubbles(p, d) +
  outlined(p, placed(motifFor(game.title, creatures, d)(p, d), 150, 150, 1.02)) +
  `<g fill="none" stroke="${p.gold}" stroke-width="7">${circle(150, 150, 112, 'stroke-dasharray="88 88" stroke-dashoffset="44"')}${path("M150 22V60M150 240V296M22 150H60M240 150H278", "none")}</g>`;

/** Scales, waves and what swims in them. */
export const fishing: DrawingLanguage = {
  scenes: [deep, shoal, leap, target],
  hands: ["bubble", "arched", "bubble", "carved"],
};
