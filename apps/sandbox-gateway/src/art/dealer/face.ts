import type { Dice } from "../random.ts";
import { path } from "../shapes.ts";
import type { DealerLook, Person } from "./person.ts";

const line = (d: string, colour: string, width: number): string =>
  path(
    d,
    "none",
    `stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`,
  );

/** Neck and head around the middle of the picture, ears included. */
export const head = (p: Person, look: DealerLook): string => {
  const jaw = look === "gown" ? 34 : 37;
  return (
    path("M102 150V196Q120 214 138 196V150Z", p.skin) +
    path("M102 164Q120 186 138 164V178Q120 198 102 178Z", p.shadow) +
    `<ellipse cx="80" cy="123" rx="8" ry="11" fill="${p.shadow}"/><ellipse cx="160" cy="123" rx="8" ry="11" fill="${p.shadow}"/>` +
    path(
      `M80 108C80 78 98 64 120 64S160 78 160 108C160 140 ${120 + jaw - 4} 160 120 174C${124 - jaw} 160 80 140 80 108Z`,
      p.skin,
    )
  );
};

/** Eyes, brows, nose and a smile; the paint differs by look. */
export const face = (p: Person, look: DealerLook, dice: Dice): string => {
  const eye = (x: number, side: 1 | -1) =>
    `<path d="M${x - 10} 120Q${x} 110 ${x + 10} 120Q${x} 127 ${x - 10} 120Z" fill="#fff"/>` +
    `<circle cx="${x}" cy="119" r="5" fill="${iris}"/><circle cx="${x + 1.6}" cy="117.2" r="1.6" fill="#fff"/>` +
    line(`M${x - 11} 120Q${x} 108.500 ${x + 11} 119`, p.hair, look === "gown" ? 3.2 : 2.4) +
    (look === "gown" ? line(`M${x + side * 11} 119l${side * 5}-4.500`, p.hair, 2.6) : "") +
    line(
      look === "gown"
        ? `M${x - 12} 104Q${x + side * 1} 97 ${x + 12} 103`
        : `M${x - 12} 104Q${x + side * 1} 99 ${x + 12} 103`,
      p.hair,
      look === "gown" ? 2.8 : 4.2,
    );
  const iris = dice.pick(["#3a2418", "#4a3020", "#2f4a3a", "#2c2a38"]);
  const smile = dice.pick([
    "M104 148Q120 164 136 148Q120 153 104 148Z",
    "M106 149Q120 161 135 146Q121 151 106 149Z",
  ]);
  return (
    `<g fill="${p.blush}" opacity=".5"><ellipse cx="93" cy="138" rx="10" ry="6.500"/><ellipse cx="147" cy="138" rx="10" ry="6.500"/></g>` +
    eye(102, -1) +
    eye(138, 1) +
    line("M119 122Q116 134 121 136.500", p.shadow, 2.6) +
    (look === "gown"
      ? path(smile, "#fff") + line("M103 148Q120 165 137 148Q120 155 103 148Z", p.lips, 3.4)
      : path(smile, "#fff") + line("M103 148Q120 163 137 147", p.shadow, 3))
  );
};
