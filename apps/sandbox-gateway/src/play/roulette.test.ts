import { describe, expect, it } from "vitest";
import { sampleMs, sampleReturn } from "../testing/sample-return.ts";
import { colourOf, covers, outsideSpots, spinWheel, spotPays, wheel } from "./roulette.ts";

const spots = [...outsideSpots, ...wheel];

describe("roulette", () => {
  it("has the numbers 0 to 36 once each, and its colours alternate around zero", () => {
    expect(wheel.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 37 }, (_, pocket) => pocket));
    const colours = wheel.slice(1).map(colourOf);
    expect(new Set(colours.filter((_, place) => place % 2 === 0))).toEqual(new Set(["red"]));
    expect(new Set(colours.filter((_, place) => place % 2 === 1))).toEqual(new Set(["black"]));
  });

  it.each([
    ["red", 18, 200],
    ["odd", 18, 200],
    ["high", 18, 200],
    ["dozen3", 12, 300],
    [0, 1, 3_600],
    [36, 1, 3_600],
  ] as const)("%s covers %i pockets and pays %i", (spot, pockets, pays) => {
    expect(wheel.filter((pocket) => covers(spot, pocket))).toHaveLength(pockets);
    expect(spotPays(spot)).toBe(pays);
  });

  it.each(spots)("returns exactly 36 of 37 bets on %s over all pockets", (spot) => {
    const wins = wheel.map((_, pocket) => spinWheel(100, spot, () => pocket).win);
    expect(wins.reduce((sum, win) => sum + win, 0)).toBe(3_600);
  });

  it.each(["red", "dozen2", 17] as const)(
    "returns 97.30 per cent of many bets on %s",
    (spot) => {
      const { mean, error } = sampleReturn((bet, roll) => spinWheel(bet, spot, roll));
      expect(Math.abs(mean - 36 / 37)).toBeLessThan(3 * error);
    },
    sampleMs,
  );

  it("pays whole centavos", () => {
    expect(spinWheel(1, 17, () => 17)).toEqual({
      outcome: { game: "roulette", spot: 17, pocket: 17, colour: "black" },
      win: 36,
    });
  });
});
