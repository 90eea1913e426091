import { describe, expect, it } from "vitest";
import { sampleMs, sampleReturn } from "../testing/sample-return.ts";
import { arePicks, drawNumbers, playDraw, returnOf, ruleOf } from "./draw-rules.ts";

/** Chooses by Pascal's triangle, independently of the rules. */
const choose = (all: number, count: number): bigint =>
  count === 0 || count === all
    ? 1n
    : count > all
      ? 0n
      : (Array.from({ length: all }).reduce<bigint[]>(
          (row) => [1n, ...row.map((value, at) => value + (row[at + 1] ?? 0n))],
          [1n],
        )[count] ?? 0n);

/** Chances of each number of hits, out of their sum: all draws of the numbers, or all of the digits. */
const chances = (count: number, highest?: number): readonly bigint[] =>
  Array.from({ length: count + 1 }, (_, hits) =>
    highest === undefined
      ? (hits === count ? 1n : 9n) * 10n ** BigInt(Math.max(0, count - hits - 1))
      : choose(count, hits) * choose(highest - count, count - hits),
  );

const exactReturn = (prizes: readonly number[], ways: readonly bigint[]): number => {
  const paid = ways.reduce((sum, way, hits) => sum + way * BigInt(prizes[hits] ?? 0), 0n);
  return Number((paid * 10n ** 12n) / ways.reduce((sum, way) => sum + way)) / 1e12;
};

/** Numbers that every player may pick. */
const someOf = ({ count, highest }: { count: number; highest?: number }) =>
  Array.from({ length: count }, (_, place) => (highest === undefined ? (place * 7) % 10 : place * 2 + 3));

describe.each([
  ["Quina Turbo", 5, 80, 0.930781],
  ["Keno Real", 10, 80, 0.921577],
  ["Bolita Hanói", 3, undefined, 0.93],
  ["Loto Saigón", 6, 45, 0.948596],
  ["Sorteo Diario", 5, undefined, 0.93],
  ["Chispa Doble", 5, 28, 0.921449],
  ["Raspadito Exprés", 3, undefined, 0.93],
  ["Trébol Estelar", 6, 56, 0.931175],
] as const)("%s", (name, count, highest, returned) => {
  const rule = ruleOf(name);

  it(`draws ${count} numbers, has a prize for all, and returns ${returned}`, () => {
    expect([rule.count, rule.highest]).toEqual([count, highest]);
    expect(rule.prizes).toHaveLength(count + 1);
    expect(rule.prizes).toEqual(rule.prizes.toSorted((a, b) => a - b));
    const exact = exactReturn(rule.prizes, chances(count, highest));
    expect(exact).toBeCloseTo(returned, 6);
    expect(returnOf(rule)).toBeCloseTo(exact, 10);
  });

  it(
    "returns so much in many draws too",
    () => {
      const { mean, error } = sampleReturn((bet, roll) =>
        playDraw(bet, someOf(rule), rule, drawNumbers(rule, roll)),
      );
      expect(Math.abs(mean - returned)).toBeLessThan(3 * error);
    },
    sampleMs,
  );
});

describe("hits", () => {
  it.each([
    ["Chispa", [1, 5, 9, 20, 28], [1, 5, 9, 20, 28], 5, 5_000],
    ["Chispa", [28, 20, 9, 5, 1], [1, 2, 3, 4, 28], 2, 2],
    ["Chispa", [6, 7, 8, 9, 10], [1, 2, 3, 4, 28], 0, 0],
    ["Bolita", [4, 0, 7], [4, 0, 7], 3, 300],
    ["Bolita", [1, 0, 7], [4, 0, 7], 2, 30],
    ["Bolita", [4, 1, 7], [4, 0, 7], 1, 4],
    ["Bolita", [4, 0, 8], [4, 0, 7], 0, 0],
    ["Bolita", [7, 7, 0], [0, 7, 7], 0, 0],
  ])("of %s %j, drawn %j: %i", (name, picks, drawn, hits, times) => {
    const { outcome, win } = playDraw(250, picks, ruleOf(name), drawn);
    expect([outcome.hits, win]).toEqual([hits, 250 * times]);
  });
});

it.each([
  ["Chispa", [1, 5, 9, 20, 28], true],
  ["Chispa", [1, 5, 9, 20], false],
  ["Chispa", [1, 5, 9, 20, 28, 27], false],
  ["Chispa", [1, 5, 9, 20, 20], false],
  ["Chispa", [0, 5, 9, 20, 28], false],
  ["Chispa", [1, 5, 9, 20, 29], false],
  ["Bolita", [0, 9, 9], true],
  ["Bolita", [0, 9, 10], false],
  ["Bolita", [0, 9], false],
])("whether %s can be bet with %j: %s", (name, picks, allowed) => {
  expect(arePicks(ruleOf(name), picks)).toBe(allowed);
});

it("numbers are different, ascending, and each may be drawn; digits repeat", () => {
  const last = (sides: number) => sides - 1;
  expect(drawNumbers(ruleOf("Chispa"), () => 0)).toEqual([1, 2, 3, 4, 5]);
  expect(drawNumbers(ruleOf("Chispa"), last)).toEqual([24, 25, 26, 27, 28]);
  expect(drawNumbers(ruleOf("Sorteo"), last)).toEqual([9, 9, 9, 9, 9]);
});
