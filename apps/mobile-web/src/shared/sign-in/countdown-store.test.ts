import type { Clocks, StoredCountdown } from "@volado/domain/security";
import { describe, expect, it, vi } from "vitest";
import { createCountdown } from "./countdown-store.ts";

/** A countdown with fake clocks; `reloaded` is the same tab after a reload. */
const onPage = (
  storage: { stored: StoredCountdown | undefined } = { stored: undefined },
  wall = 1_790_000_000_000,
) => {
  let clocks: Clocks = { wall, monotonic: 100 };
  const save = vi.fn((countdown: StoredCountdown | undefined) => {
    storage.stored = countdown;
  });
  const countdown = createCountdown({ clocks: () => clocks, load: () => storage.stored, save });
  return {
    countdown,
    save,
    seen: () => `${countdown.getState().countdown.phase} ${countdown.getState().secondsLeft}`,
    /** Advances the clocks, then ticks. */
    pass: (seconds: number, mayHaveSlept = false) => {
      clocks = { wall: clocks.wall + seconds * 1000, monotonic: clocks.monotonic + seconds * 1000 };
      countdown.tick(mayHaveSlept);
    },
    reloaded: (seconds: number) => onPage(storage, clocks.wall + seconds * 1000),
  };
};

const answer = { expiresAt: 90_000, sentAt: 0 };

describe("a countdown", () => {
  it("notifies subscribers once a second, not on every tick", () => {
    const { countdown, pass } = onPage();
    countdown.sent(answer);
    const listener = vi.fn();
    countdown.subscribe(listener);
    for (let look = 0; look < 10; look += 1) pass(0.5);
    expect(listener).toHaveBeenCalledTimes(5);
  });

  it("writes only when its end changes", () => {
    const { countdown, save, pass } = onPage();
    countdown.sent(answer);
    pass(30);
    pass(30);
    expect(save).toHaveBeenCalledTimes(1);
    pass(40);
    expect(save).toHaveBeenLastCalledWith(undefined);
  });

  it("continues after a reload", () => {
    const before = onPage();
    before.countdown.sent(answer);
    before.pass(20);
    expect(before.reloaded(10).seen()).toBe("counting 60");
    expect(before.reloaded(80).seen()).toBe("idle 0");
  });
});
