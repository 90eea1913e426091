import { nums } from "../number.ts";
import type { Palette } from "../palette.ts";
import { circle, path, placed } from "../shapes.ts";
import { bunting, hills, rays } from "./grounds.ts";
import { type DrawingLanguage, outlined, type Scene } from "./scene.ts";

const feather = (fill: string, rib: string): string =>
  path("M0 90C-40 40-34-50 10-96C40-50 38 40 0 90Z", fill) +
  path(
    "M0 90C2 40 6-20 8-70M3 30L-20 14M4 6L-22-14M5-20L-14-40M3 40L24 22M5 10L28-10M6-18L24-36",
    "none",
    `stroke="${rib}" stroke-width="4"`,
  );

/** A comb is red on every rooster. */
const comb = "#e0263c";

const head = (p: Palette): string =>
  path("M-70 96C-64 40-66 10-50-18C-34-46 0-52 26-36C52-20 50 12 38 30C30 46 44 70 56 96Z", p.main) +
  path("M-70 96L-56 40L-44 66L-30 30L-16 70L0 36L12 72L28 40L56 96Z", p.gold) +
  path(
    "M-52-14C-78-34-66-62-46-56C-52-86-22-98-12-72C-4-100 34-92 26-64C46-70 56-46 36-32C10-52-30-46-52-14Z",
    comb,
  ) +
  path("M40-16L88 2L42 14Z", p.gold) +
  path("M30 14C52 16 58 50 38 56C22 52 20 26 30 14Z", comb) +
  circle(14, -10, 13, `fill="${p.paper}"`) +
  circle(17, -9, 6, `fill="${p.ink}" stroke="none"`) +
  path("M-4-28L28-22", "none", 'stroke-width="7"');

/** A fan of tail feathers. */
const tail: Scene = (p, d) => {
  const paints = [p.pop, p.main, p.gold, p.glow, p.shade];
  const first = d.roll(5);
  return (
    rays(p, d) +
    outlined(
      p,
      [-56, -28, 28, 56, 0]
        .map(
          (angle, index) =>
            `<g transform="translate(150 268)rotate(${nums(angle)})translate(0-122)scale(1.24)">${feather(paints[(index + first) % 5] ?? p.pop, p.ink)}</g>`,
        )
        .join(""),
      5,
    )
  );
};

/** The champion. */
const champion: Scene = (p, d) =>
  d.pick([hills, rays, bunting])(p, d) + outlined(p, placed(head(p), 140, 170, 1.36));

/** Two of them. */
const faceOff: Scene = (p, d) => {
  const other: Palette = { ...p, main: p.glow, pop: d.pick([p.pop, p.main]), gold: p.goldShade };
  return (
    path("M0 0H150V400H0Z", p.pop, 'opacity=".5"') +
    path("M150 0L166 90L136 150L164 220L150 400", "none", `stroke="${p.gold}" stroke-width="7"`) +
    outlined(
      p,
      `${placed(head(p), 70, 164, 0.92)}<g transform="translate(230 164)scale(-.92 .92)">${head(other)}</g>`,
    )
  );
};

/** The ring, with feathers in the air. */
const ring: Scene = (p, d) =>
  `<g fill="none" stroke="${p.gold}" stroke-width="6"><ellipse cx="150" cy="214" rx="140" ry="52"/><ellipse cx="150" cy="214" rx="104" ry="36" opacity=".6"/></g>` +
  bunting(p, d) +
  outlined(
    p,
    placed(feather(p.pop, p.ink), 84, 160, 0.92, -28) +
      placed(feather(p.gold, p.ink), 214, 150, 0.98, 22) +
      placed(feather(p.main, p.ink), 148, 186, 0.9, 4),
    5,
  );

/** Feathers. */
export const cockfight: DrawingLanguage = {
  scenes: [tail, champion, faceOff, ring],
  hands: ["poster", "carved", "arched"],
};
