import type { Palette } from "../palette.ts";
import type { Dice } from "../random.ts";

/**
 * A drawing around (0,0), inside a radius of about 95, in a picture's colours. Outlines are inherited from the scene,
 * so a motif only gives shapes and fills.
 */
export type Motif = (palette: Palette, dice: Dice) => string;

/** A motif a title can ask for by its words. */
export interface NamedMotif {
  /** Matches words of titles in Spanish and English, lower case, without accents. */
  readonly words: RegExp;
  /** Words that ask more faintly, adjectives mostly: they count when no other word does. */
  readonly faint?: RegExp;
  readonly draw: Motif;
}
