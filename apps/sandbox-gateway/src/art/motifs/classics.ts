import type { Palette } from "../palette.ts";
import { around, circle, path, shine, starPath } from "../shapes.ts";
import type { NamedMotif } from "./motif.ts";

const cutGem = (p: Palette): string =>
  path("M-92-22L-50-72H50L92-22L0 88Z", p.main) +
  path("M-92-22H-40L0 88Z", p.shade) +
  path("M-40-22H40L0 88Z", p.glow) +
  path("M-50-72L-40-22L0-72L40-22L50-72Z", p.paper) +
  shine("M-72-26L-48-58L-50-30Z", 0.8);

/** The fruit-machine classics. */
export const classics = [
  {
    words: /seven|siete|777|\b7\b|classic|clasic|vegas|joker/,
    draw: (p) =>
      path("M-62-88H68V-50C26-4 8 40 6 90H-50C-44 36-24-6 8-42H-28V-18H-62Z", p.pop) +
      shine("M-52-78H56V-68H-42V-28H-52Z") +
      path("M68-50C26-4 8 40 6 90H-12C-8 34 10-14 54-60V-88H68Z", p.shade, 'stroke="none" opacity=".5"'),
  },
  {
    words: /cherr|cereza|fruit|fruta|frut/,
    draw: (p) =>
      path("M-38 30C-34-30 0-66 40-84C36-40 44-10 50 22", "none", 'stroke-width="9"') +
      path("M40-84C4-96-36-90-52-62C-16-52 18-58 40-84Z", "#5fc24a") +
      circle(-40, 46, 42, `fill="${p.pop}"`) +
      circle(50, 40, 42, `fill="${p.pop}"`) +
      shine("M-66 36a28 28 0 0 1 24-22a36 36 0 0 0-24 22zM24 30a28 28 0 0 1 24-22a36 36 0 0 0-24 22z", 0.7),
  },
  { words: /gem|diam|jewel|joya|crystal|cristal/, draw: (p) => cutGem(p) },
  {
    words: /coin|moneda|money|dinero|cash|volado|peso/,
    faint: /fortun|rich|rico|riqueza|gold|oro\b|dorad[oa]/,
    draw: (p) =>
      circle(0, 6, 90, `fill="${p.goldShade}"`) +
      circle(0, 0, 88, `fill="${p.gold}"`) +
      circle(0, 0, 68, `fill="${p.goldShade}"`) +
      path(starPath(8, 62, 30), p.gold) +
      circle(0, 0, 24, `fill="${p.paper}"`) +
      shine("M-80-20A84 84 0 0 1-20-80A90 90 0 0 0-80-20Z", 0.8),
  },
  {
    words: /crown|corona|king|rey|queen|reina|royal|imperi|empire|princ/,
    draw: (p) =>
      path("M-78 44L-94-42L-46-4L0-82L46-4L94-42L78 44Z", p.gold) +
      path("M-78 44H78V76H-78Z", p.goldShade) +
      path("M0-82L46-4L94-42L78 44H20Z", p.goldShade, 'stroke="none" opacity=".5"') +
      circle(0, 18, 18, `fill="${p.pop}"`) +
      circle(-48, 22, 11, `fill="${p.main}"`) +
      circle(48, 22, 11, `fill="${p.main}"`) +
      circle(0, -84, 11, `fill="${p.paper}"`) +
      circle(-94, -44, 9, `fill="${p.paper}"`) +
      circle(94, -44, 9, `fill="${p.paper}"`),
  },
  {
    words: /bell|campan|jingle|navid|christmas/,
    draw: (p) =>
      circle(0, 66, 20, `fill="${p.goldShade}"`) +
      path(
        "M0-88C44-88 56-52 60-10C62 18 72 34 88 48V62H-88V48C-72 34-62 18-60-10C-56-52-44-88 0-88Z",
        p.gold,
      ) +
      path(
        "M14-86C46-80 56-50 60-10C62 18 72 34 88 48V62H40C30 20 40-40 14-86Z",
        p.goldShade,
        'stroke="none"',
      ) +
      shine("M-42-10C-38-46-30-62-12-72C-30-40-28 0-34 34H-52C-46 20-44 8-42-10Z", 0.6),
  },
  {
    words: /clover|trebol|irish|lepre/,
    faint: /luck|suerte/,
    draw: (p) =>
      path("M0 10C10 50 24 72 50 88", "none", 'stroke-width="16"') +
      path("M0 10C10 50 24 72 50 88", "none", 'stroke="#2f8f3c" stroke-width="7"') +
      around(
        path("M0 2C-48-14-52-60-24-66C-8-70 0-56 0-50C0-56 8-70 24-66C52-60 48-14 0 2Z", "#4fc25a") +
          path("M0-6V-40", "none", 'stroke="#2f8f3c" stroke-width="4"'),
        4,
        0,
      ) +
      circle(0, 0, 10, `fill="${p.gold}"`),
  },
  {
    words: /thunder|bolt|rayo|relampag|trueno|zeus|storm|tormenta|electric/,
    faint: /power|flash|turbo/,
    draw: (p) =>
      path("M26-94L-62 14H-10L-30 94L66-28H12Z", p.gold) +
      path("M26-94L12-28H66L-30 94L20-14H-24Z", p.goldShade, 'stroke="none" opacity=".75"') +
      shine("M10-66L-42 2H-26L16-52Z", 0.8),
  },
  {
    words: /star\b|estrella|galax|cosm|space|espacio|astro|nova/,
    faint: /super|estelar|brillante|neon/,
    draw: (p) =>
      path(starPath(5, 94, 44, 0, 6), p.gold) +
      path("M0-88L22-30L90-23L38 22L0 6ZM0 6L55 82L0 50Z", p.goldShade, 'stroke="none" opacity=".55"') +
      circle(0, 8, 20, `fill="${p.pop}"`),
  },
  {
    words: /fire|fuego|flam|llama|inferno|phoenix|fenix|lava/,
    faint: /hot\b|burn|ardi|roj[oa]/,
    draw: (p) =>
      path(
        "M4-94C14-46 76-24 68 34C64 72 34 92 0 92C-36 92-70 70-70 30C-70 0-50-18-44-46C-30-36-22-24-22-8C-4-28 6-54 4-94Z",
        p.pop,
      ) +
      path(
        "M8-30C14 0 44 10 40 46C36 72 20 84 0 84C-22 84-40 70-38 44C-36 26-24 18-20 2C-10 10-8 18-8 24C4 10 10-8 8-30Z",
        p.gold,
      ) +
      path(
        "M2 26C8 42 20 48 18 62C16 76 8 80 0 80C-10 80-18 74-16 60C-14 48-2 42 2 26Z",
        p.paper,
        'stroke="none"',
      ),
  },
  {
    words: /ruby|rubi/,
    draw: (p) => cutGem({ ...p, main: "#e0263c", shade: "#98102a", glow: "#ff7f8d" }),
  },
  {
    words: /esmeralda|emerald/,
    draw: (p) => cutGem({ ...p, main: "#17a566", shade: "#0b6a42", glow: "#7ce3b1" }),
  },
] as const satisfies readonly NamedMotif[];
