import { describe, expect, it } from "vitest";
import { sampleMs, sampleReturn } from "../testing/sample-return.ts";
import {
  betsWithin,
  coinFaces,
  digitPays,
  drawDigit,
  linePays,
  reelSymbols,
  spinReels,
  tossCoin,
  totalWeight,
} from "./rules.ts";

it.each([
  ["a cent", { min: 1, max: 100 }, [1, 2, 5, 10, 20, 50, 100]],
  ["an amount that is not round", { min: 75, max: 1_500 }, [75, 100, 200, 500, 1_000, 1_500]],
  [
    "ten to five thousand",
    { min: 1_000, max: 500_000 },
    [1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000, 200_000, 500_000],
  ],
  ["one bet alone", { min: 500, max: 500 }, [500]],
])("bets are offered within the limits: %s", (_, limits, bets) => {
  expect(betsWithin(limits)).toEqual(bets);
});

describe("reels", () => {
  it.each([
    ["three of a kind", [1, 1, 1], 1500],
    ["wild stands in", [0, 4, 4], 120],
    ["two wilds stand in", [0, 5, 0], 80],
    ["three wilds", [0, 0, 0], 2500],
    ["two kinds", [1, 1, 2], 0],
    ["two kinds around a wild", [1, 0, 2], 0],
  ] as const)("%s: %j pays %i", (_, cells, pays) => {
    expect(linePays(cells)).toBe(pays);
  });

  it(
    "returns 97.82 % over all possible spins, and of many",
    () => {
      const chance = (symbol: number) => (reelSymbols[symbol]?.weight ?? 0) / totalWeight;
      const all = reelSymbols.map((_, index) => index);
      const perLine = all
        .flatMap((a) => all.flatMap((b) => all.map((c) => [a, b, c] as const)))
        .reduce((sum, [a, b, c]) => sum + chance(a) * chance(b) * chance(c) * linePays([a, b, c]), 0);
      const returned = (perLine * 5) / 100;
      expect(returned).toBeCloseTo(0.9782, 4);
      const { mean, error } = sampleReturn(spinReels);
      expect(Math.abs(mean - returned)).toBeLessThan(3 * error);
    },
    sampleMs,
  );

  it("pays every line of a full screen", () => {
    const { outcome, win } = spinReels(500, () => totalWeight - 1);
    expect(outcome).toEqual({ game: "reels", grid: Array(9).fill(5), lines: [0, 1, 2, 3, 4] });
    expect(win).toBe(5 * 0.8 * 500);
  });

  it("draws every symbol by its weight", () => {
    const counts = Array.from({ length: totalWeight }, (_, roll) => {
      const { grid } = spinReels(100, () => roll).outcome;
      return Array.isArray(grid) ? grid[0] : -1;
    });
    reelSymbols.forEach(({ weight }, index) => {
      expect(counts.filter((symbol) => symbol === index)).toHaveLength(weight);
    });
  });
});

describe("the coin", () => {
  it.each([
    ["aguila", 0, "aguila", 980],
    ["aguila", 1, "sol", 0],
    ["sol", 1, "sol", 980],
    ["sol", 0, "aguila", 0],
  ] as const)("called %s, rolled %i: %s, pays %i of 500", (call, roll, side, win) => {
    expect(tossCoin(500, call, () => roll)).toEqual({ outcome: { game: "coin", call, side }, win });
  });

  it.each(coinFaces)(
    "returns 98 per cent of many calls of %s",
    (call) => {
      const { mean, error } = sampleReturn((bet, roll) => tossCoin(bet, call, roll));
      expect(Math.abs(mean - 0.98)).toBeLessThan(3 * error);
    },
    sampleMs,
  );
});

describe("the draw", () => {
  it("pays the picked ball and no other", () => {
    const wins = Array.from({ length: 10 }, (_, ball) => drawDigit(100, 7, () => ball).win);
    expect(wins).toEqual([0, 0, 0, 0, 0, 0, 0, digitPays, 0, 0]);
  });

  it.each([0, 7])(
    "returns 95 per cent of many bets on %i",
    (pick) => {
      const { mean, error } = sampleReturn((bet, roll) => drawDigit(bet, pick, roll));
      expect(Math.abs(mean - 0.95)).toBeLessThan(3 * error);
    },
    sampleMs,
  );
});
