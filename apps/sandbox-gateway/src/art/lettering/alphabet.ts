/**
 * A stroke alphabet of our own: pictures inside `<img>` can't load a font and every phone has another system font,
 * so titles are drawn. Caps only, 10 units high, authored as strokes (start point, then relative path commands), which
 * makes a letter some 20 bytes and lets one path carry outline, face and shine.
 */

/** One letter: its width between stroke centres, and its strokes as `[startX, startY, relativePath]`. */
export interface Glyph {
  readonly width: number;
  readonly strokes: readonly (readonly [x: number, y: number, path: string])[];
}

const glyph = (width: number, ...strokes: Glyph["strokes"]): Glyph => ({ width, strokes });

const bowl: Glyph["strokes"][number] = [0, 10, "v-10h3.2a2.8 2.8 0 0 1 0 5.6h-3.2"];
const ring: Glyph["strokes"][number] = [0, 3, "a3 3 0 0 1 6 0v4a3 3 0 0 1-6 0z"];

const glyphs: Readonly<Record<string, Glyph>> = {
  A: glyph(6.8, [0, 10, "l3.4-10 3.4 10"], [1.1, 7, "h4.6"]),
  B: glyph(6.1, [3.4, 4.8, "h-3.4v-4.8h3.2a2.4 2.4 0 0 1 .2 4.8a2.6 2.6 0 0 1 0 5.2h-3.4v-5.2"]),
  C: glyph(6, [6, 3.2, "v-.2a3 3 0 0 0-6 0v4a3 3 0 0 0 6 0v-.2"]),
  D: glyph(6, [0, 0, "h3a3 3 0 0 1 3 3v4a3 3 0 0 1-3 3h-3z"]),
  E: glyph(5.2, [5.2, 0, "h-5.2v10h5.2"], [0, 5, "h4.4"]),
  F: glyph(5, [5.2, 0, "h-5.2v10"], [0, 5, "h4.2"]),
  G: glyph(6, [6, 3.1, "v-.1a3 3 0 0 0-6 0v4a3 3 0 0 0 6 0v-1.6h-2.4"]),
  H: glyph(6, [0, 0, "v10"], [6, 0, "v10"], [0, 5, "h6"]),
  I: glyph(0, [0, 0, "v10"]),
  J: glyph(4.8, [4.8, 0, "v7.2a2.4 2.6 0 0 1-4.8 .2"]),
  K: glyph(6, [0, 0, "v10"], [5.8, 0, "l-5.8 6"], [2.3, 3.8, "l3.8 6.2"]),
  L: glyph(4.8, [0, 0, "v10h4.8"]),
  M: glyph(8, [0, 10, "v-10l4 6.4 4-6.4v10"]),
  N: glyph(6.2, [0, 10, "v-10l6.2 10v-10"]),
  O: glyph(6, ring),
  P: glyph(6, bowl),
  Q: glyph(6, ring, [3.6, 7, "l2.8 3.2"]),
  R: glyph(6.2, bowl, [3, 5.8, "l3.2 4.2"]),
  S: glyph(5.8, [5.7, 2.4, "a2.85 2.5 0 0 0-5.7 .2c0 3.6 5.8 1.4 5.8 4.8a2.9 2.6 0 0 1-5.8 .2"]),
  T: glyph(6, [0, 0, "h6"], [3, 0, "v10"]),
  U: glyph(6, [0, 0, "v7a3 3 0 0 0 6 0v-7"]),
  V: glyph(6.8, [0, 0, "l3.4 10 3.4-10"]),
  W: glyph(9.8, [0, 0, "l2.4 10 2.5-7.6 2.5 7.6 2.4-10"]),
  X: glyph(6.4, [0, 0, "l6.4 10"], [6.4, 0, "l-6.4 10"]),
  Y: glyph(6.4, [0, 0, "l3.2 5.2v4.8"], [6.4, 0, "l-3.2 5.2"]),
  Z: glyph(5.8, [0, 0, "h5.8l-5.8 10h5.8"]),
  "0": glyph(5.6, [0, 2.8, "a2.8 2.8 0 0 1 5.6 0v4.4a2.8 2.8 0 0 1-5.6 0z"]),
  "1": glyph(2.4, [0, 2, "l2.4-2v10"]),
  "2": glyph(5.6, [0, 2.8, "a2.8 2.8 0 0 1 5.6 .2c0 2.6-5.6 3.6-5.6 7h5.8"]),
  "3": glyph(5.6, [0.2, 2.2, "a2.6 2.4 0 1 1 2.4 2.6a2.8 2.7 0 1 1-2.6 3"]),
  "4": glyph(6, [4.4, 10, "v-10l-4.4 7h6"]),
  "5": glyph(5.6, [5.2, 0, "h-4.7l-.4 4.6c1.6-1 5.6-.9 5.6 2.3c0 3.8-4.6 3.8-5.7 1.6"]),
  "6": glyph(5.6, [5.2, 1.4, "c-2-2.4-5.2-1-5.2 2v3.8a2.8 2.8 0 1 0 2.8-2.8c-1.6 0-2.8 1-2.8 2.4"]),
  "7": glyph(5.6, [0, 0, "h5.6l-3.6 10"]),
  "8": glyph(5.8, [2.9, 4.8, "a2.5 2.4 0 1 1 .1 0zm0 0a2.9 2.6 0 1 0 .1 0z"]),
  "9": glyph(5.6, [0.4, 8.6, "c2 2.4 5.2 1 5.2-2v-3.8a2.8 2.8 0 1 0-2.8 2.8c1.6 0 2.8-1 2.8-2.4"]),
  "&": glyph(6.4, [
    6.4,
    10,
    "l-4.6-5.4c-1.6-1.8-.8-4.6 1.2-4.6s2.8 2.8 .6 4.2c-4.4 2.6-4.2 5.8-1.2 5.8c2 0 3.6-1.6 3.8-4",
  ]),
  "'": glyph(0, [0, 0, "v2"]),
  "-": glyph(3, [0, 5.2, "h3"]),
  "+": glyph(4.4, [0, 5.2, "h4.4"], [2.2, 3, "v4.4"]),
  ".": glyph(0, [0, 10, "h.1"]),
  ",": glyph(0.6, [0.6, 9.8, "l-.6 2"]),
  ":": glyph(0, [0, 3.4, "h.1"], [0, 9, "h.1"]),
  "!": glyph(0, [0, 0, "v6"], [0, 10, "h.1"]),
  "?": glyph(5, [0, 2.4, "a2.5 2.4 0 1 1 3.8 2c-1 .7-1.3 1.2-1.3 2.4"], [2.5, 10, "h.1"]),
  "/": glyph(4, [4, 0, "l-4 10"]),
  "%": glyph(6.4, [6, 0, "l-5.6 10"], [0.6, 1.6, "a1 1 0 1 1 0 .1z"], [4, 8.4, "a1 1 0 1 1 0 .1z"]),
  $: glyph(
    5.8,
    [5.7, 2.4, "a2.85 2.5 0 0 0-5.7 .2c0 3.6 5.8 1.4 5.8 4.8a2.9 2.6 0 0 1-5.8 .2"],
    [2.9, -1.4, "v12.8"],
  ),
  "¡": glyph(0, [0, 10, "v-6"], [0, 0, "h.1"]),
  "¿": glyph(5, [5, 7.6, "a2.5 2.4 0 1 1-3.8-2c1-.7 1.3-1.2 1.3-2.4"], [2.5, 0, "h.1"]),
  "×": glyph(4, [0, 4, "l4 4"], [4, 4, "l-4 4"]),
};

