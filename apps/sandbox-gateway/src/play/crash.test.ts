import { describe, expect, it } from "vitest";
import { sampleMs, sampleReturn } from "../testing/sample-return.ts";
import { crashTargets, playCrash } from "./crash.ts";

const pointAt = (roll: number) => playCrash(100, 200, () => roll).outcome.point;

describe("crash", () => {
  it("ends at once in 3 % of the rounds, and higher the rarer", () => {
    expect([999_999, 970_000, 969_999].map(pointAt)).toEqual([100, 100, 100]);
    expect([484_999, 485_000].map(pointAt)).toEqual([200, 199]);
    expect(pointAt(0)).toBe(97_000_000);
  });

  it.each(crashTargets)("reaches %i in as many rolls as return 97 per cent", (target) => {
    const reached = Math.floor(97_000_000 / target);
    expect(playCrash(100, target, () => reached - 1).win).toBe(target);
    expect(playCrash(100, target, () => reached).win).toBe(0);
    expect((reached / 1_000_000) * (target / 100)).toBeCloseTo(0.97, 4);
  });

  it.each(crashTargets)(
    "returns 97 per cent of many bets on %i",
    (target) => {
      const { mean, error } = sampleReturn((bet, roll) => playCrash(bet, target, roll));
      expect(Math.abs(mean - 0.97)).toBeLessThan(3 * error);
    },
    sampleMs,
  );
});
