import { createHmac, randomBytes, randomInt } from "node:crypto";
import type { RoundResult } from "../play-rounds/rounds.ts";

/** A random whole number from 0 below `sides`, uniformly distributed. */
export type Roll = (sides: number) => number;

/** The operating system's randomness: outcomes can't be predicted from earlier ones. */
export const fairRoll: Roll = (sides) => randomInt(sides);

const secret = randomBytes(32);

/** The same rolls for the same name; unpredictable without the secret, by default this process's. */
export const rollsOf = (name: string, key: string | Uint8Array = secret): Roll => {
  let rolled = 0;
  return (sides) => {
    rolled += 1;
    const digest = createHmac("sha256", key).update(`${rolled}/${name}`).digest();
    return digest.readUIntBE(0, 6) % sides;
  };
};

/** A share of an amount, in hundredths, rounded down. */
export const paid = (bet: number, hundredths: number): number => Math.floor((bet * hundredths) / 100);

/** Bets that a game's page offers, in centavos: the limits, and 1, 2, 5, 10, 20, 50 and so on between them. */
export const betsWithin = ({ min, max }: Readonly<Record<"min" | "max", number>>): readonly number[] => {
  const decades = Array.from({ length: Math.floor(Math.log10(max)) + 1 }, (_, power) => 10 ** power);
  const round = decades.flatMap((decade) => [decade, 2 * decade, 5 * decade]);
  return [...new Set([min, ...round.filter((amount) => amount > min && amount < max), max])];
};

/**
 * A symbol of the 3x3 machine: the first is wild and substitutes any other. `weight` is its frequency per cell, out of
 * {@link totalWeight}, `pays` the payout of three in a line, in hundredths of the bet.
 */
export const reelSymbols = [
  { name: "wild", weight: 3, pays: 2500 },
  { name: "top", weight: 4, pays: 1500 },
  { name: "high", weight: 6, pays: 600 },
  { name: "middle", weight: 9, pays: 240 },
  { name: "low", weight: 12, pays: 120 },
  { name: "lowest", weight: 14, pays: 80 },
] as const;

export const totalWeight = reelSymbols.reduce((sum, { weight }) => sum + weight, 0);

/** Cells of the five lines, in reading order: three rows and two diagonals. */
export const payLines = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const;

const wild = 0;

/** Payout of three symbols in a line, in hundredths of the bet; symbols are given by index. */
export const linePays = (cells: readonly [number, number, number]): number => {
  const kinds = [...new Set(cells.filter((cell) => cell !== wild))];
  if (kinds.length > 1) return 0;
  return reelSymbols[kinds[0] ?? wild]?.pays ?? 0;
};

/** The index of the weight that a roll below their sum falls into. */
export const placeOf = (roll: number, weights: readonly number[]): number => {
  let left = roll;
  return weights.findIndex((weight) => {
    left -= weight;
    return left < 0;
  });
};

const reelWeights = reelSymbols.map(({ weight }) => weight);

/** Spins nine cells and adds up the winning lines. */
export const spinReels = (bet: number, roll: Roll): RoundResult => {
  const grid = Array.from({ length: 9 }, () => placeOf(roll(totalWeight), reelWeights));
  const lines = payLines
    .map(([a, b, c], line) => ({ line, pays: linePays([grid[a] ?? 1, grid[b] ?? 1, grid[c] ?? 1]) }))
    .filter(({ pays }) => pays > 0);
  const hundredths = lines.reduce((sum, { pays }) => sum + pays, 0);
  return {
    outcome: { game: "reels", grid, lines: lines.map(({ line }) => line) },
    win: paid(bet, hundredths),
  };
};

/** The two faces of the coin: eagle and sun, as on Mexican coins. */
export const coinFaces = ["aguila", "sol"] as const;

/** Payout of a correct call, in hundredths of the bet. */
export const coinPays = 196;

/** Tosses the coin against the player's call. */
export const tossCoin = (bet: number, call: (typeof coinFaces)[number], roll: Roll): RoundResult => {
  const side = coinFaces[roll(2)] ?? "sol";
  return { outcome: { game: "coin", call, side }, win: side === call ? paid(bet, coinPays) : 0 };
};

/** Payout of the correct digit, in hundredths of the bet. */
export const digitPays = 950;

/** Draws one ball of ten against the player's number. */
export const drawDigit = (bet: number, pick: number, roll: Roll): RoundResult => {
  const ball = roll(10);
  return { outcome: { game: "digit", pick, ball }, win: ball === pick ? paid(bet, digitPays) : 0 };
};
