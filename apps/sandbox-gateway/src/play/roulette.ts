import type { RoundResult } from "../play-rounds/rounds.ts";
import { paid, type Roll } from "./rules.ts";

/** Pockets of the European wheel, clockwise. */
export const wheel = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22,
  18, 29, 7, 28, 12, 35, 3, 26,
] as const;

const reds = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);

export const colourOf = (pocket: number): "green" | "red" | "black" => {
  if (pocket === 0) return "green";
  return reds.has(pocket) ? "red" : "black";
};

/** Bets on several numbers; every single number can be bet on too. */
export const outsideSpots = [
  "red",
  "black",
  "even",
  "odd",
  "low",
  "high",
  "dozen1",
  "dozen2",
  "dozen3",
] as const;

export type Spot = (typeof outsideSpots)[number] | number;

/** Whether a bet covers a pocket; zero belongs to no bet but its own. */
export const covers = (spot: Spot, pocket: number): boolean => {
  if (pocket === 0 || typeof spot === "number") return spot === pocket;
  switch (spot) {
    case "red":
    case "black":
      return colourOf(pocket) === spot;
    case "even":
      return pocket % 2 === 0;
    case "odd":
      return pocket % 2 === 1;
    case "low":
      return pocket <= 18;
    case "high":
      return pocket > 18;
    default:
      return spot === `dozen${Math.ceil(pocket / 12)}`;
  }
};

/** A bet's payout in hundredths: as if there were 36 pockets, so that every bet returns 36 of 37. */
export const spotPays = (spot: Spot): number => 3_600 / wheel.filter((pocket) => covers(spot, pocket)).length;

/** Spins the wheel against one bet. */
export const spinWheel = (bet: number, spot: Spot, roll: Roll): RoundResult => {
  const pocket = roll(wheel.length);
  const win = covers(spot, pocket) ? paid(bet, spotPays(spot)) : 0;
  return { outcome: { game: "roulette", spot, pocket, colour: colourOf(pocket) }, win };
};
