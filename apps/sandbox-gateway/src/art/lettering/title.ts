import { num, nums } from "../number.ts";
import type { Palette } from "../palette.ts";
import type { Dice } from "../random.ts";
import { breakTitle, type TitleRoom } from "./break-title.ts";
import { capHeight, type LineStyle, setLine } from "./set-line.ts";

/** A hand a title can be lettered in. Which one a cover gets is its dice's matter; the category narrows the choice. */
export interface Hand extends LineStyle {
  readonly join: "round" | "miter" | "bevel";
  /** Degrees of slant. */
  readonly slant: number;
  /** Room of the dark outline around the strokes, in units. */
  readonly outline: number;
  /** Depth of the extrusion under the face, in units. */
  readonly depth: number;
}

/** The hands, by name. */
export const hands = {
  bubble: {
    weight: 2.5,
    tracking: 0.5,
    bounce: 0.7,
    arch: 0,
    join: "round",
    slant: 0,
    outline: 2,
    depth: 0.9,
  },
  poster: {
    weight: 2.2,
    tracking: 0.8,
    bounce: 0,
    arch: 0,
    join: "miter",
    slant: 0,
    outline: 1.8,
    depth: 0.9,
  },
  arched: {
    weight: 2.2,
    tracking: 0.8,
    bounce: 0,
    arch: 1.6,
    join: "round",
    slant: 0,
    outline: 1.9,
    depth: 1,
  },
  racing: {
    weight: 2.2,
    tracking: 0.7,
    bounce: 0,
    arch: 0,
    join: "miter",
    slant: -12,
    outline: 1.7,
    depth: 0.7,
  },
  deco: { weight: 1.5, tracking: 1.2, bounce: 0, arch: 0, join: "miter", slant: 0, outline: 1.8, depth: 0.5 },
  carved: { weight: 2, tracking: 0.9, bounce: 0, arch: 0, join: "bevel", slant: 0, outline: 1.9, depth: 0.9 },
} as const satisfies Readonly<Record<string, Hand>>;

/** Name of a hand. */
export type HandName = keyof typeof hands;

/** Where a title block stands: centred on `x`, its last line's feet on `bottom`. */
export interface TitlePlace extends Pick<TitleRoom, "width" | "height" | "maxScale" | "maxLines"> {
  /** `start` makes `x` the left edge. Default `middle`. */
  readonly align?: "middle" | "start";
  readonly x: number;
  readonly bottom: number;
}

/** A lettered title and the height it took. */
export interface TitleBlock {
  readonly svg: string;
  readonly height: number;
}

const faces = (palette: Palette, dice: Dice): readonly [string, string] =>
  dice.pick([
    [palette.paper, palette.gold],
    [palette.gold, palette.goldShade],
    [palette.paper, palette.glow],
    [palette.paper, palette.paper],
  ]);

/** Letters a title: dark outline, extrusion, a lit face. The outline keeps it legible on any drawing. */
export const letterTitle = (
  title: string,
  hand: Hand,
  place: TitlePlace,
  palette: Palette,
  dice: Dice,
): TitleBlock => {
  const leading = 0.62 * (hand.weight + hand.outline) + 0.6 * hand.depth + hand.arch;
  const widthOf = (line: string) => setLine(line, hand).width + hand.outline;
  const broken = breakTitle(title, { ...place, leading }, widthOf);
  const [light, dark] = faces(palette, dice);
  let y = place.bottom - broken.height;
  let drawn = true;
  const lines = broken.lines.map((text, index) => {
    const scale = broken.scales[index] ?? 1;
    const line = setLine(text, hand);
    drawn &&= line.drawn;
    const x = place.align === "start" ? place.x : place.x - (line.width * scale) / 2;
    const element = line.element(
      ` transform="translate(${nums(x, y)})scale(${Math.round(scale * 100) / 100})"`,
    );
    y += scale * (capHeight + leading);
    return element;
  });
  const skew =
    hand.slant === 0
      ? ""
      : ` transform="translate(${num(-place.bottom * Math.tan((hand.slant * Math.PI) / 180))})skewX(${hand.slant})"`;
  const use = (paint: string, width: number, rest = "") =>
    `<use href="#t" stroke="${paint}" stroke-width="${num(width)}"${drawn ? "" : ` fill="${paint}"`}${rest}/>`;
  const drop = num(hand.depth * 3.4);
  const svg =
    `<defs><linearGradient id="f" gradientUnits="userSpaceOnUse" x2="0" y2="10"><stop offset=".35" stop-color="${light}"/><stop offset=".75" stop-color="${dark}"/></linearGradient>` +
    `<g id="t">${lines.join("")}</g></defs>` +
    `<g fill="none" stroke-linejoin="${hand.join}" stroke-miterlimit="2" stroke-linecap="${hand.join === "round" ? "round" : "square"}"${skew}>` +
    use(palette.ink, hand.weight + hand.outline) +
    use(palette.ink, hand.weight + hand.outline, ` y="${drop}"`) +
    use(palette.shade, hand.weight, ` y="${drop}"`) +
    use("url(#f)", hand.weight) +
    "</g>";
  return { svg, height: broken.height };
};
