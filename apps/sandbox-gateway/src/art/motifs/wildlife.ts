import { around, circle, path, shine } from "../shapes.ts";
import type { NamedMotif } from "./motif.ts";

/** Small and wild: seen whole, or front on. */
export const wildlife = [
  {
    words: /mariposa|butterfl|monarca/,
    draw: (p) =>
      path("M0-10C-24-84-96-92-92-40C-90-8-50 8 0 4ZM0-10C24-84 96-92 92-40C90-8 50 8 0 4Z", p.pop) +
      path("M0 8C-50 8-78 40-58 72C-34 94-8 56 0 20ZM0 8C50 8 78 40 58 72C34 94 8 56 0 20Z", p.gold) +
      path("M-18-14C-40-54-70-60-72-40C-70-20-44-8-18-6ZM18-14C40-54 70-60 72-40C70-20 44-8 18-6Z", p.glow) +
      circle(-40, 48, 11, `fill="${p.paper}"`) +
      circle(40, 48, 11, `fill="${p.paper}"`) +
      path("M0-36C10-36 12-20 10 0C8 30 6 50 0 66C-6 50-8 30-10 0C-12-20-10-36 0-36Z", p.shade) +
      path("M-4-38Q-14-72-32-78M4-38Q14-72 32-78", "none"),
  },
  {
    words: /colibri|hummingbird|quetzal/,
    draw: (p) =>
      path("M22-8C-10-60-60-74-84-92C-84-40-56 6-6 24Z", p.main) +
      path("M14-2C-16-40-46-50-66-62C-62-28-40 4-2 20Z", p.glow) +
      path("M-26 36C-56 58-60 78-86 94C-40 96-8 76 8 48Z", p.shade) +
      path("M62-38C78-22 56 4 44 24C30 48-8 62-34 44C-10 30-6-2 20-26C34-42 52-48 62-38Z", p.main) +
      path("M54-4C48 22 20 52-14 52C10 40 30 18 36-8Z", p.pop) +
      path("M62-34L98-52L66-22Z", p.gold) +
      circle(48, -24, 8, `fill="${p.paper}"`) +
      circle(50, -23, 4, `fill="${p.ink}" stroke="none"`),
  },
  {
    words: /ajolote|axolotl/,
    draw: (p) =>
      path(
        "M-58-20L-96-58M-64 0L-98-10M-58 20L-92 40M58-20L96-58M64 0L98-10M58 20L92 40",
        "none",
        `stroke="${p.ink}" stroke-width="23"`,
      ) +
      path(
        "M-58-20L-96-58M-64 0L-98-10M-58 20L-92 40M58-20L96-58M64 0L98-10M58 20L92 40",
        "none",
        `stroke="${p.pop}" stroke-width="12"`,
      ) +
      path("M0-62C52-62 78-34 74 4C70 44 44 66 0 66C-44 66-70 44-74 4C-78-34-52-62 0-62Z", "#ffb3c7") +
      circle(-36, -8, 11, `fill="${p.ink}"`) +
      circle(36, -8, 11, `fill="${p.ink}"`) +
      circle(-33, -11, 4, `fill="${p.paper}" stroke="none"`) +
      circle(39, -11, 4, `fill="${p.paper}" stroke="none"`) +
      path("M-26 16Q0 40 26 16", "none") +
      circle(-50, 18, 9, 'fill="#ff8aa9" stroke="none"') +
      circle(50, 18, 9, 'fill="#ff8aa9" stroke="none"'),
  },
  {
    words: /coyote|wolf|lobo|zorro|fox|perro|dog|xolo/,
    draw: (p) =>
      path("M-78-96L-24-58H24L78-96L72-12L50 30L0 94L-50 30L-72-12Z", p.goldShade) +
      path("M-66-72L-38-48L-60-26ZM66-72L38-48L60-26Z", p.pop, 'stroke-width="4"') +
      path("M-72-12L-30 4L-14 42L0 94L-50 30ZM72-12L30 4L14 42L0 94L50 30Z", p.paper) +
      path("M0-52L14 4V40H-14V4Z", p.gold, 'stroke="none"') +
      path("M-46-18L-16-4L-40 2ZM46-18L16-4L40 2Z", p.ink) +
      path("M-15 62H15L0 86Z", p.ink),
  },
  {
    words: /armadillo|escudo|shield/,
    draw: (p) =>
      path("M58 20C84 0 104 20 98 36L60 46Z", p.goldShade) +
      path("M-64 40L-98 58L-60 58Z", p.goldShade) +
      path("M-76 52C-80-28-30-66 6-64C48-62 80-18 74 52Z", p.main) +
      path(
        "M-46 52C-50 0-34-36-14-60M-14 52C-16 4-8-40 4-64M18 52C20 10 22-34 20-62M48 52C50 14 46-20 36-50",
        "none",
        `stroke="${p.glow}" stroke-width="7"`,
      ) +
      path("M-54 52H-30V74H-54ZM26 52H50V74H26Z", p.goldShade) +
      circle(84, 22, 4, `fill="${p.ink}"`),
  },
  {
    words: /alebrije|fantas|magic|magia|magico|sagrad|unicorn/,
    draw: (p) =>
      path("M-30-56L-66-100L-62-34ZM30-56L66-100L62-34Z", p.main) +
      path("M0-68C54-68 76-30 66 10C60 50 36 88 0 92C-36 88-60 50-66 10C-76-30-54-68 0-68Z", p.pop) +
      around(
        path("M0-18C-8-26-8-38 0-44C8-38 8-26 0-18Z", p.gold, 'stroke-width="3" transform="translate(0-8)"'),
        6,
      ) +
      circle(-34, 0, 19, `fill="${p.paper}"`) +
      circle(34, 0, 19, `fill="${p.paper}"`) +
      path("M-34-12V12M34-12V12", "none", 'stroke-width="9"') +
      path("M-30 50Q0 30 30 50Q22 74 0 76Q-22 74-30 50Z", p.glow) +
      path(
        "M-60 30h.1M-52 46h.1M60 30h.1M52 46h.1M-46 62h.1M46 62h.1",
        "none",
        `stroke="${p.gold}" stroke-width="10"`,
      ) +
      circle(-9, 52, 4, `fill="${p.ink}"`) +
      circle(9, 52, 4, `fill="${p.ink}"`),
  },
] as const satisfies readonly NamedMotif[];

