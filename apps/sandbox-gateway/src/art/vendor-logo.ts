import { escapeXml } from "./escape.ts";
import { breakTitle } from "./lettering/break-title.ts";
import { setLine } from "./lettering/set-line.ts";
import { letters } from "./motifs/suits.ts";
import { nums } from "./number.ts";
import { oklch, vendorHue } from "./palette.ts";
import { hashText } from "./random.ts";
import { polygonPath, starPath } from "./shapes.ts";
import type { VendorInput } from "./types.ts";

/** Outlines a monogram may stand in, around (0,0), radius about 24. */
const badges = [
  "M-24 0a24 24 0 1 0 48 0a24 24 0 1 0-48 0z",
  "M-14-23H14Q23-23 23-14V14Q23 23 14 23H-14Q-23 23-23 14V-14Q-23-23-14-23Z",
  polygonPath(6, 26),
  polygonPath(4, 29),
  "M-22-23H22V2C22 16 10 24 0 28C-10 24-22 16-22 2Z",
  starPath(12, 27, 22),
] as const;

/** Every hand is heavy: a strip shows logos at 60x24 pixels. */
const styles = [
  { weight: 2.5, tracking: 0.7, bounce: 0, arch: 0 },
  { weight: 2.2, tracking: 1, bounce: 0, arch: 0 },
  { weight: 2.7, tracking: 0.5, bounce: 0, arch: 0 },
] as const;

type Style = (typeof styles)[number];

interface Wordmark {
  readonly svg: string;
  /** Scale of its smallest line: 1.5 is the least that can be read in a strip. */
  readonly scale: number;
}

/** A name in up to two lines that fill the room from `x` on, around the middle. */
const wordmark = (name: string, style: Style, colour: string, x: number, width: number): Wordmark => {
  const widthOf = (line: string) => setLine(line, style).width;
  const leading = 4.4;
  const broken = breakTitle(name, { width, height: 50, maxScale: 2.2, maxLines: 2, leading }, widthOf);
  const paint = `stroke="${colour}" stroke-linejoin="round" stroke-linecap="round" stroke-width="${style.weight}"`;
  let y = 30 - broken.height / 2;
  const lines = broken.lines.map((text, index) => {
    const scale = broken.scales[index] ?? 1;
    const line = setLine(text, style);
    const place = ` transform="translate(${nums(x + (width - line.width * scale) / 2, y)})scale(${Math.round(scale * 100) / 100})"`;
    y += scale * (10 + leading);
    return line.element(line.drawn ? `${place} fill="none" ${paint}` : `${place} fill="${colour}"`);
  });
  return { svg: lines.join(""), scale: Math.min(...broken.scales) };
};

/** The letter or digit that stands for a vendor in its badge. */
export const initialOf = (name: string): string =>
  [...name].find((sign) => /[\p{L}\p{N}]/u.test(sign)) ?? "?";

const logoHash = (vendor: string): number => hashText(`logo:${vendor}`);

/** Outline of a vendor's badge around (0,0), radius about 24: the same on every picture of the vendor. */
export const vendorBadge = (vendor: string): string =>
  badges[(logoHash(vendor) >>> 4) % badges.length] ?? badges[0];

const legible = 1.5;

/**
 * A vendor's logo, 150x60: monogram and wordmark in a tone of middling lightness, which stays above 3:1 on the dark
 * ground as well as on white. A name too long to be read beside the monogram takes the whole width.
 */
export const vendorLogoSvg = (vendor: VendorInput): string => {
  const tone = oklch(0.64, 0.17, vendorHue(vendor.vendor));
  const style = styles[logoHash(vendor.vendor) % styles.length] ?? styles[0];
  const name = vendor.displayName.trim() || vendor.vendor;
  const beside = wordmark(name, style, tone, 62, 84);
  const monogram = `<path d="${vendorBadge(vendor.vendor)}" transform="translate(30 30)" fill="${tone}"/>${letters(initialOf(name), "#fff", 24, 30, 30)}`;
  const drawing = beside.scale >= legible ? monogram + beside.svg : wordmark(name, style, tone, 5, 140).svg;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 150 60"><title>${escapeXml(name)}</title>${drawing}</svg>`;
};
