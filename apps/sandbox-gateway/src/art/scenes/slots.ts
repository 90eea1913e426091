import { beasts } from "../motifs/beasts.ts";
import { classics } from "../motifs/classics.ts";
import { folk } from "../motifs/folk.ts";
import { legends } from "../motifs/legends.ts";
import type { NamedMotif } from "../motifs/motif.ts";
import { motifFor } from "../motifs/named.ts";
import { wildlife } from "../motifs/wildlife.ts";
import type { Palette } from "../palette.ts";
import type { Dice } from "../random.ts";
import { again, circle, path, placed, starPath } from "../shapes.ts";
import { bands, bunting, city, hills, lights, rays, rings, tiles } from "./grounds.ts";
import { type DrawingLanguage, outlined, type Scene } from "./scene.ts";

const symbols: readonly [NamedMotif, ...NamedMotif[]] = [
  ...classics,
  ...legends,
  ...beasts,
  ...folk,
  ...wildlife,
];

const sparkles = (p: Palette, d: Dice): string =>
  path(
    Array.from({ length: 5 }, () =>
      starPath(4, d.between(8, 16), 3, d.between(20, 280), d.between(20, 250)),
    ).join(""),
    p.paper,
    'stroke="none"',
  );

/** One symbol in a ring of bulbs. */
const medallion: Scene = (p, d, game) =>
  d.pick([rays, tiles, lights])(p, d) +
  outlined(
    p,
    circle(150, 160, 122, `fill="${p.goldShade}"`) +
      circle(150, 160, 104, `fill="${p.deep}"`) +
      circle(150, 160, 113, `fill="none" stroke="${p.paper}" stroke-width="13" stroke-dasharray="0 39.4"`) +
      placed(motifFor(game.title, symbols, d)(p, d), 150, 160, 0.92),
  );

/** Three windows of a machine; the middle one shows the prize. */
const reels: Scene = (p, d, game) => {
  const hero = motifFor(game.title, symbols, d)(p, d);
  const other = d.pick(symbols).draw(p, d);
  const third = d.pick(symbols).draw(p, d);
  return (
    bands(p, d) +
    outlined(
      p,
      path("M8 44H292Q300 44 300 60V262Q300 278 284 278H16Q0 278 0 262V60Q0 44 16 44Z", p.goldShade) +
        path("M14 60H286V262H14Z", p.deep) +
        path("M22 66H96V256H22ZM204 66H278V256H204Z", p.paper) +
        `<g opacity=".9">${placed(`<g id="a">${other}</g>`, 59, 160, 0.42)}${placed(`<g id="b">${third}</g>`, 241, 160, 0.42)}${placed(again("b"), 59, 76, 0.3)}${placed(again("a"), 241, 244, 0.3)}</g>` +
        path("M92 50H208V272H92Z", p.paper) +
        placed(hero, 150, 160, 0.78) +
        path("M4 150L24 160L4 170ZM296 150L276 160L296 170Z", p.pop),
    )
  );
};

/** The symbol three times, the nearest largest. */
const trio: Scene = (p, d, game) => {
  const hero = motifFor(game.title, symbols, d)(p, d);
  const tilt = d.between(10, 22);
  return (
    d.pick([rays, rings, tiles, bunting])(p, d) +
    outlined(
      p,
      placed(`<g id="h">${hero}</g>`, 76, 118, 0.62, -tilt) +
        placed(again("h"), 224, 118, 0.62, tilt) +
        placed(again("h"), 150, 182, 1.02),
    ) +
    sparkles(p, d)
  );
};

/** The symbol so near that it leaves the picture. */
const close: Scene = (p, d, game) => {
  const side = d.pick([-1, 1]);
  return (
    d.pick([bands, rings, rays])(p, d) +
    outlined(
      p,
      placed(motifFor(game.title, symbols, d)(p, d), 150 + side * 22, 158, 1.62, side * d.between(6, 16)),
      5,
    )
  );
};

/** The symbol before a view. */
const view: Scene = (p, d, game) =>
  d.pick([hills, city, bunting, hills])(p, d) +
  outlined(p, placed(motifFor(game.title, symbols, d)(p, d), 150, 176, 1.16)) +
  sparkles(p, d);

/** Many small symbols falling around a large one. */
const rain: Scene = (p, d, game) => {
  const small = d.pick(symbols).draw(p, d);
  const spots = [
    [36, 44],
    [264, 36],
    [30, 168],
    [272, 150],
    [70, 262],
    [238, 258],
    [150, 22],
  ] as const;
  return (
    rings(p, d) +
    outlined(
      p,
      `<defs><g id="r">${small}</g></defs>` +
        spots
          .map(([x, y]) => placed(again("r"), x + d.between(-8, 8), y, 0.27, d.between(-30, 30)))
          .join("") +
        placed(motifFor(game.title, symbols, d)(p, d), 150, 162, 1.05),
      5,
    )
  );
};

/** Reels, symbols and light. */
export const slots: DrawingLanguage = {
  scenes: [medallion, reels, trio, close, view, rain, view],
  hands: ["bubble", "poster", "arched", "racing", "carved"],
};
