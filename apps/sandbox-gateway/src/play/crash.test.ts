import { describe, expect, it } from "vitest";
import { sampleMs, sampleReturn } from "../testing/sample-return.ts";
import { exactMultiple, highestMultiple, msUntil, multipleAt } from "./browser/multiple.ts";
import { crashTargets, flightEnd, leaveFlight, shownFlight, takeOff } from "./crash.ts";
import type { Roll } from "./rules.ts";

const startedAt = 1_000_000;
const fly = (roll: number, target?: number) => takeOff(100, target, () => roll, startedAt);

/** Takes off and leaves by hand at a multiple, if the flight gets there. */
const leaveAt = (multiple: number, roll: Roll, bet = 100) => {
  const turn = takeOff(bet, undefined, roll, startedAt);
  const at = startedAt + msUntil(multiple);
  return at < turn.dueAt ? leaveFlight(turn, at) : turn;
};

const everyMultiple = Array.from({ length: highestMultiple - 99 }, (_, step) => 100 + step);

describe("a flight's multiple", () => {
  it("starts at the bet and doubles every six seconds, up to 20 times the bet", () => {
    expect([0, 6_000, 12_000, 18_000, 24_000, 60_000].map(multipleAt)).toEqual([
      100, 200, 400, 800, 1_600, 2_000,
    ]);
    expect(exactMultiple(-5)).toBe(100);
  });

  it("has each value from its first millisecond on", () => {
    for (const multiple of everyMultiple) {
      expect(multipleAt(msUntil(multiple))).toBe(multiple);
      expect(multipleAt(msUntil(multiple) - 1)).toBeLessThan(multiple === 100 ? 101 : multiple);
    }
  });
});

describe("crash", () => {
  it("ends at once in 3 % of the flights, and later the rarer", () => {
    expect([999_999, 970_000].map((roll) => flightEnd(fly(roll)))).toEqual([startedAt, startedAt]);
    expect(flightEnd(fly(969_999))).toBe(startedAt + msUntil(101));
    expect([484_999, 485_000].map((roll) => fly(roll).outcome.point)).toEqual([200, 199]);
    expect(fly(0).outcome.point).toBe(highestMultiple);
  });

  it("returns 97 per cent for every multiple, whether by a target, by hand, or at the top", () => {
    for (const multiple of everyMultiple) {
      const reached = Math.floor(97_000_000 / multiple);
      expect((reached / 1_000_000) * (multiple / 100)).toBeCloseTo(0.97, 4);
      for (const target of [multiple, undefined]) {
        const play = (roll: number) =>
          target === undefined ? leaveAt(multiple, () => roll) : fly(roll, target);
        expect([play(reached - 1).win, play(reached).win], `${target} at ${multiple}`).toEqual([multiple, 0]);
      }
    }
  });

  it("pays at the target, or at the top without one, and otherwise nothing at the end", () => {
    expect(fly(0, 300)).toMatchObject({ win: 300, dueAt: startedAt + msUntil(300) });
    expect(fly(0)).toMatchObject({ win: 2_000, dueAt: startedAt + msUntil(2_000) });
    expect(fly(484_999, 300)).toMatchObject({ win: 0, dueAt: startedAt + msUntil(201) });
  });

  it("shows where it ends only once it is there, and where the player left only once they have", () => {
    const turn = fly(484_999, 150);
    const seenAfter = (ms: number, isOver: boolean) => shownFlight(turn, isOver, startedAt + ms);
    expect(seenAfter(1_000, false)).toEqual({ game: "crash", flownMs: 1_000, target: 150 });
    expect(seenAfter(5_000, true)).toEqual({ game: "crash", flownMs: 5_000, target: 150, left: 150 });
    expect(seenAfter(msUntil(201) - 1, true)).not.toHaveProperty("point");
    expect(seenAfter(msUntil(201), true)).toMatchObject({ left: 150, point: 200 });
    const left = leaveFlight(fly(484_999), startedAt + 3_000);
    expect(left).toMatchObject({ win: 141, dueAt: startedAt + 3_000 });
    expect(shownFlight(left, true, startedAt + 3_000)).toEqual({ game: "crash", flownMs: 3_000, left: 141 });
    expect(shownFlight(fly(999_999), true, startedAt)).toMatchObject({ point: 100 });
  });

  it.each([...crashTargets, 137, highestMultiple])(
    "returns 97 per cent of many bets left at %i",
    (multiple) => {
      const { mean, error } = sampleReturn((bet, roll) => leaveAt(multiple, roll, bet));
      expect(Math.abs(mean - 0.97)).toBeLessThan(3 * error);
    },
    sampleMs,
  );
});