/** Marks over a letter after decomposition (NFD): acute, grave, tilde, diaeresis, circumflex; and the cedilla under. */
const marks: Readonly<Record<string, Glyph["strokes"][number][2]>> = {
  "\u0301": "l1.2-1.2",
  "\u0300": "l-1.2-1.2",
  "\u0303": "c.4-1.2 1.2-.8 1.4-.4s1 .6 1.4-.6",
  "\u0308": "h.1m2-.1h.1",
  "\u0302": "l1-1.2 1 1.2",
};

/** A letter set in its word: the glyph, and the path of a mark above it when it has one. */
export interface SetLetter {
  readonly glyph: Glyph;
  readonly mark?: string;
}

const quotes: Readonly<Record<string, string>> = { "’": "'", "‘": "'", "–": "-", "—": "-", "™": "", "®": "" };

/** Spells a text in the alphabet; undefined when it holds a sign the alphabet lacks. A space is `null`. */
export const spell = (text: string): readonly (SetLetter | null)[] | undefined => {
  const letters: (SetLetter | null)[] = [];
  for (const sign of text.toUpperCase().normalize("NFD")) {
    const plain = quotes[sign] ?? sign;
    const mark = marks[plain];
    const last = letters.at(-1);
    const found = glyphs[plain];
    if (plain === "") continue;
    if (plain === " ") letters.push(null);
    else if (mark !== undefined && last) letters[letters.length - 1] = { ...last, mark };
    else if (found) letters.push({ glyph: found });
    else return undefined;
  }
  return letters;
};
