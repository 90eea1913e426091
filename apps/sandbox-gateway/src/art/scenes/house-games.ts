import { die, faces, letters } from "../motifs/suits.ts";
import { nums } from "../number.ts";
import type { Palette } from "../palette.ts";
import { around, circle, path, placed, polygonPath, starPath } from "../shapes.ts";
import { rays, rings, tiles } from "./grounds.ts";
import { type DrawingLanguage, outlined, type Scene } from "./scene.ts";

const sun = (p: Palette): string =>
  circle(0, 4, 92, `fill="${p.goldShade}"`) +
  circle(0, 0, 90, `fill="${p.gold}"`) +
  circle(0, 0, 72, `fill="${p.goldShade}"`) +
  path(starPath(8, 64, 32), p.paper) +
  circle(0, 0, 24, `fill="${p.gold}"`);

/** The toss. */
const toss: Scene = (p, d) =>
  rays(p, d) +
  outlined(
    p,
    `<g transform="translate(66 86)rotate(-24)scale(.56 .24)">${sun(p)}</g><g transform="translate(236 96)rotate(30)scale(.3 .62)">${sun(p)}</g>` +
      placed(sun(p), 150, 176, 1.12, d.between(-12, 12)),
  );

/** The curve and its rocket. */
const crash: Scene = (p) =>
  path(
    "M20 0V330M80 0V330M140 0V330M200 0V330M260 0V330M0 40H300M0 100H300M0 160H300M0 220H300",
    "none",
    `stroke="${p.haze}" stroke-width="2" opacity=".6"`,
  ) +
  path("M0 290Q170 282 226 96L300 400H0Z", p.pop, 'opacity=".35"') +
  path("M0 290Q170 282 226 96", "none", `stroke="${p.gold}" stroke-width="11" stroke-linecap="round"`) +
  outlined(
    p,
    placed(
      path("M-14 56L0 96L14 56Z", p.pop) +
        path("M-26 20L-54 62L-22 52ZM26 20L54 62L22 52Z", p.pop) +
        path("M0-92C36-56 36 10 24 56H-24C-36 10-36-56 0-92Z", p.paper) +
        circle(0, -16, 16, `fill="${p.main}"`),
      222,
      92,
      0.86,
      28,
    ),
  );

/** The field of gems and mines. */
const mines: Scene = (p, d) => {
  const bomb = d.roll(9);
  return outlined(
    p,
    Array.from({ length: 9 }, (_, index) => {
      const x = 62 + (index % 3) * 88;
      const y = 62 + Math.floor(index / 3) * 88;
      const open = index === bomb || d.roll(3) === 0;
      const content =
        index === bomb
          ? circle(0, 4, 22, `fill="${p.ink}"`) +
            path("M12-14L24-28", "none", `stroke="${p.gold}"`) +
            path(starPath(6, 13, 6, 27, -31), p.pop, 'stroke="none"')
          : path("M-26-8L-14-24H14L26-8L0 26Z", p.glow) + path("M-26-8H26", "none", 'stroke-width="4"');
      return `<rect x="${x - 39}" y="${y - 39}" width="78" height="78" rx="14" fill="${open ? p.deep : p.main}"/>${open ? placed(content, x, y) : `<path d="M${nums(x - 24, y - 26)}h48" stroke="${p.glow}" stroke-width="8" opacity=".7"/>`}`;
    }).join(""),
    5,
  );
};

/** Pins and a falling ball. */
const plinko: Scene = (p, d) =>
  path(
    [0, 1, 2, 3, 4, 5]
      .map((row) =>
        Array.from(
          { length: row + 3 },
          (_, index) => `M${nums(150 + (index - (row + 2) / 2) * 38, 46 + row * 36)}h.1`,
        ).join(""),
      )
      .join(""),
    "none",
    `stroke="${p.paper}" stroke-width="13" stroke-linecap="round"`,
  ) +
  outlined(
    p,
    [p.pop, p.gold, p.glow, p.gold, p.pop]
      .map((colour, index) => path(`M${nums(14 + index * 55, 244)}h50v46h-50z`, colour))
      .join("") +
      circle(d.pick([131, 169, 112]), 100, 21, `fill="${p.gold}"`) +
      circle(d.pick([74, 226]), 204, 16, `fill="${p.pop}"`),
    5,
  );

/** Higher or lower. */
const hiLo: Scene = (p, d) =>
  tiles(p, d) +
  outlined(
    p,
    path("M82 40L142 128H108V252H56V128H22Z", p.gold) +
      path("M218 262L158 174H192V50H244V174H278Z", p.pop) +
      placed(die(p, faces[d.roll(6)] ?? faces[0], p.main), 150, 152, 1.02, -10),
  );

/** A tower to climb. */
const tower: Scene = (p, d) =>
  rings(p, d) +
  outlined(
    p,
    [0, 1, 2, 3, 4]
      .map(
        (index) =>
          path(
            `M${nums(58 + index * 10, 250 - index * 50)}h${nums(184 - index * 20)}v46h-${nums(184 - index * 20)}z`,
            index % 2 === 0 ? p.main : p.gold,
          ) + letters(`×${index + 2}`, p.ink, 20, 150, 273 - index * 50),
      )
      .join("") + path("M150 48V6M150 6H196L182 20L196 34H150", p.pop),
    5,
  );

/** A limit to reach. */
const dial: Scene = (p, d) =>
  rings(p, d) +
  outlined(p, path(polygonPath(8, 128, 150, 150), p.goldShade) + circle(150, 150, 104, `fill="${p.deep}"`)) +
  `<g transform="translate(150 150)" stroke="${p.glow}" stroke-width="7" stroke-linecap="round">${around(path("M0-92V-76", "none"), 16)}</g>` +
  outlined(
    p,
    placed(
      path("M-11 10L0-84L11 10Z", p.pop) + circle(0, 0, 20, `fill="${p.gold}"`),
      150,
      150,
      1,
      d.between(20, 110),
    ),
  );

/** Our own games: the coin first. */
export const houseGames: DrawingLanguage = {
  scenes: [toss, crash, mines, plinko, hiLo, tower, dial],
  spoken: [
    { words: /volado|aguila|sol\b|coin|moneda|flip|doble|nada/, scene: toss },
    { words: /crash|despegue|globo|papalote|cohete|rocket|avia|jet|space|moon/, scene: crash },
    { words: /min[ae]|bomb|gem/, scene: mines },
    { words: /plink|\bpin|ball|pachin|rebote|canica|bola|tombola/, scene: plinko },
    { words: /hi.?lo|dice|dado|alto|bajo|arriba/, scene: hiLo },
    { words: /torre|tower|stair|escal/, scene: tower },
    { words: /limbo|perinola|yoyo|tiro|balero|wheel|rueda|dial|turbo/, scene: dial },
  ],
  hands: ["poster", "bubble", "racing"],
};
