import type { Palette } from "../palette.ts";
import { circle, path } from "../shapes.ts";
import type { NamedMotif } from "./motif.ts";

const eyes = (p: Palette, y: number, apart: number, size = 13): string =>
  circle(-apart, y, size, `fill="${p.paper}"`) +
  circle(apart, y, size, `fill="${p.paper}"`) +
  circle(-apart + 2, y + 1, size / 2.2, `fill="${p.ink}" stroke="none"`) +
  circle(apart - 2, y + 1, size / 2.2, `fill="${p.ink}" stroke="none"`);

interface Coat {
  readonly coat: string;
  readonly dark: string;
  readonly muzzle: string;
}

const bigCat = (p: Palette, { coat, dark, muzzle }: Coat, marks: string): string =>
  circle(-62, -60, 26, `fill="${dark}"`) +
  circle(62, -60, 26, `fill="${dark}"`) +
  path("M0-84C60-84 92-44 88 4C84 56 46 88 0 88C-46 88-84 56-88 4C-92-44-60-84 0-84Z", coat) +
  (marks === "" ? "" : path(marks, p.ink, 'stroke="none"')) +
  eyes(p, -14, 34, 15) +
  circle(-20, 46, 26, `fill="${muzzle}" stroke="none"`) +
  circle(20, 46, 26, `fill="${muzzle}" stroke="none"`) +
  path("M-16 18H16L0 36Z", p.pop) +
  path("M0 36V52Q-16 66-30 54M0 52Q16 66 30 54", "none");