/** Bigger fish: for the hunts of the deep. */
export const giants = [
  {
    words: /delfin|dolphin|orca|ballena|whale/,
    draw: (p) =>
      path("M-66 28L-98 4L-92 62Z", p.shade) +
      path("M-80 36C-70-20-30-74 34-66C66-62 76-44 98-36C90-22 78-16 66-14C50 34-20 66-80 36Z", p.main) +
      path("M66-14C50 34-20 66-80 36C-30 44 20 10 34-20Z", p.paper) +
      path("M-4-66L-26-98L30-68ZM4 10L-6 58L34 20Z", p.shade) +
      circle(52, -38, 7, `fill="${p.ink}" stroke="none"`) +
      path("M96-36Q80-26 66-28", "none", 'stroke-width="4"') +
      shine("M-40-20C-20-46 10-56 34-54C8-44-14-30-28-8Z", 0.5),
  },
  {
    words: /marlin|vela|barracuda|espada|sword/,
    draw: (p) =>
      path("M-62 6L-98-40V52Z", p.shade) +
      path("M-40-14C-30-84 20-88 34-30ZM-6 28L-20 66L28 30Z", p.pop) +
      path("M-70 6C-30-46 30-44 56-12L104-22L60 4C36 44-30 50-70 6Z", p.main) +
      path("M60 4C36 44-30 50-70 6C-20 26 30 20 60 4Z", p.paper) +
      circle(36, -10, 8, `fill="${p.ink}" stroke="none"`) +
      path("M-24-46L-14-20M-4-56L0-24M14-50L14-24", "none", 'stroke-width="4"'),
  },
  {
    words: /manta|raya\b|stingray/,
    draw: (p) =>
      path("M0 56Q14 80-6 98", "none", 'stroke-width="9"') +
      path("M0-62L18-46C60-40 90-8 98 26C60 18 30 30 0 64C-30 30-60 18-98 26C-90-8-60-40-18-46Z", p.main) +
      path("M0-42C24-30 26 8 0 44C-26 8-24-30 0-42Z", p.glow) +
      circle(-22, -34, 6, `fill="${p.ink}" stroke="none"`) +
      circle(22, -34, 6, `fill="${p.ink}" stroke="none"`) +
      path("M-50 0h.1M-66 12h.1M50 0h.1M66 12h.1", "none", `stroke="${p.glow}" stroke-width="11"`),
  },
] as const satisfies readonly NamedMotif[];
