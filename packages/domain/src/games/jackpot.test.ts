import { expect, test } from "vitest";
import { firstJackpot, type JackpotPace, jackpotWait, nextJackpot } from "./jackpot.ts";

const pace: JackpotPace = {
  from: 110_000_000,
  to: 180_000_000,
  stepMin: 100,
  stepMax: 500,
  everyMin: 3000,
  everyMax: 5000,
};
const LEAST = 0;
const MOST = 1 - Number.EPSILON;

test.each([
  [LEAST, 110_000_000],
  [0.5, 145_000_000],
  [MOST, 180_000_000],
])("with %d it begins at %i", (random, first) => {
  expect(firstJackpot(pace, () => random)).toBe(first);
});

test.each([
  [110_000_000, LEAST, 110_000_100],
  [110_000_000, 0.5, 110_000_300],
  [110_000_000, MOST, 110_000_500],
  [179_999_900, LEAST, 180_000_000],
  [179_999_901, LEAST, 110_000_000],
  [180_000_000, MOST, 110_000_000],
])("after %i comes, with %d, %i", (shown, random, next) => {
  expect(nextJackpot(shown, pace, () => random)).toBe(next);
});

test.each([
  [LEAST, 3000],
  [0.5, 4000],
  [MOST, 5000],
])("with %d it waits %i ms", (random, wait) => {
  expect(jackpotWait(pace, () => random)).toBe(wait);
});

test("it stays in its range, in whole numbers", () => {
  let shown = firstJackpot(pace, () => 0.999);
  for (let step = 0; step < 1000; step += 1) {
    shown = nextJackpot(shown, pace, () => (step * 0.377) % 1);
    expect(shown).toBeGreaterThanOrEqual(pace.from);
    expect(shown).toBeLessThanOrEqual(pace.to);
    expect(Number.isInteger(shown)).toBe(true);
  }
});
