import type { Palette } from "./palette.ts";
import type { Dice } from "./random.ts";
import { circle, path, polygonPath, raysPath, starPath } from "./shapes.ts";

const signs = [
  (dice: Dice) => starPath(5 + dice.roll(4), 58, 26 + dice.roll(14), 150, 180),
  (dice: Dice) => polygonPath(3 + dice.roll(5), 56, 150, 180),
] as const;

/** A cover's scene at its cheapest: rays, a coin and a sign on it, told apart by colours and dice. */
export const plainScene = (palette: Palette, dice: Dice): string =>
  path(raysPath(7 + dice.roll(6), 150, 180, 330, dice.next()), palette.haze, `opacity=".45"`) +
  circle(150, 184, 92, `fill="${palette.goldShade}"`) +
  circle(150, 180, 92, `fill="${palette.gold}"`) +
  circle(150, 180, 76, `fill="none" stroke="${palette.goldShade}" stroke-width="5"`) +
  path(dice.pick(signs)(dice), palette.main);
