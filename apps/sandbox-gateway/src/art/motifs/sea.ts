import { around, circle, path, shine } from "../shapes.ts";
import type { NamedMotif } from "./motif.ts";

/** What swims. */
export const sea = [
  {
    words: /shark|tiburon|jaws/,
    faint: /bomb|boom|mega/,
    draw: (p) =>
      path("M-8-40L28-94L44-34ZM-70 6L-98-46V54ZM-10 34L-34 84L30 40Z", p.shade) +
      path("M-78 4C-40-52 50-58 96-4C60 48-36 52-78 4Z", p.main) +
      path("M96-4C60 48-36 52-78 4C-20 34 40 26 96-4Z", p.paper) +
      path("M90 4L40 24L52 10L36 14L46 4Z", p.ink, 'stroke="none"') +
      circle(50, -16, 8, `fill="${p.ink}" stroke="none"`) +
      path("M14-16Q4 0 14 14M0-14Q-10 0 0 14", "none", 'stroke-width="4"'),
  },
  {
    words: /octop|pulpo|kraken|calamar|medus/,
    draw: (p) =>
      path(
        "M-46 30Q-96 34-88 74Q-70 60-62 66M-26 40Q-54 70-30 90M26 40Q54 70 30 90M46 30Q96 34 88 74Q70 60 62 66",
        "none",
        `stroke="${p.ink}" stroke-width="30"`,
      ) +
      path(
        "M-46 30Q-96 34-88 74Q-70 60-62 66M-26 40Q-54 70-30 90M26 40Q54 70 30 90M46 30Q96 34 88 74Q70 60 62 66",
        "none",
        `stroke="${p.main}" stroke-width="19"`,
      ) +
      path("M0-92C60-92 78-48 66-10C60 14 64 34 54 50H-54C-64 34-60 14-66-10C-78-48-60-92 0-92Z", p.main) +
      circle(-24, -8, 17, `fill="${p.paper}"`) +
      circle(24, -8, 17, `fill="${p.paper}"`) +
      circle(-20, -6, 8, `fill="${p.ink}"`) +
      circle(20, -6, 8, `fill="${p.ink}"`) +
      path("M-16 24Q0 38 16 24", "none") +
      circle(-36, -54, 9, `fill="${p.glow}" stroke="none"`) +
      circle(-10, -70, 6, `fill="${p.glow}" stroke="none"`),
  },
  {
    words: /crab|cangrej|lobster|langost/,
    draw: (p) =>
      path(
        "M-58 34L-92 56M-52 50L-78 84M58 34L92 56M52 50L78 84M-52 4L-72-26M52 4L72-26",
        "none",
        'stroke-width="13"',
      ) +
      path(
        "M-72-20C-104-44-96-86-62-90L-66-62L-44-78C-34-44-50-26-72-20ZM72-20C104-44 96-86 62-90L66-62L44-78C34-44 50-26 72-20Z",
        p.pop,
      ) +
      path("M-24-14V-44M24-14V-44", "none", 'stroke-width="11"') +
      path("M0-16C58-16 84 18 66 48C46 78-46 78-66 48C-84 18-58-16 0-16Z", p.pop) +
      circle(-24, -48, 15, `fill="${p.paper}"`) +
      circle(24, -48, 15, `fill="${p.paper}"`) +
      circle(-22, -46, 6, `fill="${p.ink}"`) +
      circle(22, -46, 6, `fill="${p.ink}"`) +
      path("M-22 38Q0 58 22 38", "none") +
      shine("M-50 18C-44 2-24-6-6-6C-30 4-40 14-46 30Z", 0.6),
  },
  {
    words: /turtle|tortuga|arrecife|reef|coral/,
    draw: (p) =>
      path(
        "M-46-46C-80-90-96-60-66-26ZM46-46C80-90 96-60 66-26ZM-44 50C-72 84-80 64-60 32ZM44 50C72 84 80 64 60 32Z",
        p.glow,
      ) +
      path("M0-54C26-54 26-94 0-94C-26-94-26-54 0-54Z", p.glow) +
      circle(0, 6, 68, `fill="${p.main}"`) +
      path(
        "M0-26L28-10V22L0 38L-28 22V-10ZM0-26V-60M28-10L56-30M28 22L56 44M0 38V72M-28 22L-56 44M-28-10L-56-30",
        p.shade,
        'stroke-width="5"',
      ) +
      circle(-9, -78, 4, `fill="${p.ink}"`) +
      circle(9, -78, 4, `fill="${p.ink}"`),
  },
  {
    words: /jelly|puff|globo|happy|feliz|joy/,
    draw: (p) =>
      around(path("M-12-66L0-96L12-66Z", p.goldShade), 12) +
      circle(0, 0, 74, `fill="${p.gold}"`) +
      path("M-66 34A74 74 0 0 0 66 34Q0 14-66 34Z", p.paper) +
      circle(-28, -16, 19, `fill="${p.paper}"`) +
      circle(28, -16, 19, `fill="${p.paper}"`) +
      circle(-25, -14, 9, `fill="${p.ink}"`) +
      circle(25, -14, 9, `fill="${p.ink}"`) +
      circle(0, 24, 10, `fill="${p.pop}"`),
  },
  {
    words: /dorado|mero\b|atun|pejelagarto|carpa|koi/,
    faint: /fish|pez|peces|pesca|mar|ocean|bass/,
    draw: (p) =>
      path("M-44 0L-96-52Q-78 0-96 52Z", p.pop) +
      path("M-30-30Q10-100 58-50L40-22ZM-10 34Q10 84 44 62L40 28Z", p.pop) +
      path("M-62 0C-30-66 60-64 92-2C60 60-30 62-62 0Z", p.gold) +
      path("M-62 0C-30-66 10-62 30-50Q50 0 30 46C10 58-30 60-62 0Z", p.main) +
      path("M-30-20Q-14-8-30 10M-8-34Q14-16-6 0Q14 18-8 34M14-20Q28-6 14 14", "none", 'stroke-width="4"') +
      circle(56, -14, 13, `fill="${p.paper}"`) +
      circle(59, -13, 6, `fill="${p.ink}"`) +
      path("M90 4Q76 18 66 14", "none"),
  },
] as const satisfies readonly NamedMotif[];
