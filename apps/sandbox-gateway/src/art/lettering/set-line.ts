import { escapeXml } from "../escape.ts";
import { num, nums } from "../number.ts";
import { type SetLetter, spell } from "./alphabet.ts";

/** Cap height in units of the alphabet. */
export const capHeight = 10;

/** A line of lettering in units of the alphabet, before it is scaled to its place. */
export interface Line {
  readonly width: number;
  /** True for a stroke path; false for a `<text>` fallback (a script the alphabet lacks). */
  readonly drawn: boolean;
  /** The element, given attributes such as a transform; stroke and fill are inherited. */
  readonly element: (attributes: string) => string;
}

/** How letters sit in a line. `bounce` lifts every other letter; `arch` bends the line by so many units. */
export interface LineStyle {
  /** Stroke width, in units. */
  readonly weight: number;
  /** Clear room between letters, in units. */
  readonly tracking: number;
  readonly bounce: number;
  readonly arch: number;
}

const wordSpace = 3.2;

const drawLine = (letters: readonly (SetLetter | null)[], style: LineStyle): Line => {
  const advances = letters.map((letter) =>
    letter ? letter.glyph.width + style.weight + style.tracking : wordSpace,
  );
  const width = advances.reduce((sum, advance) => sum + advance, -style.tracking);
  let x = style.weight / 2;
  let path = "";
  letters.forEach((letter, index) => {
    const advance = advances[index] ?? 0;
    if (letter) {
      const place = width === 0 ? 0 : ((x + letter.glyph.width / 2) / width) * 2 - 1;
      const lift = (index % 2 === 0 ? 0 : -style.bounce) + style.arch * place * place;
      for (const [startX, startY, strokes] of letter.glyph.strokes) {
        path += `M${nums(x + startX, startY + lift)}${strokes}`;
      }
      if (letter.mark) path += `M${nums(x + letter.glyph.width / 2 - 1, lift - 2)}${letter.mark}`;
    }
    x += advance;
  });
  return { width, drawn: true, element: (attributes) => `<path d="${path}"${attributes}/>` };
};

/** Scripts without strokes of ours: the phone's own heaviest face, held to the width we reckoned with. */
const textLine = (text: string): Line => {
  const width = Math.max(
    6,
    [...text].reduce((sum, sign) => sum + (sign.charCodeAt(0) > 0x2e80 ? 11 : 7.6), 0),
  );
  const body = escapeXml(text);
  return {
    width,
    drawn: false,
    element: (attributes) =>
      `<text y="10" font-size="13" font-weight="900" font-family="system-ui,sans-serif" textLength="${num(width)}" lengthAdjust="spacingAndGlyphs"${attributes}>${body}</text>`,
  };
};

/** Sets one line, drawn where the alphabet allows it. */
export const setLine = (text: string, style: LineStyle): Line => {
  const letters = spell(text);
  return letters?.some((letter) => letter) ? drawLine(letters, style) : textLine(text);
};
