import { describe, expect, it } from "vitest";
import { sampleMs, sampleReturn } from "../testing/sample-return.ts";
import {
  betsWithin,
  digitPays,
  drawDigit,
  fixtureById,
  fixturesAt,
  isOnOffer,
  kickoffAfter,
  linePays,
  playMatch,
  reelSymbols,
  rollsOf,
  selections,
  spinReels,
  tossCoin,
  totalWeight,
} from "./rules.ts";

const noon = Date.UTC(2026, 0, 15, 12);

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
});

describe("the draw", () => {
  it("pays the picked ball and no other", () => {
    const wins = Array.from({ length: 10 }, (_, ball) => drawDigit(100, 7, () => ball).win);
    expect(wins).toEqual([0, 0, 0, 0, 0, 0, 0, digitPays, 0, 0]);
  });
});

describe("matches", () => {
  it("are the same for everyone within an hour, and change in the next", () => {
    expect(fixturesAt(noon)).toEqual(fixturesAt(noon + 3_599_999));
    expect(fixturesAt(noon)).not.toEqual(fixturesAt(noon + 3_600_000));
  });

  it("never pair a club with itself, and include the house's margin in every price", () => {
    for (let hour = 0; hour < 200; hour += 1) {
      for (const { home, away, odds } of fixturesAt(noon + hour * 3_600_000)) {
        expect(home).not.toBe(away);
        const implied = selections.reduce((sum, selection) => sum + 100 / odds[selection], 0);
        expect(implied).toBeGreaterThan(1.03);
        expect(implied).toBeLessThan(1.1);
      }
    }
  });

  it("stay open for a slip of the previous hour, and no longer", () => {
    const fixture = fixtureById(fixturesAt(noon)[0]?.id ?? "");
    if (fixture === undefined) throw new Error("A match is not found by its id.");
    expect(isOnOffer(fixture, noon + 3_600_000)).toBe(true);
    expect(isOnOffer(fixture, noon + 7_200_000)).toBe(false);
    for (const id of ["", "x-1", "1e9-1", `${fixture.id}0`]) expect(fixtureById(id)).toBeUndefined();
  });

  it("start every 20 seconds, after any bet on them", () => {
    expect([noon - 1, noon, noon + 19_999].map(kickoffAfter)).toEqual([noon, noon + 20_000, noon + 20_000]);
  });

  it("end in the same way for every bet, as often as the odds say, and differently from one to the next", () => {
    const fixture = fixturesAt(noon)[0];
    if (fixture === undefined) throw new Error("There is always a match.");
    const ends = Array.from({ length: 20_000 }, (_, match) => {
      const outcomes = selections.map(
        (selection) => playMatch(1_000, fixture, selection, rollsOf(`${match}`)).outcome,
      );
      expect(outcomes[1]).toEqual(outcomes[0]);
      expect(outcomes[2]).toEqual(outcomes[0]);
      return outcomes[0]?.end;
    });
    for (const selection of selections) {
      const returned = (ends.filter((end) => end === selection).length / 20_000) * fixture.odds[selection];
      expect(returned).toBeGreaterThan(86);
      expect(returned).toBeLessThan(103);
    }
  });

  it("end with a score that matches the outcome, and pay its odds", () => {
    const fixture = fixturesAt(noon)[0];
    if (fixture === undefined) throw new Error("There is always a match.");
    for (let roll = 0; roll < 1_000_000; roll += 9_973) {
      const rolls = [roll, 1, 1];
      const next = (sides: number) => Math.min(sides - 1, rolls.shift() ?? 0);
      const { outcome, win } = playMatch(1_000, fixture, "1", next);
      const [home = 0, away = 0] = Array.isArray(outcome.score) ? outcome.score : [];
      const end = home === away ? "X" : home > away ? "1" : "2";
      expect(outcome.end).toBe(end);
      expect(win).toBe(end === "1" ? fixture.odds["1"] * 10 : 0);
    }
  });
});
