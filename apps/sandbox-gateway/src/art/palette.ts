import type { Dice } from "./random.ts";
import { hashText } from "./random.ts";
import type { ArtCategory } from "./types.ts";

/** The colours of one picture, by what they are for. */
export interface Palette {
  /** Upper ground, lit. */
  readonly sky: string;
  /** Lower ground, dark: the title stands on it. */
  readonly deep: string;
  /** The ground's pattern: a step lighter than the sky. */
  readonly haze: string;
  /** The hero's body, its shadow side and its lit side. */
  readonly main: string;
  readonly shade: string;
  readonly glow: string;
  /** Metal: coins, rims, crowns. */
  readonly gold: string;
  readonly goldShade: string;
  /** A contrasting accent. */
  readonly pop: string;
  /** Outlines: almost black, tinted. */
  readonly ink: string;
  /** Cards, balls, teeth: almost white, tinted. */
  readonly paper: string;
}

const channel = (linear: number): string => {
  const clipped = Math.min(1, Math.max(0, linear));
  const gamma = clipped <= 0.0031308 ? 12.92 * clipped : 1.055 * clipped ** (1 / 2.4) - 0.055;
  return Math.round(gamma * 255)
    .toString(16)
    .padStart(2, "0");
};

/** An OKLCH colour as hex, clipped to sRGB: older viewers of SVG files know no `oklch()`. Hue in degrees. */
export const oklch = (lightness: number, chroma: number, hue: number): string => {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return `#${channel(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s)}${channel(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s)}${channel(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s)}`;
};

/** Hues that glow on a night ground; a vendor owns one. */
const vendorHues = [12, 28, 48, 142, 165, 195, 225, 255, 280, 300, 325, 350] as const;

/** Where a category leans, so that felt stays green and water blue whatever the vendor. */
const categoryHue: Partial<Readonly<Record<ArtCategory, readonly [number, ...number[]]>>> = {
  FISH: [215, 235, 195, 250, 180],
  LIVE: [150, 20, 285, 165],
  ROU: [155, 18, 150, 265],
  BAC: [160, 15, 255, 300],
  SPORTS: [145, 150, 255, 230, 30],
  ESPORTS: [285, 255, 310, 200],
  COCKFIGHT: [25, 40, 12, 350],
};

/** The hue a vendor is known by, in degrees. */
export const vendorHue = (vendor: string): number => vendorHues[hashText(vendor) % vendorHues.length] ?? 280;

const shifts = [0, 0, 18, -22, 70, -70, 150, 180] as const;

/**
 * Between amber and grass a colour of middling lightness is olive, and looks stale: such hues go to the nearer side.
 */
const fresh = (hue: number): number => {
  const round = ((hue % 360) + 360) % 360;
  if (round <= 75 || round >= 140) return round;
  return round < 104 ? 62 : 145;
};

/** The colours of one picture, from its vendor's hue, its category's lean and its own dice. */
export const paletteFor = (vendor: string, category: ArtCategory, dice: Dice): Palette => {
  const own = vendorHue(vendor);
  const lean = categoryHue[category];
  const hue = fresh(lean ? dice.pick(lean) + (own % 16) - 8 : own + dice.pick(shifts));
  const bright = dice.pick([0.5, 0.56, 0.62, 0.44]);
  const heroHue = fresh(hue + dice.pick([150, 180, 205, 120, -120]));
  const goldHue = dice.between(72, 86);
  return {
    sky: oklch(bright, 0.19, hue),
    deep: oklch(0.2, 0.1, hue + dice.pick([15, -15, 30])),
    haze: oklch(bright + 0.1, 0.17, hue + 12),
    main: oklch(0.66, 0.2, heroHue),
    shade: oklch(0.47, 0.17, heroHue - 8),
    glow: oklch(0.84, 0.13, heroHue + 10),
    gold: oklch(0.86, 0.17, goldHue),
    goldShade: oklch(0.67, 0.17, goldHue - 22),
    pop: oklch(0.68, 0.23, fresh(hue + dice.pick([120, -120, 90, 60]))),
    ink: oklch(0.14, 0.05, hue),
    paper: oklch(0.97, 0.03, goldHue),
  };
};
