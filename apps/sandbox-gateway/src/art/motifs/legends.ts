import { around, circle, path, shine, starPath } from "../shapes.ts";
import type { NamedMotif } from "./motif.ts";

/** Mexico and far places: the tales slots tell. */
export const legends = [
  {
    words: /muert|skull|calavera|dead|catrin|bone|pirat|ghost|fantasma|hallow/,
    draw: (p) =>
      path(
        "M0-92C58-92 84-54 80-10C78 18 62 26 56 38L52 78C30 92-30 92-52 78L-56 38C-62 26-78 18-80-10C-84-54-58-92 0-92Z",
        p.paper,
      ) +
      `<g transform="translate(-34-6)">${around(circle(0, -20, 11, `fill="${p.pop}" stroke-width="3"`), 7)}${circle(0, 0, 17, `fill="${p.ink}"`)}</g>` +
      `<g transform="translate(34-6)">${around(circle(0, -20, 11, `fill="${p.main}" stroke-width="3"`), 7)}${circle(0, 0, 17, `fill="${p.ink}"`)}</g>` +
      path("M0 20L-12 40Q0 34 12 40Z", p.ink) +
      path("M-40 58H40M-24 48V72M-8 48V74M8 48V74M24 48V72", "none", 'stroke-width="5"') +
      path(starPath(8, 20, 8, 0, -64), p.gold, 'stroke-width="3"'),
  },
  {
    words: /lucha|mask|mascara|hero|ninja|fight|boxe/,
    draw: (p) =>
      path("M0-94C56-94 78-50 76-4C74 46 46 92 0 94C-46 92-74 46-76-4C-78-50-56-94 0-94Z", p.main) +
      path("M0-94C18-60 14-34 0-20C-14-34-18-60 0-94Z", p.gold) +
      path("M-66-26C-40-44-18-30-6-4C-22 22-56 22-68 0Z", p.gold) +
      path("M66-26C40-44 18-30 6-4C22 22 56 22 68 0Z", p.gold) +
      path("M-54-12C-40-22-24-16-16-2C-28 10-46 8-54-12ZM54-12C40-22 24-16 16-2C28 10 46 8 54-12Z", p.paper) +
      circle(-33, -4, 7, `fill="${p.ink}"`) +
      circle(33, -4, 7, `fill="${p.ink}"`) +
      path("M-30 50Q0 28 30 50Q24 74 0 76Q-24 74-30 50Z", p.gold) +
      path("M-18 54Q0 44 18 54Q0 66-18 54Z", p.pop),
  },
  {
    words: /cactus|nopal|desert|desierto|fiesta|oeste|cowboy|bandid/,
    faint: /mex|wild|salvaje/,
    draw: (p) =>
      path("M0 70V-62M0 20H-46V-22M0 0H46V-40", "none", `stroke="${p.ink}" stroke-width="50"`) +
      path("M0 70V-62M0 20H-46V-22M0 0H46V-40", "none", 'stroke="#46a653" stroke-width="38"') +
      path("M-8 60V-60M-50 14V-18M42-6V-36", "none", 'stroke="#7ed67f" stroke-width="5"') +
      path("M-54 50H54L42 94H-42Z", p.pop) +
      path("M-50 64H50", "none", `stroke="${p.gold}" stroke-width="7"`) +
      circle(0, -84, 13, `fill="${p.pop}"`) +
      circle(46, -60, 9, `fill="${p.gold}"`),
  },
  {
    words: /chil[ei]|pepper|picante|salsa|taco|spicy/,
    draw: (p) =>
      path("M36-58C60-20 50 60-70 88C-20 40-40-10-18-56C-4-76 24-76 36-58Z", p.pop) +
      path("M36-58C60-20 50 60-70 88C-10 50 24 10 22-62Z", p.shade, 'stroke="none" opacity=".5"') +
      path(
        "M-22-50C-16-76 10-84 24-72C26-82 30-90 46-96L54-84C44-80 40-74 38-66C46-60 46-50 40-46C20-60-2-60-22-50Z",
        "#4fb04f",
      ) +
      shine("M-12-34C-16-6-8 26-24 52C-6 24-4-10-2-38Z", 0.6),
  },
  {
    words: /book|libro|ra\b|wizard|spell|mago\b/,
    faint: /secret|perdid[oa]/,
    draw: (p) =>
      path("M-92-58Q-44-78 0-52Q44-78 92-58V66Q44 48 0 72Q-44 48-92 66Z", p.goldShade) +
      path("M-80-62Q-40-74 0-48V60Q-40 38-80 52ZM80-62Q40-74 0-48V60Q40 38 80 52Z", p.paper) +
      path(
        "M-64-36Q-40-40-16-28M-64-16Q-40-20-16-8M-64 4Q-40 0-16 12M-64 24Q-40 20-16 32",
        "none",
        `stroke="${p.goldShade}" stroke-width="4"`,
      ) +
      path("M40-44L64-14L40 30L16-10Z", p.pop) +
      shine("M40-36L26-12L40-8Z", 0.7),
  },
  {
    words: /azte|maya|inca|pyramid|piramid|temple|templo|pharao|faraon|egypt|egipt|cleo|nile|nilo|eldorado/,
    draw: (p) =>
      circle(0, -40, 40, `fill="${p.gold}"`) +
      path("M-96 88V56H-76V28H-56V0H-36V-26H36V0H56V28H76V56H96V88Z", p.main) +
      path("M36-26V0H56V28H76V56H96V88H22V-26Z", p.shade, 'stroke="none"') +
      path("M-16 88L-12-26H12L16 88Z", p.glow) +
      path("M-15 64H15M-14 42H14M-13 20H13M-12-2H12", "none", 'stroke-width="4"') +
      path("M-24-26V-54H24V-26H10V-42H-10V-26Z", p.glow),
  },
  {
    words: /moon|luna|night\b|vampir|dream|midnight/,
    faint: /noche|etern[oa]/,
    draw: (p) =>
      path("M20-92A92 92 0 1 0 88 42A74 74 0 1 1 20-92Z", p.gold) +
      path("M20-92A92 92 0 0 0-60 64A90 90 0 0 1 20-92Z", p.paper, 'stroke="none" opacity=".6"') +
      path(starPath(5, 26, 11, 44, -34), p.paper) +
      path(starPath(5, 14, 6, 76, 4), p.glow),
  },
  {
    words: /lantern|china|chino|orient|asia|shang|mahjong|jade|paper|papel/,
    draw: (p) =>
      path("M0-94V-70M0 66V94M-14 72V92M14 72V92", "none", `stroke="${p.gold}" stroke-width="7"`) +
      path("M-40-62H40V-74H-40ZM-40 56H40V68H-40Z", p.gold) +
      path("M-44-58C-104-30-104 28-44 54H44C104 28 104-30 44-58Z", p.pop) +
      path(
        "M-18-58C-50-24-50 20-18 54M18-58C50-24 50 20 18 54M0-58V54",
        "none",
        `stroke="${p.gold}" stroke-width="4"`,
      ) +
      path("M-24-4L0-28L24-4L0 20Z", p.gold) +
      shine("M-64-30C-80-8-78 14-66 28C-74 4-72-14-64-30Z", 0.7),
  },
  {
    words: /chest|tesoro|treasure|bounty|vault|boveda|heist|loot|pirate|isla|island/,
    draw: (p) =>
      path("M-60-24L-40-62L-14-30L0-74L16-30L44-60L60-24Z", p.gold) +
      path(
        "M-84-18C-84-66-60-84-20-84H20C60-84 84-66 84-18Z",
        "#8a4b25",
        'transform="translate(0-14)rotate(-6)"',
      ) +
      circle(-30, -14, 20, `fill="${p.gold}"`) +
      circle(8, -20, 22, `fill="${p.gold}"`) +
      circle(42, -12, 18, `fill="${p.gold}"`) +
      path("M-88-6H88V78H-88Z", "#b06a35") +
      path("M-88-6H-64V78H-88ZM64-6H88V78H64ZM-88-6H88V12H-88Z", p.goldShade) +
      path("M-18-6H18V34H-18Z", p.gold) +
      circle(0, 14, 7, `fill="${p.ink}"`),
  },
  {
    words: /candy|dulce|sweet|sugar|bonanza|cake|azucar|caramel/,
    draw: (p) =>
      path("M-48-8L-96-40L-86 4L-96 46L-48 12ZM48-8L96-40L86 4L96 46L48 12Z", p.glow) +
      circle(0, 0, 60, `fill="${p.pop}"`) +
      around(path("M0 0C-8-30 10-44 4-60A60 60 0 0 1 34-50C32-30 12-14 0 0Z", p.paper, 'stroke="none"'), 5) +
      circle(0, 0, 60, 'fill="none"') +
      shine("M-46-14A48 48 0 0 1-10-48A56 56 0 0 0-46-14Z", 0.8),
  },
] as const satisfies readonly NamedMotif[];
