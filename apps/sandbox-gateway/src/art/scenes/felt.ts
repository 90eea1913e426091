import { nums } from "../number.ts";
import type { Palette } from "../palette.ts";
import { path } from "../shapes.ts";

/** Felt in lamp light: the arcs of a table's edge and its betting line. */
export const felt = (p: Palette): string =>
  `<radialGradient id="l" cy=".3"><stop stop-color="${p.haze}"/><stop offset="1" stop-color="${p.haze}" stop-opacity="0"/></radialGradient><path d="M0 0H300V330H0z" fill="url(#l)"/>` +
  `<g fill="none" stroke="${p.gold}">${path("M-40 190Q150 330 340 190", "none", 'stroke-width="5" opacity=".8"')}${path("M-40 222Q150 362 340 222", "none", 'stroke-width="2.5" opacity=".6"')}</g>`;

/** A cone of lamp light. */
export const lamp = (p: Palette): string =>
  path("M150-40L20 320H280Z", p.paper, 'opacity=".13"') +
  path("M150-40L86 320H214Z", p.paper, 'opacity=".13"');

/** Slices of a wheel around (0,0), in turn in the given colours. */
export const slices = (count: number, radius: number, colours: readonly string[]): string =>
  Array.from({ length: count }, (_, index) => {
    const half = Math.PI / count;
    const x = radius * Math.sin(half);
    const y = radius * Math.cos(half);
    return path(
      `M0 0L${nums(-x, -y)}A${nums(radius, radius)} 0 0 1 ${nums(x, -y)}Z`,
      colours[index % colours.length] ?? "",
      `transform="rotate(${nums((index * 360) / count)})"`,
    );
  }).join("");
