import { escapeXml } from "./escape.ts";
import type { CoverInput } from "./types.ts";

/** A game's cover, 300x400. */
export const coverSvg = (game: CoverInput): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400"><text x="20" y="360">${escapeXml(game.title)}</text></svg>`;

/** A game's square icon, 120x120. */
export const iconSvg = (game: CoverInput): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120"><text x="8" y="60">${escapeXml(game.title)}</text></svg>`;
