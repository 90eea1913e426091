import type { RoundResult } from "../play-rounds/rounds.ts";
import { paid, type Roll } from "./rules.ts";

/** Bets on the sum of three dice: small is 4 to 10, big 11 to 17. */
export const diceSides = ["small", "big"] as const;

/** Payout of a correct bet, in hundredths. */
export const dicePays = 200;

/** Rolls three dice (sic bo); three equal ones lose every bet. */
export const rollDice = (bet: number, sum: (typeof diceSides)[number], roll: Roll): RoundResult => {
  const dice = [roll(6) + 1, roll(6) + 1, roll(6) + 1];
  const total = dice.reduce((all, die) => all + die, 0);
  const triple = new Set(dice).size === 1;
  const won = !triple && sum === (total <= 10 ? "small" : "big");
  return { outcome: { game: "dice", sum, dice, total }, win: won ? paid(bet, dicePays) : 0 };
};
