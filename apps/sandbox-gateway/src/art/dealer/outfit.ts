import type { Palette } from "../palette.ts";
import type { Dice } from "../random.ts";
import { path } from "../shapes.ts";
import type { DealerLook, Person } from "./person.ts";

type Outfit = (palette: Palette, person: Person) => string;

const earrings = (p: Palette): string =>
  `<g fill="${p.gold}"><circle cx="79" cy="139" r="4"/><circle cx="161" cy="139" r="4"/><path d="M79 143l4 13-4 5-4-5zM161 143l4 13-4 5-4-5z"/></g>`;

/** Bare shoulders over a gathered dress. */
const strapless: Outfit = (p, { skin, shadow }) =>
  path("M28 300C30 236 58 206 104 194Q120 204 136 194C182 206 210 236 212 300Z", skin) +
  path("M104 194Q120 214 136 194Q134 204 120 208Q106 204 104 194Z", shadow) +
  path("M40 300C42 268 54 250 70 240Q96 262 120 244Q144 262 170 240C186 250 198 268 200 300Z", p.pop) +
  path("M70 240Q96 262 120 244Q144 262 170 240Q146 276 120 258Q94 276 70 240Z", p.glow, 'opacity=".55"') +
  path("M92 216Q120 240 148 216", "none", `stroke="${p.gold}" stroke-width="2.500"`) +
  `<path d="M120 226l7 9-7 11-7-11z" fill="${p.gold}"/>`;

/** A dress with a deep neck and satin lapels. */
const wrapped: Outfit = (p, { skin, shadow }) =>
  path("M86 200Q120 216 154 200L140 268H100Z", skin) +
  path("M102 196Q120 214 138 196V204Q120 220 102 204Z", shadow) +
  path("M26 300C28 238 52 212 94 198L120 272L146 198C188 212 212 238 214 300Z", p.main) +
  path("M94 198L120 272L112 300H96L78 206ZM146 198L120 272L128 300H144L162 206Z", p.shade) +
  `<path d="M120 262l8 8-8 10-8-10z" fill="${p.gold}"/>`;

/** A sequinned gown with straps. */
const sequins: Outfit = (p, { skin, shadow }) =>
  path("M28 300C30 238 58 208 104 196Q120 206 136 196C182 208 210 238 212 300Z", skin) +
  path("M104 194Q120 212 136 194Q134 206 120 210Q106 206 104 194Z", shadow) +
  path(
    "M44 300C46 262 62 246 80 208L90 204Q96 236 120 240Q144 236 150 204L160 208C178 246 194 262 196 300Z",
    p.shade,
  ) +
  path(
    "M70 256h.1M84 246h.1M96 256h.1M110 264h.1M124 256h.1M138 262h.1M152 250h.1M164 262h.1M60 276h.1M78 278h.1M96 282h.1M114 284h.1M132 282h.1M150 278h.1M170 280h.1M186 288h.1M52 292h.1",
    "none",
    `stroke="${p.gold}" stroke-width="5" stroke-linecap="round"`,
  ) +
  path("M80 208Q92 236 120 240Q148 236 160 208", "none", `stroke="${p.gold}" stroke-width="2.500"`);

const shirt = (p: Palette): string =>
  path("M30 300C32 240 56 214 100 198L120 232L140 198C184 214 208 240 210 300Z", p.paper) +
  path("M100 196L120 230L98 222L90 206ZM140 196L120 230L142 222L150 206Z", "#fff") +
  path(
    "M100 196L120 230L98 222L90 206ZM140 196L120 230L142 222L150 206Z",
    "none",
    `stroke="${p.shade}" stroke-width="1.500" opacity=".5"`,
  );

const bow = (colour: string): string =>
  path("M120 224L97 212V238ZM120 224L143 212V238Z", colour) +
  `<rect x="114" y="217" width="12" height="14" rx="4" fill="${colour}"/>`;

/** Waistcoat and bow tie. */
const waistcoat: Outfit = (p) =>
  shirt(p) +
  path("M52 300C54 256 62 228 80 208L120 286L160 208C178 228 186 256 188 300Z", p.shade) +
  path("M80 208L120 286V300H112L70 220ZM160 208L120 286V300H128L170 220Z", p.main) +
  `<g fill="${p.gold}"><circle cx="120" cy="292" r="4"/></g>` +
  bow(p.pop);

/** Dinner jacket with silk lapels. */
const jacket: Outfit = (p) =>
  shirt(p) +
  path("M24 300C26 236 50 212 88 200L120 300ZM216 300C214 236 190 212 152 200L120 300Z", p.ink) +
  path("M88 200L120 300H98L66 240L78 234L70 218ZM152 200L120 300H142L174 240L162 234L170 218Z", p.main) +
  path("M172 258l16-5 4 12-17 4z", p.paper) +
  bow(p.ink);

/** Guayabera, buttoned up, with embroidery. */
const guayabera: Outfit = (p) =>
  path("M26 300C28 238 54 212 98 198L120 218L142 198C186 212 212 238 214 300Z", p.paper) +
  path(
    "M98 196L120 218L100 232L84 208ZM142 196L120 218L140 232L156 208Z",
    "#fff",
    `stroke="${p.shade}" stroke-width="1.500"`,
  ) +
  path(
    "M92 234V300M102 240V300M138 240V300M148 234V300",
    "none",
    `stroke="${p.main}" stroke-width="4" stroke-dasharray="5 4"`,
  ) +
  path(
    "M120 236h.1M120 258h.1M120 280h.1",
    "none",
    `stroke="${p.pop}" stroke-width="7" stroke-linecap="round"`,
  );

const outfits = {
  gown: [strapless, wrapped, sequins],
  vest: [waistcoat, jacket, guayabera],
} as const;

/** What a dealer wears; gowns come with earrings, which hang over the hair. */
export const outfitOf = (
  palette: Palette,
  person: Person,
  look: DealerLook,
  dice: Dice,
): { readonly clothes: string; readonly jewels: string } => ({
  clothes: dice.pick(outfits[look])(palette, person),
  jewels: look === "gown" ? earrings(palette) : "",
});
