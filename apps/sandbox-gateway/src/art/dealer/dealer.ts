import { escapeXml } from "../escape.ts";
import { oklch, paletteFor, vendorHue } from "../palette.ts";
import { diceFrom } from "../random.ts";
import { face, head } from "./face.ts";
import { hairOf } from "./hair.ts";
import { outfitOf } from "./outfit.ts";
import { type DealerInput, personOf } from "./person.ts";
import { studio, tableTop } from "./studio.ts";

/**
 * A dealer's portrait, 240x300: the studio of the vendor, the person, the table. Pure: the same dealer gives
 * the same picture.
 */
export const dealerSvg = (dealer: DealerInput): string => {
  const dice = diceFrom(`dealer:${dealer.id}`);
  const hue = vendorHue(dealer.vendor);
  const palette = {
    ...paletteFor(dealer.vendor, "LIVE", dice),
    sky: oklch(0.42, 0.15, hue),
    deep: oklch(0.19, 0.08, hue + 10),
    haze: oklch(0.56, 0.16, hue + 12),
  };
  const person = personOf(dice);
  const room = studio(palette, dice);
  const hair = hairOf(person, dealer.look, dice);
  const { clothes, jewels } = outfitOf(palette, person, dealer.look, dice);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 300"><title>${escapeXml(dealer.name)}</title>` +
    `<defs><linearGradient id="g" x2="0" y2="1"><stop stop-color="${palette.sky}"/><stop offset="1" stop-color="${palette.deep}"/></linearGradient>` +
    `<radialGradient id="l"><stop stop-color="${palette.glow}" stop-opacity=".5"/><stop offset="1" stop-color="${palette.glow}" stop-opacity="0"/></radialGradient></defs>` +
    `${room}${hair.behind}${clothes}${head(person, dealer.look)}${face(person, dealer.look, dice)}${hair.before}${jewels}` +
    `${tableTop(palette, dice, dealer.table)}</svg>`
  );
};
