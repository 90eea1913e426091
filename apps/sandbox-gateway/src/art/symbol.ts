import { beasts } from "./motifs/beasts.ts";
import { classics } from "./motifs/classics.ts";
import type { Motif } from "./motifs/motif.ts";
import { sea } from "./motifs/sea.ts";
import { oklch, type Palette } from "./palette.ts";
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

const [seven, cherry, gem, coin, crown, bell, clover, bolt] = classics;
const [shark, octopus, crab, turtle, puffer, fish] = sea;
const [, , , , , eagle] = beasts;

const drawings = {
  seven: seven.draw,
  cherry: cherry.draw,
  gem: gem.draw,
  coin: coin.draw,
  crown: crown.draw,
  bell: bell.draw,
  clover: clover.draw,
  bolt: bolt.draw,
  shark: shark.draw,
  octopus: octopus.draw,
  crab: crab.draw,
  turtle: turtle.draw,
  puffer: puffer.draw,
  fish: fish.draw,
  sol: (p) =>
    face(
      p,
      path(starPath(8, 62, 34), p.goldShade) +
        circle(0, 0, 32, `fill="${p.paper}"`) +
        path("M-13-4h.1M13-4h.1M-12 10Q0 20 12 10", "none"),
    ),
  aguila: (p) =>
    face(
      p,
      `<g transform="scale(.62)">${eagle.draw({ ...p, main: p.goldShade, glow: p.paper, shade: p.goldShade })}</g>`,
    ),
} as const satisfies Readonly<Record<string, Motif>>;

/** A piece of a demo game: reel symbols, and the coin's two faces. */
export type SymbolName = keyof typeof drawings;

/** True for the names that {@link symbolSvg} can draw. */
export const isSymbolName = (name: string): name is SymbolName => Object.hasOwn(drawings, name);

/** A piece of a demo game, 200x200. */
export const symbolSvg = (name: SymbolName): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-104-104 208 208"><g stroke="${house.ink}" stroke-width="7" stroke-linejoin="round" stroke-linecap="round">${drawings[name](house)}</g></svg>`;
