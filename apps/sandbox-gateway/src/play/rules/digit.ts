import type { Cents, RoundResult } from "../ports.ts";
import type { Roll } from "./random.ts";

/** What the right digit pays, in hundredths of the bet. */
export const digitPays = 950;

/** Draws one ball of ten against the player's number. */
export const drawDigit = (bet: Cents, pick: number, roll: Roll): RoundResult => {
  const ball = roll(10);
  return {
    outcome: { game: "digit", pick, ball },
    win: ball === pick ? Math.floor((bet * digitPays) / 100) : 0,
  };
};
