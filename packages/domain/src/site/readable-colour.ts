/** Red, green and blue, each 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** Minimum contrast of text (WCAG 2.2, 1.4.3). */
const READABLE = 4.5;

const pairs = (digits: string): readonly string[] => digits.match(/../g) ?? [];

const fromHex = (text: string): Rgb | undefined => {
  const digits = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(text)?.[1];
  if (digits === undefined) return undefined;
  const whole = digits.length === 3 ? digits.replaceAll(/./g, "$&$&") : digits;
  const [red = 0, green = 0, blue = 0] = pairs(whole).map((pair) => Number.parseInt(pair, 16));
  return [red, green, blue];
};

const fromFunction = (text: string): Rgb | undefined => {
  const found = /^rgb\(\s*(\d{1,3})\s*,\s*(\d{1,3})\s*,\s*(\d{1,3})\s*\)$/i.exec(text);
  if (!found) return undefined;
  const [red = 0, green = 0, blue = 0] = found.slice(1).map(Number);
  return Math.max(red, green, blue) > 255 ? undefined : [red, green, blue];
};

/**
 * Parses a colour from the gateway: three or six hexadecimal digits, or `rgb` with three numbers; otherwise
 * undefined.
 */
export const parseColour = (text: string): Rgb | undefined =>
  fromHex(text.trim()) ?? fromFunction(text.trim());

/** Formats a colour as `#rrggbb`. */
export const hexOf = (colour: Rgb): string =>
  `#${colour.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;

const linear = (channel: number): number => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

const luminance = ([red, green, blue]: Rgb): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

/** Whether text in one colour is readable on the other. */
export const isReadable = (text: Rgb, ground: Rgb): boolean => {
  const [high = 0, low = 0] = [luminance(text), luminance(ground)].sort((one, other) => other - one);
  return (high + 0.05) / (low + 0.05) >= READABLE;
};