const spots = [
  [0, -62, 9],
  [-28, -60, 8],
  [28, -60, 8],
  [-58, -30, 8],
  [58, -30, 8],
  [-72, 2, 9],
  [72, 2, 9],
  [-60, 32, 9],
  [60, 32, 9],
  [-14, -42, 6],
  [14, -42, 6],
  [-46, 62, 7],
  [46, 62, 7],
]
  .map(([x = 0, y = 0, r = 8]) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0z`)
  .join("");

/** Animal heads, front on. */
export const beasts = [
  {
    words: /tig(er|re)|cat\b|gat[oa]|lion|leon/,
    draw: (p) =>
      bigCat(
        p,
        { coat: p.gold, dark: p.goldShade, muzzle: p.paper },
        "M-10-84L0-44L10-84ZM-36-78L-22-48L-16-80ZM36-78L22-48L16-80ZM-88-6L-56 6L-86 22ZM88-6L56 6L86 22ZM-82 36L-54 36L-70 58ZM82 36L54 36L70 58Z",
      ),
  },
  {
    words: /jaguar|ocelot|leopard|guepard/,
    draw: (p) => bigCat(p, { coat: "#f0a73c", dark: "#c2701d", muzzle: p.paper }, spots),
  },
  {
    words: /pant(h?er|er)a?|puma/,
    draw: (p) => bigCat(p, { coat: "#4a4063", dark: "#2e2743", muzzle: "#6d628c" }, ""),
  },
  {
    words: /serpient|serpent|snake|cobra|vibora|kukulkan/,
    draw: (p) =>
      path(
        "M-58 74C-104 40-66 6-14 14C40 20 78 6 60-24C46-44 8-34-4-52",
        "none",
        `stroke="${p.ink}" stroke-width="46"`,
      ) +
      path(
        "M-58 74C-104 40-66 6-14 14C40 20 78 6 60-24C46-44 8-34-4-52",
        "none",
        'stroke="#2fae74" stroke-width="35"',
      ) +
      path(
        "M-58 74C-104 40-66 6-14 14C40 20 78 6 60-24C46-44 8-34-4-52",
        "none",
        `stroke="${p.gold}" stroke-width="13" stroke-dasharray="2 27"`,
      ) +
      path("M-58 74Q-20 96 30 78L66 88L54 66", "none", `stroke="${p.ink}" stroke-width="30"`) +
      path("M-58 74Q-20 96 30 78L66 88L54 66", "none", 'stroke="#2fae74" stroke-width="19"') +
      path("M-40-96C-10-104 22-92 20-66C18-40-22-30-44-44C-66-56-66-88-40-96Z", "#2fae74") +
      circle(-36, -76, 9, `fill="${p.gold}"`) +
      circle(-2, -78, 9, `fill="${p.gold}"`) +
      path("M-22-40L-26-18L-36-10M-26-18L-16-8", "none", `stroke="${p.pop}" stroke-width="6"`),
  },
  {
    words: /bull|toro|buffalo|bufalo|ox\b|buey|bison|rodeo|torit/,
    draw: (p) =>
      path(
        "M-40-40C-80-36-96-62-90-92C-80-70-60-64-34-66ZM40-40C80-36 96-62 90-92C80-70 60-64 34-66Z",
        p.paper,
      ) +
      path("M-56-34C-84-34-88-10-80-2C-70-2-60-8-54-14ZM56-34C84-34 88-10 80-2C70-2 60-8 54-14Z", p.shade) +
      path(
        "M0-70C44-70 60-44 56-12C54 16 44 30 44 52C44 78 24 92 0 92C-24 92-44 78-44 52C-44 30-54 16-56-12C-60-44-44-70 0-70Z",
        p.main,
      ) +
      path("M-44 50C-40 32 40 32 44 50C46 78 24 92 0 92C-24 92-46 78-44 50Z", p.glow) +
      eyes(p, -16, 28, 12) +
      path("M-22 56Q-16 48-10 58M22 56Q16 48 10 58", "none") +
      path("M-12 66A14 14 0 1 0 12 66", "none", `stroke="${p.gold}" stroke-width="8"`),
  },
  {
    words: /pig|cerd|cochin|puerco|bank|alcanc/,
    draw: (p) =>
      path("M-74-30L-70-80L-24-66ZM74-30L70-80L24-66Z", p.pop) +
      circle(0, 6, 82, 'fill="#ff9fb8"') +
      eyes(p, -16, 34) +
      path("M-38 24C-38 2 38 2 38 24C38 56-38 56-38 24Z", "#ff7d9f") +
      path("M-14 18V34M14 18V34", "none", 'stroke-width="11"') +
      path("M-22 60Q0 76 22 60", "none") +
      path("M-22-80H22V-92H-22Z", p.gold),
  },
  {
    words: /panda|bear|oso|bambu|bamboo|koala/,
    draw: (p) =>
      circle(-60, -56, 30, `fill="${p.ink}"`) +
      circle(60, -56, 30, `fill="${p.ink}"`) +
      path("M0-80C62-80 94-40 90 10C86 58 46 86 0 86C-46 86-86 58-90 10C-94-40-62-80 0-80Z", p.paper) +
      path("M-20-24C-50-34-68-6-56 22C-36 28-20 0-20-24ZM20-24C50-34 68-6 56 22C36 28 20 0 20-24Z", p.ink) +
      circle(-38, -2, 9, `fill="${p.paper}"`) +
      circle(38, -2, 9, `fill="${p.paper}"`) +
      path("M-14 26H14L0 42Z", p.ink) +
      path("M0 42V52Q-14 64-26 54M0 52Q14 64 26 54", "none"),
  },
  {
    words: /drag[oó]n|dino|monster|monstr/,
    draw: (p) =>
      path("M-30-60L-66-96L-70-46ZM30-60L66-96L70-46Z", p.gold) +
      path(
        "M0-78L24-54L66-44L60-6L84 14L52 30L40 84L0 94L-40 84L-52 30L-84 14L-60-6L-66-44L-24-54Z",
        p.main,
      ) +
      path("M0-78L24-54L66-44L60-6L84 14L52 30L40 84L0 94Z", p.shade, 'stroke="none" opacity=".55"') +
      path("M-52-22L-12-4L-46 10ZM52-22L12-4L46 10Z", p.gold) +
      path("M-34-10V4M34-10V4", "none", 'stroke-width="7"') +
      path("M-16 44Q-10 34-4 46M16 44Q10 34 4 46", "none") +
      path("M-36 66H36L28 82L18 68L8 82L0 68L-8 82L-18 68L-28 82Z", p.paper) +
      path("M0-56L10-34L0-12L-10-34Z", p.pop),
  },
  {
    words: /eagle|aguila|bird|pajar|condor|raven|cuervo|hawk|halcon|owl|buho|tucan|loro|parrot/,
    draw: (p) =>
      path(
        "M-14-10C-60-70-90-60-98-88C-104-30-86 20-30 34ZM14-10C60-70 90-60 98-88C104-30 86 20 30 34Z",
        p.main,
      ) +
      path(
        "M-20 8C-56-22-78-20-90-46C-86-10-66 26-30 34ZM20 8C56-22 78-20 90-46C86-10 66 26 30 34Z",
        p.glow,
      ) +
      path("M0-62C30-62 38-36 34-8C32 30 24 56 0 84C-24 56-32 30-34-8C-38-36-30-62 0-62Z", p.shade) +
      path("M0-62C30-62 38-36 34-14L0 4L-34-14C-38-36-30-62 0-62Z", p.paper) +
      path("M-22-34L-4-24L-20-18ZM22-34L4-24L20-18Z", p.ink, 'stroke="none"') +
      path("M-10-18H10L0 14Z", p.gold) +
      path("M-24 66L0 96L24 66L0 78Z", p.gold),
  },
] as const satisfies readonly NamedMotif[];
