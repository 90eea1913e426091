import { type LinearRgb, toLinearRgb } from "../tokens/contrast.ts";

const number = "([+-]?[\\d.]+(?:e[+-]?\\d+)?%?)";
const separator = "(?:\\s*,\\s*|\\s+)";
const three = [number, number, number].join(separator);
const oklch = new RegExp(`^oklch\\(\\s*${three}(?:deg)?\\s*\\)$`, "i");
const rgb = new RegExp(`^rgb\\(\\s*${three}\\s*\\)$`, "i");
const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i;

/** A number of CSS; of a percentage, that share of `whole`. */
const amount = (text: string, whole: number): number =>
  text.endsWith("%") ? (Number.parseFloat(text) / 100) * whole : Number.parseFloat(text);

/** A channel of sRGB between 0 and 1 in linear light. */
const linear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

const fromHex = (digits: string): LinearRgb => {
  const wide = digits.length === 3 ? digits.replace(/./g, "$&$&") : digits;
  const at = (start: number) => linear(Number.parseInt(wide.slice(start, start + 2), 16) / 255);
  return [at(0), at(2), at(4)];
};

/** An opaque colour written as `oklch()`, `rgb()`, `#rgb` or `#rrggbb`; `undefined` for any other notation. */
export const parseColor = (text: string): LinearRgb | undefined => {
  const [, digits] = hex.exec(text) ?? [];
  if (digits !== undefined) return fromHex(digits);
  const [, lightness, chroma, hue] = oklch.exec(text) ?? [];
  if (lightness !== undefined && chroma !== undefined && hue !== undefined)
    return toLinearRgb([amount(lightness, 1), amount(chroma, 0.4), amount(hue, 360)]);
  const [, red, green, blue] = rgb.exec(text) ?? [];
  if (red !== undefined && green !== undefined && blue !== undefined)
    return [
      linear(amount(red, 255) / 255),
      linear(amount(green, 255) / 255),
      linear(amount(blue, 255) / 255),
    ];
  return undefined;
};
