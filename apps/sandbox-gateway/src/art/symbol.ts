import { beasts } from "./motifs/beasts.ts";
import { classics } from "./motifs/classics.ts";
import type { Motif } from "./motifs/motif.ts";
import { motifCalled } from "./motifs/named.ts";
import { sea } from "./motifs/sea.ts";
import { oklch, type Palette } from "./palette.ts";
import { diceFrom } from "./random.ts";
import { circle, path, starPath } from "./shapes.ts";

/** The brand's own colours, for the pieces of the demo games. */
const house: Palette = {
  sky: oklch(0.46, 0.19, 300),
  deep: oklch(0.19, 0.09, 300),
  haze: oklch(0.56, 0.19, 305),
  main: oklch(0.68, 0.14, 190),
  shade: oklch(0.48, 0.12, 195),
  glow: oklch(0.86, 0.11, 185),
  gold: oklch(0.86, 0.17, 82),
  goldShade: oklch(0.68, 0.17, 60),
  pop: oklch(0.65, 0.24, 12),
  ink: oklch(0.14, 0.05, 300),
  paper: oklch(0.97, 0.03, 82),
};

const face = (p: Palette, relief: string): string =>
  circle(0, 4, 94, `fill="${p.goldShade}"`) +
  circle(0, 0, 92, `fill="${p.gold}"`) +
  circle(0, 0, 76, `fill="none" stroke="${p.goldShade}" stroke-width="5" stroke-dasharray="0 11.9"`) +
  relief;

const classic = (word: string): Motif => motifCalled(word, classics);
const swimmer = (word: string): Motif => motifCalled(word, sea);

const drawings = {
  seven: classic("seven"),
  cherry: classic("cherry"),
  gem: classic("gem"),
  coin: classic("coin"),
  crown: classic("crown"),
  bell: classic("bell"),
  clover: classic("clover"),
  bolt: classic("bolt"),
  shark: swimmer("shark"),
  octopus: swimmer("octopus"),
  crab: swimmer("crab"),
  turtle: swimmer("turtle"),
  puffer: swimmer("puffer"),
  fish: swimmer("dorado"),
  sol: (p) =>
    face(
      p,
      path(starPath(8, 62, 34), p.goldShade) +
        circle(0, 0, 32, `fill="${p.paper}"`) +
        path("M-13-4h.1M13-4h.1M-12 10Q0 20 12 10", "none"),
    ),
  aguila: (p, d) => {
    const eagle = motifCalled("aguila", beasts)(
      { ...p, main: p.goldShade, glow: p.paper, shade: p.goldShade },
      d,
    );
    return face(p, `<g transform="scale(.62)">${eagle}</g>`);
  },
} as const satisfies Readonly<Record<string, Motif>>;

/** A piece of a demo game: reel symbols, and the coin's two faces. */
export type SymbolName = keyof typeof drawings;

/** True for the names that {@link symbolSvg} can draw. */
export const isSymbolName = (name: string): name is SymbolName => Object.hasOwn(drawings, name);

/** A piece of a demo game, 200x200. */
export const symbolSvg = (name: SymbolName): string => {
  const drawing: Motif = drawings[name];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-104 -104 208 208"><g stroke="${house.ink}" stroke-width="7" stroke-linejoin="round" stroke-linecap="round">${drawing(house, diceFrom(name))}</g></svg>`;
};
