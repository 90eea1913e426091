import { describe, expect, it } from "vitest";
import { sampleMs, sampleReturn } from "../testing/sample-return.ts";
import { dropBall, plinkoPays, plinkoRows } from "./plinko.ts";

const drop = (bet: number, path: readonly number[]) => {
  const left = path.values();
  return dropBall(bet, () => left.next().value ?? 0);
};

/** Every way through the pegs; all are equally likely. */
const paths = Array.from({ length: 2 ** plinkoRows }, (_, way) =>
  Array.from({ length: plinkoRows }, (_row, row) => (way >> row) & 1),
);

describe("the falling ball", () => {
  it.each([
    [[0, 0, 0, 0, 0, 0, 0, 0], 0, 5_500],
    [[1, 1, 1, 1, 1, 1, 1, 1], 8, 5_500],
    [[0, 1, 0, 1, 0, 1, 0, 1], 4, 200],
    [[0, 0, 0, 0, 0, 0, 0, 1], 1, 1_500],
  ])("by %j lands in bin %i and pays %i of 500", (path, bin, win) => {
    expect(drop(500, path)).toEqual({ outcome: { game: "plinko", path, bin, pays: plinkoPays[bin] }, win });
  });

  it("asks for a fair left or right at each row", () => {
    const asked: number[] = [];
    dropBall(100, (sides) => {
      asked.push(sides);
      return 0;
    });
    expect(asked).toEqual(Array(plinkoRows).fill(2));
  });

  it(
    "returns 97.34 per cent over all ways, and of many balls",
    () => {
      const returned = paths.reduce((sum, path) => sum + drop(100, path).win, 0) / (100 * paths.length);
      expect(returned).toBeCloseTo(0.9734, 4);
      const { mean, error } = sampleReturn(dropBall);
      expect(Math.abs(mean - returned)).toBeLessThan(3 * error);
    },
    sampleMs,
  );
});
