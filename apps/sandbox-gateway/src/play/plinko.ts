import type { RoundResult } from "../play-rounds/rounds.ts";
import { paid, type Roll } from "./rules.ts";

/** Rows of pegs: at each the ball falls to the left or to the right. */
export const plinkoRows = 8;

/** Payouts of the bins from left to right, in hundredths of the bet. */
export const plinkoPays = [1_100, 300, 130, 70, 40, 70, 130, 300, 1_100] as const;

/** Drops the ball: the rows that it passes to the right are the number of its bin. */
export const dropBall = (bet: number, roll: Roll): RoundResult => {
  const path = Array.from({ length: plinkoRows }, () => roll(2));
  const bin = path.reduce((sum, step) => sum + step, 0);
  const pays = plinkoPays[bin] ?? 0;
  return { outcome: { game: "plinko", path, bin, pays }, win: paid(bet, pays) };
};
