import { describe, expect, it } from "vitest";
import { sampleMs, sampleReturn } from "../testing/sample-return.ts";
import { diceSides, rollDice } from "./dice.ts";

const six = [0, 1, 2, 3, 4, 5];
const throws = six.flatMap((a) => six.flatMap((b) => six.map((c) => [a, b, c])));

const roll = (bet: number, sum: (typeof diceSides)[number], faces: readonly number[]) => {
  const left = faces.values();
  return rollDice(bet, sum, () => left.next().value ?? 0);
};

describe("sic bo", () => {
  it.each(diceSides)("pays 105 of the 216 throws on %s, none of them a triple", (sum) => {
    const won = throws.filter((faces) => roll(100, sum, faces).win === 200);
    expect(won).toHaveLength(105);
    expect(won.filter((faces) => new Set(faces).size === 1)).toEqual([]);
  });

  it.each([
    [[0, 0, 1], 4, "small"],
    [[2, 2, 3], 10, "small"],
    [[3, 3, 2], 11, "big"],
    [[5, 5, 4], 17, "big"],
  ] as const)("%j sum up to %i: %s", (faces, total, sum) => {
    expect(roll(100, sum, faces)).toMatchObject({ outcome: { total }, win: 200 });
  });

  it.each(diceSides)(
    "returns 97.22 per cent of many bets on %s",
    (sum) => {
      const { mean, error } = sampleReturn((bet, dice) => rollDice(bet, sum, dice));
      expect(Math.abs(mean - 210 / 216)).toBeLessThan(3 * error);
    },
    sampleMs,
  );
});
