import { escapeXml } from "./escape.ts";
import { setLine } from "./lettering/set-line.ts";
import { hands, letterTitle } from "./lettering/title.ts";
import { num, nums } from "./number.ts";
import { oklch, type Palette } from "./palette.ts";
import { type Dice, diceFrom } from "./random.ts";
import { bannerDrawings } from "./scenes/banner-scenes.ts";
import type { BannerInput, BannerScene } from "./types.ts";

/** Each scene's hue on the night ground, and its accent's. */
const hues: Readonly<Record<BannerScene, readonly [ground: number, accent: number]>> = {
  coin: [300, 355],
  slots: [355, 200],
  live: [158, 20],
  sports: [255, 355],
  fish: [228, 350],
  lottery: [285, 190],
  gift: [340, 195],
  friends: [195, 345],
  tiger: [25, 330],
};

/** A banner's colours, and the one that its small words and its button are signed with. */
interface BannerPalette extends Palette {
  readonly sign: string;
}

const bannerPalette = ({ scene, hues: own }: BannerInput, dice: Dice): BannerPalette => {
  const [ground, accent] = own === undefined ? hues[scene] : [own.ground, own.action];
  const gold = dice.between(76, 84);
  return {
    sky: oklch(0.46, 0.19, ground),
    deep: oklch(0.19, 0.09, ground + 12),
    haze: oklch(0.56, 0.19, ground + 8),
    main: oklch(0.66, 0.2, accent),
    shade: oklch(0.46, 0.17, accent),
    glow: oklch(0.85, 0.13, accent + 20),
    gold: oklch(0.86, 0.17, gold),
    sign: oklch(0.86, own === undefined ? 0.17 : 0.14, own?.action ?? gold),
    goldShade: oklch(0.67, 0.17, gold - 22),
    pop: oklch(0.65, 0.24, accent + 10),
    ink: oklch(0.14, 0.05, ground),
    paper: oklch(0.97, 0.03, gold),
  };
};

const left = 36;

/** A line of small capitals: its letters' feet stand on `bottom`, and it is as wide as `room` at most. */
interface CapsPlace {
  readonly x: number;
  readonly bottom: number;
  /** Cap height. */
  readonly size: number;
  readonly room: number;
  /** Stroke width, in units of the alphabet. */
  readonly weight?: number;
}

const caps = (
  text: string,
  colour: string,
  { x, bottom, size, room, weight = 1.9 }: CapsPlace,
): { svg: string; width: number } => {
  const line = setLine(text, { weight, tracking: 1.5, bounce: 0, arch: 0 });
  const scale = Math.min(size / 10, room / line.width);
  const paint = line.drawn
    ? `fill="none" stroke="${colour}" stroke-width="${weight}" stroke-linecap="round" stroke-linejoin="round"`
    : `fill="${colour}"`;
  return {
    svg: `<g ${paint}>${line.element(` transform="translate(${nums(x, bottom - scale * 10)})scale(${Math.round(scale * 100) / 100})"`)}</g>`,
    width: line.width * scale,
  };
};

const lettersPerLine = 31;

/** Cuts a sentence at spaces into at most two lines, in a lighter hand than the headline's. */
const sentence = (text: string, colour: string, y: number): string => {
  const lines: string[] = [];
  for (const word of text.split(/\s+/u)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < lettersPerLine)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines
    .slice(0, 2)
    .map(
      (line, index) =>
        caps(line, colour, { x: left, bottom: y + index * 27, size: 14, room: 374, weight: 1.3 }).svg,
    )
    .join("");
};

/** A banner in its language, 780x330: words on the left, a scene on the right. */
export const bannerSvg = (banner: BannerInput): string => {
  const dice = diceFrom(`banner:${banner.id}`);
  const p = bannerPalette(banner, dice);
  const copy = [banner.kicker, banner.headline, banner.text].filter(Boolean).join(". ");
  const foot = banner.cta ? 300 : 296;
  const textTop = foot - (banner.cta ? 92 : 22);
  const bottom = banner.text ? textTop - 38 : textTop;
  const top = banner.kicker ? 82 : 40;
  const headline = letterTitle(
    banner.headline,
    hands.poster,
    {
      x: left,
      bottom,
      width: 374,
      height: Math.max(60, bottom - top),
      maxScale: 6.2,
      maxLines: 2,
      align: "start",
    },
    { ...p, shade: p.pop },
    dice,
  );
  const cta = banner.cta
    ? caps(banner.cta, p.ink, { x: left + 26, bottom: foot - 16, size: 15, room: 260 })
    : undefined;
  const button = cta
    ? `<rect x="${left}" y="${foot - 47}" width="${num(cta.width + 52)}" height="47" rx="23.5" fill="${p.sign}"/>${cta.svg}`
    : "";
  const kicker = banner.kicker
    ? caps(banner.kicker, p.sign, { x: left, bottom: 54, size: 16, room: 374 }).svg
    : "";
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 780 330"><title>${escapeXml(copy)}</title>` +
    `<defs><linearGradient id="g" y2=".4"><stop offset=".2" stop-color="${p.deep}"/><stop offset="1" stop-color="${p.sky}"/></linearGradient>` +
    `<linearGradient id="v"><stop offset=".35" stop-color="${p.deep}"/><stop offset=".62" stop-color="${p.deep}" stop-opacity="0"/></linearGradient></defs>` +
    `<path d="M0 0H780V330H0z" fill="url(#g)"/>${bannerDrawings[banner.scene](p, dice)}<path d="M0 0H780V330H0z" fill="url(#v)"/>` +
    `${kicker}${headline.svg}${banner.text ? sentence(banner.text, p.paper, textTop) : ""}${button}</svg>`
  );
};
