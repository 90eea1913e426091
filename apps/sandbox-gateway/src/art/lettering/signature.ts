import { nums } from "../number.ts";
import type { Palette } from "../palette.ts";
import { setLine } from "./set-line.ts";

const style = { weight: 1.5, tracking: 1.6, bounce: 0, arch: 0 };

/** A vendor's name in small capitals at a cover's foot, between two short rules; nothing without a name. */
export const signVendor = (name: string | undefined, palette: Palette): string => {
  const text = name?.trim() ?? "";
  if (text === "") return "";
  const line = setLine(text, style);
  const scale = Math.min(1, 150 / line.width);
  const half = (line.width * scale) / 2;
  const colours = line.drawn ? `fill="none" stroke="${palette.paper}"` : `fill="${palette.paper}"`;
  return (
    `<g ${colours} stroke-width="${style.weight}" opacity=".8">${line.element(` transform="translate(${nums(150 - half, 378)})scale(${Math.round(scale * 100) / 100})"`)}` +
    `<path d="M${nums(150 - half - 26, 383)}h18M${nums(150 + half + 8, 383)}h18"/></g>`
  );
};
