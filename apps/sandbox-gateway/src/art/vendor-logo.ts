import { escapeXml } from "./escape.ts";
import { setLine } from "./lettering/set-line.ts";
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

const styles = [
  { weight: 2.3, tracking: 0.9, bounce: 0, arch: 0 },
  { weight: 1.6, tracking: 1.4, bounce: 0, arch: 0 },
  { weight: 2, tracking: 1.8, bounce: 0, arch: 0 },
] as const;

const initials = (name: string): string => {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const letters =
    words.length > 1 ? words.slice(0, 2).map((word) => [...word][0]) : [...(words[0] ?? name)].slice(0, 2);
  return letters.join("") || "?";
};

const placedLine = (
  text: string,
  style: (typeof styles)[number],
  colour: string,
  place: { x: number; y: number; room: number; size: number; centred: boolean },
): string => {
  const line = setLine(text, style);
  const scale = Math.min(place.size / 10, place.room / line.width);
  const x = place.centred ? place.x - (line.width * scale) / 2 : place.x;
  const paint = line.drawn
    ? `fill="none" stroke="${colour}" stroke-width="${style.weight}"`
    : `fill="${colour}"`;
  return `<g ${paint} stroke-linejoin="round" stroke-linecap="round">${line.element(` transform="translate(${nums(x, place.y - scale * 5)})scale(${Math.round(scale * 100) / 100})"`)}</g>`;
};

/**
 * A vendor's logo, 160x64: monogram and wordmark in a tone of middling lightness, which stays above 3:1 on the dark
 * ground as well as on white.
 */
export const vendorLogoSvg = (vendor: VendorInput): string => {
  const hash = hashText(`logo:${vendor.vendor}`);
  const hue = vendorHue(vendor.vendor);
  const tone = oklch(0.62, 0.17, hue);
  const style = styles[hash % styles.length] ?? styles[0];
  const badge = badges[(hash >>> 4) % badges.length] ?? badges[0];
  const name = vendor.displayName.trim() || vendor.vendor;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 64"><title>${escapeXml(name)}</title>` +
    `<path d="${badge}" transform="translate(32 32)" fill="${tone}"/>` +
    placedLine(initials(name), styles[0], "#fff", { x: 32, y: 32, room: 28, size: 18, centred: true }) +
    placedLine(name, style, tone, { x: 66, y: 32, room: 88, size: 17, centred: false }) +
    "</svg>"
  );
};
