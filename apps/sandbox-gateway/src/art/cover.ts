import { escapeXml } from "./escape.ts";
import { signVendor } from "./lettering/signature.ts";
import { hands, letterTitle } from "./lettering/title.ts";
import { plainTitle } from "./motifs/named.ts";
import { num } from "./number.ts";
import { type Palette, paletteFor } from "./palette.ts";
import { type Dice, diceFrom } from "./random.ts";
import { languageOf } from "./scenes/language.ts";
import type { CoverInput } from "./types.ts";

const grounds = (p: Palette): string =>
  `<linearGradient id="g" x2="0" y2="1"><stop stop-color="${p.sky}"/><stop offset=".8" stop-color="${p.deep}"/></linearGradient>` +
  `<linearGradient id="v" x2="0" y2="1"><stop stop-color="${p.deep}" stop-opacity="0"/><stop offset=".62" stop-color="${p.deep}" stop-opacity=".94"/></linearGradient>`;

const sceneOf = (game: CoverInput, palette: Palette, dice: Dice): string => {
  const { scenes, spoken = [] } = languageOf(game.category);
  const byLot = dice.pick(scenes);
  const words = plainTitle(game.title);
  const asked = spoken.find((entry) => entry.words.test(words))?.scene;
  return (asked ?? byLot)(palette, dice, game);
};

/** A game's cover, 300x400: ground, hero, lettering, frame. Pure: the same game gives the same picture. */
export const coverSvg = (game: CoverInput): string => {
  const dice = diceFrom(`${game.category}:${game.id}`);
  const palette = paletteFor(game.vendor, game.category, dice);
  const scene = sceneOf(game, palette, dice);
  const hand = hands[dice.pick(languageOf(game.category).hands)];
  const signature = signVendor(game.vendorName, palette);
  const place = {
    x: 150,
    bottom: signature === "" ? 376 : 364,
    width: 258,
    height: 100,
    maxScale: 5.4,
    maxLines: 3,
  };
  const title = letterTitle(game.title, hand, place, palette, dice);
  const shadow = Math.min(250, place.bottom - title.height - 70);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400"><title>${escapeXml(game.title)}</title>` +
    `<defs>${grounds(palette)}</defs><path d="M0 0H300V400H0z" fill="url(#g)"/>${scene}` +
    `<path d="M0 ${num(shadow)}H300V400H0z" fill="url(#v)"/>${title.svg}${signature}</svg>`
  );
};

/** A game's square icon, 120x120: the cover's hero without the lettering. */
export const iconSvg = (game: CoverInput): string => {
  const dice = diceFrom(`${game.category}:${game.id}`);
  const palette = paletteFor(game.vendor, game.category, dice);
  const scene = sceneOf(game, palette, dice);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="5 15 290 290"><title>${escapeXml(game.title)}</title>` +
    `<defs>${grounds(palette)}</defs><path d="M0 0H300V400H0z" fill="url(#g)"/>${scene}</svg>`
  );
};
