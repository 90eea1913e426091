import type { RoundResult } from "../play-rounds/rounds.ts";
import { paid, type Roll } from "./rules.ts";

/** Multiples at which players can leave, in hundredths. */
export const crashTargets = [120, 150, 200, 300, 500, 1_000] as const;

const precision = 1_000_000;

/** Return to player in hundredths: a multiple is reached with this chance divided by it. */
const returned = 97;

/** Draws where the curve ends, in hundredths of the bet; 3 % of the rounds end at once. */
const crashPoint = (roll: Roll): number =>
  Math.max(100, Math.floor((returned * precision) / (roll(precision) + 1)));

/** Plays a round of crash: the player leaves at the chosen multiple, if the curve gets there. */
export const playCrash = (bet: number, target: number, roll: Roll): RoundResult => {
  const point = crashPoint(roll);
  return { outcome: { game: "crash", target, point }, win: point >= target ? paid(bet, target) : 0 };
};
