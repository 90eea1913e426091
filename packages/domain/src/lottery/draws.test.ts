import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { refreshDelay } from "./draws.ts";

const now = Date.UTC(2026, 10, 21, 12);
const at = (seconds: number, open = true) => ({ open, drawsAt: now + seconds * 1_000 });
const fresh = { now, askedAt: now, share: 0 };

describe("when the lotteries are refreshed", () => {
  test.each([
    ["after the first draw to come", [at(90), at(30), at(240)], fresh, 30_000],
    ["spread over a few seconds among players", [at(30)], { ...fresh, share: 1 }, 33_000],
    ["after five minutes when the draws are far", [at(86_400)], fresh, 300_000],
    ["after five minutes when there is none", [], fresh, 300_000],
    ["not for a paused one", [at(30, false)], fresh, 300_000],
    ["after a while when the answer had no news of a draw", [at(-5)], fresh, 15_000],
    ["sooner when the next draw comes first", [at(-5), at(10)], fresh, 10_000],
    ["almost at once when a draw was held since", [at(-5)], { ...fresh, askedAt: now - 60_000 }, 1_000],
    ["almost at once after a sleep", [at(-900)], { ...fresh, askedAt: now - 3_600_000 }, 1_000],
  ])("%s", (_, lotteries, conditions, delay) => {
    expect(refreshDelay(lotteries, conditions)).toBe(delay);
  });

  test("never more than once a second, and never later than five minutes", () => {
    const draw = fc.record({ open: fc.boolean(), drawsAt: fc.integer({ min: now - 1e9, max: now + 1e9 }) });
    fc.assert(
      fc.property(
        fc.array(draw, { maxLength: 30 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.nat(1e8),
        (lotteries, share, ago) => {
          const delay = refreshDelay(lotteries, { now, askedAt: now - ago, share });
          expect(delay).toBeGreaterThanOrEqual(1_000);
          expect(delay).toBeLessThanOrEqual(300_000);
        },
      ),
    );
  });
});
