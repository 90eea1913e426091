import { type LinearRgb, toLinearRgb } from "../tokens/contrast.ts";

const number = "([+-]?[\\d.]+(?:e[+-]?\\d+)?%?)";
const separator = "(?:\\s*,\\s*|\\s+)";
const three = [number, number, number].join(separator);
const oklch = new RegExp(`^oklch\\(\\s*${three}(?:deg)?\\s*\\)$`, "i");
const rgb = new RegExp(`^rgb\\(\\s*${three}\\s*\\)$`, "i");
const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i;

/** A CSS number, or a percentage of `whole`. */
const amount = (text: string, whole: number): number =>
  text.endsWith("%") ? (Number.parseFloat(text) / 100) * whole : Number.parseFloat(text);

/** An sRGB channel from 0 to 1, in linear light. */
const linear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

const fromHex = (digits: string): LinearRgb => {
  const wide = digits.length === 3 ? digits.replace(/./g, "$&$&") : digits;
  const at = (start: number) => linear(Number.parseInt(wide.slice(start, start + 2), 16) / 255);
  return [at(0), at(2), at(4)];
};

/** Parses an opaque `oklch()`, `rgb()`, `#rgb` or `#rrggbb` colour. Returns `undefined` for other notations. */
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

/** A `--name: value` declaration. */
export interface Declaration {
  readonly name: string;
  readonly value: string;
}

/** A rule of a style sheet, with its at-rules from the outside in. */
export interface SheetRule {
  readonly around: readonly string[];
  readonly selectors: readonly string[];
  readonly declarations: readonly Declaration[];
}

const collapseSpaces = (text: string): string => text.trim().replace(/\s+/g, " ");

/** Splits at `mark`, except within brackets, quotes or braces. */
function splitOutside(text: string, mark: string): readonly string[] {
  const parts: string[] = [];
  let [depth, quote, start] = [0, "", 0];
  for (let at = 0; at < text.length; at++) {
    const sign = text.charAt(at);
    if (quote !== "") quote = sign === quote ? "" : quote;
    else if (sign === '"' || sign === "'") quote = sign;
    else if ("([{".includes(sign)) depth++;
    else if (")]}".includes(sign)) depth--;
    else if (sign === mark && depth === 0) {
      parts.push(text.slice(start, at));
      start = at + 1;
    }
  }
  return [...parts, text.slice(start)].map(collapseSpaces).filter((part) => part !== "");
}

/** Index of the brace that closes the one at `open`. */
function closing(css: string, open: number): number {
  let depth = 0;
  for (let at = open; at < css.length; at++) {
    if (css[at] === "{") depth++;
    else if (css[at] === "}" && --depth === 0) return at;
  }
  throw new Error(`A brace is never closed: ${collapseSpaces(css.slice(Math.max(0, open - 40), open + 1))}`);
}

function rulesIn(css: string, around: readonly string[]): readonly SheetRule[] {
  const rules: SheetRule[] = [];
  let start = 0;
  for (let open = css.indexOf("{"); open !== -1; open = css.indexOf("{", start)) {
    const close = closing(css, open);
    // Statements that end with a semicolon (`@import`, `@layer a, b`) may precede the rule.
    const prelude = collapseSpaces(css.slice(start, open).split(";").at(-1) ?? "");
    const inside = css.slice(open + 1, close);
    if (/^@(layer|media|supports|container)\b/.test(prelude))
      rules.push(...rulesIn(inside, [...around, prelude]));
    else
      rules.push({
        around,
        selectors: splitOutside(prelude, ","),
        declarations: splitOutside(inside, ";").map((declaration) => {
          const [name = "", ...value] = declaration.split(":");
          return { name: name.trim(), value: collapseSpaces(value.join(":")) };
        }),
      });
    start = close + 1;
  }
  return rules;
}

/**
 * Parses the rules of a plain style sheet, in order. Nesting is not supported, as the kit's minimum browsers lack it.
 * @throws Error when a brace is never closed.
 */
export const parseSheet = (css: string): readonly SheetRule[] =>
  rulesIn(css.replace(/\/\*[\s\S]*?\*\//g, " "), []);
