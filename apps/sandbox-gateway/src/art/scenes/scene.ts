import type { HandName } from "../lettering/title.ts";
import type { Palette } from "../palette.ts";
import type { Dice } from "../random.ts";
import type { CoverInput } from "../types.ts";

/** What stands behind a title: a drawing on a 300x400 ground whose lower third belongs to the lettering. */
export type Scene = (palette: Palette, dice: Dice, game: CoverInput) => string;

/** A category's way of drawing: its scenes, and the hands its titles are lettered in. */
export interface DrawingLanguage {
  readonly scenes: readonly [Scene, ...Scene[]];
  /** Scenes that a title asks for by its words (lower case, without accents). */
  readonly spoken?: readonly { readonly words: RegExp; readonly scene: Scene }[];
  readonly hands: readonly [HandName, ...HandName[]];
}

/** A group with the house outline: every hero is drawn like a sticker. */
export const outlined = (palette: Palette, content: string, width = 6): string =>
  `<g stroke="${palette.ink}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round">${content}</g>`;
