import { football } from "../motifs/balls.ts";
import { beasts } from "../motifs/beasts.ts";
import { classics } from "../motifs/classics.ts";
import type { Motif } from "../motifs/motif.ts";
import { motifCalled } from "../motifs/named.ts";
import { sea } from "../motifs/sea.ts";
import { card, chip, die, faces } from "../motifs/suits.ts";
import { nums } from "../number.ts";
import type { Palette } from "../palette.ts";
import type { Dice } from "../random.ts";
import { again, circle, path, placed, raysPath, starPath } from "../shapes.ts";
import type { BannerScene } from "../types.ts";
import { wheel } from "./live.ts";
import { numberedBall } from "./lottery.ts";
import { outlined } from "./scene.ts";

/** A banner's picture: it fills the right half of 780x330, around (585,165). */
export type BannerDrawing = (palette: Palette, dice: Dice) => string;

const classic = (word: string): Motif => motifCalled(word, classics);
const swimmer = (word: string): Motif => motifCalled(word, sea);

const seven = classic("seven");
const cherries = classic("cherry");
const gem = classic("gem");
const coin = classic("coin");
const crown = classic("crown");
const star = classic("estrella");
const tiger = motifCalled("tiger", beasts);
const shark = swimmer("shark");
const octopus = swimmer("octopus");
const crab = swimmer("crab");
const fish = swimmer("dorado");

const glowAt = (p: Palette, d: Dice): string =>
  path(raysPath(16, 585, 165, 520, d.between(0, 1)), p.haze, 'opacity=".38"') +
  circle(585, 165, 168, `fill="${p.haze}" opacity=".45"`) +
  circle(585, 165, 120, `fill="${p.glow}" opacity=".22"`);

const confetti = (p: Palette, d: Dice): string =>
  [p.gold, p.pop, p.glow, p.paper]
    .map((colour) =>
      path(
        Array.from(
          { length: 5 },
          () =>
            `M${nums(d.between(390, 770), d.between(6, 320))}l${nums(d.between(6, 12), d.between(-6, 6))}l${nums(d.between(-4, 4), d.between(5, 9))}l${nums(d.between(-12, -6), d.between(-3, 3))}z`,
        ).join(""),
        colour,
      ),
    )
    .join("");

const framed =
  (draw: BannerDrawing): BannerDrawing =>
  (p, d) =>
    glowAt(p, d) + outlined(p, draw(p, d)) + confetti(p, d);

const coins: BannerDrawing = (p, d) =>
  `<defs><g id="c">${coin(p, d)}</g></defs><g transform="translate(470 76)rotate(-24)scale(.5 .22)">${again("c")}</g><g transform="translate(716 84)rotate(28)scale(.26 .52)">${again("c")}</g>` +
  placed(again("c"), 704, 254, 0.5, 14) +
  placed(again("c"), 585, 166, 1.32, -8) +
  placed(path(starPath(4, 26, 7), p.paper, 'stroke="none"'), 484, 250);

const reelWindow: BannerDrawing = (p, d) =>
  path("M440 40H730Q752 40 752 62V268Q752 290 730 290H440Q418 290 418 268V62Q418 40 440 40Z", p.goldShade) +
  path("M434 58H736V272H434Z", p.deep) +
  [484, 585, 686].map((x) => path(`M${x - 46} 64h92v202h-92z`, p.paper)).join("") +
  `<g id="w">${placed(seven(p, d), 484, 165, 0.5)}</g><use href="#w" x="101"/><use href="#w" x="202"/>` +
  placed(cherries(p, d), 484, 76, 0.26) +
  placed(gem(p, d), 585, 258, 0.26) +
  placed(star(p, d), 686, 76, 0.26) +
  path("M420 150L446 165L420 180ZM750 150L724 165L750 180Z", p.pop) +
  placed(crown(p, d), 585, 36, 0.46);

