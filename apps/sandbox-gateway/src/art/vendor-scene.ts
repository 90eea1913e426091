import { escapeXml } from "./escape.ts";
import { plainTitle } from "./motifs/named.ts";
import { letters } from "./motifs/suits.ts";
import { oklch, paletteFor, vendorHue } from "./palette.ts";
import { diceFrom } from "./random.ts";
import { languageOf } from "./scenes/language.ts";
import type { VendorSceneInput } from "./types.ts";
import { initialOf, vendorBadge } from "./vendor-logo.ts";

/**
 * A vendor's picture for one of its categories, 320x200: a scene of the category in the vendor's colours on the right,
 * the vendor's badge on the left. Names are the page's business: they must grow with the player's text size.
 */
export const vendorSceneSvg = ({ vendor, displayName, category }: VendorSceneInput): string => {
  const dice = diceFrom(`${vendor}/${category}`);
  const palette = paletteFor(vendor, category, dice);
  const { scenes, spoken = [] } = languageOf(category);
  const game = { id: vendor, title: displayName, category, vendor };
  const byLot = dice.pick(scenes);
  const scene = spoken.find((entry) => entry.words.test(plainTitle(displayName)))?.scene ?? byLot;
  const hue = vendorHue(vendor);
  const tone = oklch(0.62, 0.19, hue);
  const ink = oklch(0.17, 0.06, hue);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 200"><title>${escapeXml(displayName)}</title>` +
    `<defs><linearGradient id="g" x2="0" y2="1"><stop stop-color="${palette.sky}"/><stop offset=".8" stop-color="${palette.deep}"/></linearGradient>` +
    `<linearGradient id="w"><stop offset=".16" stop-color="${ink}" stop-opacity=".96"/><stop offset=".5" stop-color="${ink}" stop-opacity=".5"/><stop offset=".78" stop-color="${ink}" stop-opacity="0"/></linearGradient></defs>` +
    `<path d="M0 0H320V200H0z" fill="${palette.sky}"/><g transform="translate(64-48)scale(.92)"><path d="M-80 0H300V400H-80z" fill="url(#g)"/>${scene(palette, dice, game)}</g>` +
    `<path d="M0 0H320V200H0z" fill="url(#w)"/>` +
    `<g transform="translate(78 100)scale(1.75)"><path d="${vendorBadge(vendor)}" fill="${tone}" stroke="#fff" stroke-width="3.500" stroke-linejoin="round"/>${letters(initialOf(displayName), "#fff", 24)}</g></svg>`
  );
};
