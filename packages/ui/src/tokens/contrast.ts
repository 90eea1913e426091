import type { ColorRole, Oklch } from "./themes.ts";

/** Linear-light sRGB channels. A channel outside 0-1 is outside the sRGB gamut. */
export type LinearRgb = readonly [red: number, green: number, blue: number];

/** OKLCH to linear sRGB, with the matrices of CSS Color 4. */
export function toLinearRgb([lightness, chroma, hue]: Oklch): LinearRgb {
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

/** Whether the colour is within sRGB, with a tolerance of half an 8-bit step. */
export function isInSrgbGamut(color: Oklch): boolean {
  return toLinearRgb(color).every((channel) => channel > -0.0005 && channel < 1.002);
}

/** WCAG 2.2 relative luminance, 0 (black) to 1 (white). */
export function relativeLuminance(color: LinearRgb): number {
  const [red, green, blue] = color.map((channel) => Math.min(1, Math.max(0, channel)));
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

/** WCAG 2.2 contrast ratio of two opaque colours in linear light, 1 to 21, in any order. */
export function contrastOfLinear(first: LinearRgb, second: LinearRgb): number {
  const [darker = 0, lighter = 0] = [relativeLuminance(first), relativeLuminance(second)].sort(
    (one, other) => one - other,
  );
  return (lighter + 0.05) / (darker + 0.05);
}

/** WCAG 2.2 contrast ratio of two opaque colours, 1 to 21, in any order. */
export function contrastRatio(first: Oklch, second: Oklch): number {
  return contrastOfLinear(toLinearRgb(first), toLinearRgb(second));
}

const grounds = ["ground", "surface", "surface-raised"] as const satisfies readonly ColorRole[];

/** Roles used for text or lone icons on a background: WCAG AA requires 4.5. */
const textOnGrounds = [
  "text",
  "text-muted",
  "text-faint",
  "action-text",
  "hot",
  "info",
  "gain",
  "loss",
] as const satisfies readonly ColorRole[];

/** Roles used for shapes only (focus ring, border of a control): WCAG AA requires 3. */
const shapesOnGrounds = ["focus", "line-control"] as const satisfies readonly ColorRole[];

const onFilled = [
  ["on-action", "action"],
  ["on-action", "action-press"],
  ["on-hot", "hot"],
  ["on-info", "info"],
  ["text", "danger-surface"],
  ["loss", "danger-surface"],
] as const satisfies readonly (readonly [ColorRole, ColorRole])[];

/** A pair of colours, and the WCAG AA contrast it needs in every theme. */
export interface ContrastPair {
  readonly on: ColorRole;
  readonly ground: ColorRole;
  readonly atLeast: 4.5 | 3;
}

/** All pairs that the kit uses. Add a new pair here before using it in a component. */
export const contrastPairs: readonly ContrastPair[] = [
  ...grounds.flatMap((ground) => textOnGrounds.map((on): ContrastPair => ({ on, ground, atLeast: 4.5 }))),
  ...grounds.flatMap((ground) => shapesOnGrounds.map((on): ContrastPair => ({ on, ground, atLeast: 3 }))),
  ...onFilled.map(([on, ground]): ContrastPair => ({ on, ground, atLeast: 4.5 })),
];
