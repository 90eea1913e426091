import { around, circle, path, placed, polygonPath, shine } from "../shapes.ts";
import type { NamedMotif } from "./motif.ts";

/** Music, toys and plants of the fair. */
export const folk = [
  {
    words: /guitar|mariachi|serenat|marimba|banda/,
    draw: (p) =>
      `<g transform="rotate(32)">${
        path("M-11-40V-92H11V-40Z", p.goldShade) +
        path("M-18-98H18V-76H-18Z", p.main) +
        path(
          "M0-44C34-50 46-22 36-2C32 8 34 14 46 26C66 52 46 92 0 92C-46 92-66 52-46 26C-34 14-32 8-36-2C-46-22-34-50 0-44Z",
          p.pop,
        ) +
        path("M-24-18C-14-28 14-28 24-18", "none", `stroke="${p.gold}" stroke-width="5"`) +
        circle(0, 28, 20, `fill="${p.ink}"`) +
        path("M-24 66H24", "none", `stroke="${p.gold}" stroke-width="9"`) +
        path("M-5-92V64M5-92V64", "none", `stroke="${p.paper}" stroke-width="3"`)
      }</g>`,
  },
  {
    words: /tambor|drum|parade|carnaval|desfile|comparsa|feria/,
    draw: (p) =>
      path("M-96-64L-30-20M96-64L30-20", "none", `stroke="${p.ink}" stroke-width="17"`) +
      path("M-96-64L-30-20M96-64L30-20", "none", `stroke="${p.gold}" stroke-width="7"`) +
      path("M-76-14V60Q0 110 76 60V-14Z", p.pop) +
      path("M-76-6L-50 72L-24 16L0 84L24 16L50 72L76-6", "none", `stroke="${p.gold}" stroke-width="7"`) +
      path("M-76 52Q0 102 76 52V66Q0 116-76 66Z", p.main) +
      `<ellipse cy="-14" rx="78" ry="28" fill="${p.paper}"/>` +
      circle(-96, -64, 12, `fill="${p.paper}"`) +
      circle(96, -64, 12, `fill="${p.paper}"`),
  },
  {
    words: /herradura|horse ?shoe|caball|rancho|copper|cobre/,
    draw: (p) =>
      path(
        "M-36 88H-76V60H-70C-110-10-66-92 0-92C66-92 110-10 70 60H76V88H36V56C72 6 46-52 0-52C-46-52-72 6-36 56Z",
        p.gold,
      ) +
      path(
        "M0-92C66-92 110-10 70 60H76V88H36V56C72 6 46-52 0-52Z",
        p.goldShade,
        'stroke="none" opacity=".7"',
      ) +
      path(
        "M-64 30h.1M-70-10h.1M-54-48h.1M-20-72h.1M20-72h.1M54-48h.1M70-10h.1M64 30h.1",
        "none",
        'stroke-width="13"',
      ),
  },
  {
    words: /agave|maguey|tequila|mezcal/,
    draw: (p) =>
      around(path("M-14 60Q-20-30 0-98Q20-30 14 60Z", p.main), 1) +
      [-74, -48, -24, 74, 48, 24]
        .map(
          (angle, index) =>
            `<g transform="translate(0 44)rotate(${angle})">${path("M-15 16Q-22-60 0-112Q22-60 15 16Z", index % 3 === 1 ? p.glow : p.main)}</g>`,
        )
        .join("") +
      path("M-13 60Q-18-20 0-84Q18-20 13 60Z", p.glow) +
      path("M-58 42Q0 22 58 42Q62 90 0 92Q-62 90-58 42Z", p.goldShade) +
      path(
        "M-50 58L-14 86M-20 44L30 86M14 42L52 72M50 56L14 86M20 42L-30 86",
        "none",
        `stroke="${p.gold}" stroke-width="4"`,
      ),
  },
  {
    words: /orquidea|orchid|flor|flower|rosa|bloom|jardin|garden|orchard|cempas/,
    draw: (p) =>
      around(
        path("M0 0C-46-30-40-92 0-94C40-92 46-30 0 0Z", p.pop) +
          path("M0-8V-62", "none", `stroke="${p.glow}" stroke-width="6"`),
        5,
      ) +
      around(path("M0 0C-22-14-22-48 0-52C22-48 22-14 0 0Z", p.paper, 'stroke-width="4"'), 5, 36) +
      circle(0, 0, 20, `fill="${p.gold}"`),
  },
  {
    words: /selva|jungle|hoja|leaf|cacao|bosque|forest|raiz/,
    draw: (p) =>
      placed(
        path("M0 92C-70 40-72-40 0-96C72-40 70 40 0 92Z", "#3fa95c") +
          path(
            "M0 92V-70M0 50L-38 20M0 50L38 20M0 14L-42-18M0 14L42-18M0-22L-30-48M0-22L30-48",
            "none",
            'stroke="#1f6d3c" stroke-width="6"',
          ),
        34,
        6,
        0.94,
        30,
      ) +
      placed(
        path("M0 80C-52 40-52-50 0-90C52-50 52 40 0 80Z", p.goldShade) +
          path("M-18-68C-36-20-34 30-14 70M18-68C36-20 34 30 14 70M0-88V78", "none", 'stroke-width="4"') +
          shine("M-30-40C-40-10-38 20-28 44C-34 10-32-14-22-44Z", 0.5),
        -34,
        8,
        0.92,
        -18,
      ),
  },
  {
    words: /trompo|perinola|toy|juguet|balero/,
    draw: (p) =>
      path("M-9-96H9V-56H-9Z", p.goldShade) +
      path("M-84-28C-70-70 70-70 84-28C80 20 26 52 8 84H-8C-26 52-80 20-84-28Z", p.pop) +
      path("M-84-28C-30-4 30-4 84-28C82-12 76 2 66 14C24 32-24 32-66 14C-76 2-82-12-84-28Z", p.gold) +
      path("M-44 38C-14 50 14 50 44 38C34 52 20 64 14 74H-14C-20 64-34 52-44 38Z", p.main) +
      path("M-8 82H8L0 98Z", p.paper) +
      shine("M-66-36C-54-54-30-60-10-60C-34-52-48-44-56-28Z", 0.7),
  },
  {
    words: /comet|cometa|meteor|nebula/,
    draw: (p) =>
      path("M-96-96L-4-34L30-4L-40-8ZM-96-40L-10-2L-40 44ZM-30-96L34-30L64 0L10-20Z", p.pop) +
      path("M-84-84L-10-22L20 26L-34 0Z", p.gold) +
      circle(34, 34, 54, `fill="${p.gold}"`) +
      path(polygonPath(5, 15, 22, 20), p.goldShade, 'stroke="none"') +
      circle(54, 46, 12, `fill="${p.goldShade}" stroke="none"`) +
      circle(24, 64, 8, `fill="${p.goldShade}" stroke="none"`) +
      shine("M-10 26A46 46 0 0 1 22-10A52 52 0 0 0 0 30Z", 0.8),
  },
  {
    words: /volcan|canyon|canon|monta|sierra|cenote|ca.on/,
    draw: (p) =>
      path("M-14-40C-60-64-40-96-12-88C-4-104 30-100 30-84C62-84 56-52 24-44Z", p.paper) +
      path("M-96 88L-30-34H34L96 88Z", p.main) +
      path("M34-34L96 88H10Z", p.shade, 'stroke="none"') +
      path(
        "M-34-34H38C44-10 56 4 50 26C40 38 34 16 24 10C14 20 18 54 4 62C-14 58-4 20-14 6C-26 14-24 34-36 34C-46 20-30-6-34-34Z",
        p.pop,
      ) +
      path("M-26-34H28L20-18L4-26L-12-14Z", p.gold, 'stroke="none"'),
  },
  {
    words: /pi.ata|posada/,
    draw: (p) =>
      [p.pop, p.main, p.glow, p.gold, p.pop, p.main, p.gold]
        .map(
          (colour, index) =>
            `<g transform="rotate(${Math.round((index * 360) / 7)})">${path("M-24-30L0-88L24-30Z", colour) + path("M-10-84L-18-100M0-88V-104M10-84L18-100", "none", `stroke="${p.paper}" stroke-width="4"`)}</g>`,
        )
        .join("") +
      circle(0, 0, 42, `fill="${p.gold}"`) +
      path("M-38-14H38M-42 4H42M-36 22H36", "none", `stroke="${p.pop}" stroke-width="9"`) +
      circle(0, 0, 42, 'fill="none"'),
  },
] as const satisfies readonly NamedMotif[];
