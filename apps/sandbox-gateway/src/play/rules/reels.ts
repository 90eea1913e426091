import { payLines } from "../browser/pay-lines.ts";
import type { Cents, RoundResult } from "../ports.ts";
import type { Roll } from "./random.ts";

/** One symbol of a 3x3 machine. */
export interface ReelSymbol {
  readonly name: string;
  /** How often it stands on a cell, out of {@link totalWeight}. */
  readonly weight: number;
  /** What three in a line pay, in hundredths of the bet. */
  readonly pays: number;
}

/** Rank of a symbol: the first is wild and stands in for any other. The skins put faces on these. */
export const reelSymbols = [
  { name: "wild", weight: 3, pays: 2500 },
  { name: "top", weight: 4, pays: 1500 },
  { name: "high", weight: 6, pays: 600 },
  { name: "middle", weight: 9, pays: 240 },
  { name: "low", weight: 12, pays: 120 },
  { name: "lowest", weight: 14, pays: 80 },
] as const satisfies readonly ReelSymbol[];

/** Sum of all weights. */
export const totalWeight = reelSymbols.reduce((sum, { weight }) => sum + weight, 0);

const wild = 0;

/** What three symbols in a line pay, in hundredths of the bet; the index is a symbol's place in the list. */
export const linePays = (cells: readonly [number, number, number]): number => {
  const kinds = [...new Set(cells.filter((cell) => cell !== wild))];
  if (kinds.length > 1) return 0;
  return reelSymbols[kinds[0] ?? wild]?.pays ?? 0;
};

const drawCell = (roll: Roll): number => {
  let left = roll(totalWeight);
  return reelSymbols.findIndex(({ weight }) => {
    left -= weight;
    return left < 0;
  });
};

/** Spins nine cells and adds up the winning lines. */
export const spinReels = (bet: Cents, roll: Roll): RoundResult => {
  const grid = Array.from({ length: 9 }, () => drawCell(roll));
  const lines = payLines
    .map(([a, b, c], line) => ({ line, pays: linePays([grid[a] ?? 1, grid[b] ?? 1, grid[c] ?? 1]) }))
    .filter(({ pays }) => pays > 0);
  const hundredths = lines.reduce((sum, { pays }) => sum + pays, 0);
  return {
    outcome: { game: "reels", grid, lines: lines.map(({ line }) => line) },
    win: Math.floor((bet * hundredths) / 100),
  };
};