const table: BannerDrawing = (p, d) =>
  placed(wheel(p, d), 500, 170, 1.16, 12) +
  placed(card(p, "A", "heart"), 640, 160, 1.26, -8) +
  placed(card(p, "K", "spade"), 704, 182, 1.26, 12) +
  placed(chip(p, p.pop), 606, 286, 0.72) +
  placed(chip(p, p.main), 744, 290, 0.62);

const pitch: BannerDrawing = (p, d) =>
  path("M360 330L470 60H780V330Z", "#1f8a4c", 'opacity=".9"') +
  path(
    "M424 330L500 60M560 330L590 60M700 330L690 60M452 110H780M420 196H780",
    "none",
    `stroke="${p.paper}" stroke-width="4" opacity=".7"`,
  ) +
  path(`M600 150L330 250V330L620 220ZM590 110L360 90V120L590 140Z`, p.pop, 'opacity=".85"') +
  placed(football(p), 612, 164, 1.3, d.between(10, 24));

const reef: BannerDrawing = (p, d) =>
  placed(octopus(p, d), 470, 196, 0.82, -8) +
  placed(crab(p, d), 720, 242, 0.6, 10) +
  placed(shark(p, d), 676, 84, 0.72, -6) +
  placed(fish(p, d), 588, 176, 1.06, -10);

const ballDrop: BannerDrawing = (p, d) =>
  (
    [
      [486, 112, 1],
      [690, 96, 0.92],
      [508, 250, 0.86],
      [706, 232, 1.02],
      [596, 166, 1.7],
    ] as const
  )
    .map(([x, y, scale], index) =>
      placed(
        numberedBall(p, [p.pop, p.glow, p.main, p.goldShade, p.gold][index] ?? p.gold, 1 + d.roll(49)),
        x,
        y,
        scale,
        d.between(-18, 18),
      ),
    )
    .join("");

const gift: BannerDrawing = (p, d) =>
  placed(`<g id="c">${coin(p, d)}</g>`, 474, 96, 0.5, -16) +
  placed(again("c"), 706, 88, 0.58, 18) +
  placed(gem(p, d), 590, 70, 0.5, 6) +
  path("M470 150H704V310H470Z", p.main) +
  path("M470 150H704V190H470Z", p.shade) +
  path("M448 118H726V164H448Z", p.main, 'transform="rotate(-5 587 140)"') +
  path("M566 112H610V310H566Z", p.gold) +
  path("M588 118C520 40 480 110 588 122C696 110 656 40 588 118Z", p.gold) +
  placed(again("c"), 726, 276, 0.4);

const person = (p: Palette, body: string, skin: string): string =>
  path("M-66 110C-66 30-38 8 0 8C38 8 66 30 66 110Z", body) +
  circle(0, -32, 46, `fill="${skin}"`) +
  path("M-46-36C-46-92 46-92 46-36C30-56-10-48-46-36Z", p.ink) +
  circle(-15, -28, 4, `fill="${p.ink}"`) +
  circle(17, -28, 4, `fill="${p.ink}"`) +
  path("M-14-8Q2 6 18-10", "none");

const friends: BannerDrawing = (p, d) =>
  placed(person(p, p.pop, "#c98a5b"), 488, 214, 1.06) +
  placed(person(p, p.main, "#e3b07f"), 690, 214, 1.06) +
  placed(coin(p, d), 588, 140, 0.86, 8) +
  placed(die(p, faces[4], p.goldShade), 588, 282, 0.62, -10);

const prowl: BannerDrawing = (p, d) =>
  placed(coin(p, d), 466, 250, 0.5, -12) +
  placed(coin(p, d), 716, 80, 0.46, 16) +
  placed(tiger(p, d), 590, 172, 1.42);

/** The picture of each scene. */
export const bannerDrawings: Readonly<Record<BannerScene, BannerDrawing>> = {
  coin: framed(coins),
  slots: framed(reelWindow),
  live: framed(table),
  sports: framed(pitch),
  fish: framed(reef),
  lottery: framed(ballDrop),
  gift: framed(gift),
  friends: framed(friends),
  tiger: framed(prowl),
};
