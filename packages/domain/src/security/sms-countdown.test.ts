import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type Clocks,
  resumedCountdown,
  type SmsCountdown,
  smsCanSend,
  smsCountingFor,
  smsFailed,
  smsIdle,
  smsSecondsLeft,
  smsSending,
  smsSent,
  smsTick,
  storedCountdown,
} from "./sms-countdown.ts";

const start: Clocks = { wall: 1_790_000_000_000, monotonic: 5_000 };
const counting = smsCountingFor(60, start);

/**
 * Both clocks after a number of seconds; `set` is a change of the wall clock, `asleep` the time the monotonic clock
 * stood still.
 */
const clocksAfter = (seconds: number, { set = 0, asleep = 0 } = {}): Clocks => ({
  wall: start.wall + (seconds + set) * 1000,
  monotonic: start.monotonic + (seconds - asleep) * 1000,
});

const secondsAfterTick = (clocks: Clocks, mayHaveSlept = false): number =>
  smsSecondsLeft(smsTick(counting, clocks, mayHaveSlept), clocks);

describe("sending (Spec §4)", () => {
  const sending = smsSending(smsIdle);

  test.each<[string, SmsCountdown, boolean]>([
    ["idle", smsIdle, true],
    ["sending", sending, false],
    ["counting", counting, false],
  ])("while %s a code can be sent: %s", (phase, state, can) => {
    expect(state.phase).toBe(phase);
    expect(smsCanSend(state)).toBe(can);
  });

  test("starts from idle only", () => {
    expect(smsSending(sending)).toBe(sending);
    expect(smsSending(counting)).toBe(counting);
  });

  test("can be retried at once after a failure, which ends no countdown", () => {
    expect(smsFailed(sending)).toBe(smsIdle);
    expect(smsFailed(counting)).toBe(counting);
  });

  test("shows the initial 60 seconds (Spec §9)", () => {
    expect(smsSecondsLeft(sending, start)).toBe(60);
    expect(smsSecondsLeft(smsIdle, start)).toBe(0);
  });

  test("does not end by time alone", () => {
    expect(smsTick(sending, clocksAfter(600), true)).toBe(sending);
    expect(smsTick(smsIdle, clocksAfter(600), true)).toBe(smsIdle);
  });
});

describe("how long it counts", () => {
  const { wall } = start;
  test.each<[string, number, number | undefined, number]>([
    ["the gateway's expiry", wall + 90_000, undefined, 90],
    ["on the gateway's own clock, whatever the phone's says", 1_000_000, 910_000, 90],
    ["at least a second", wall + 1, undefined, 1],
    ["at most ten minutes", 4_600_000, 1_000_000, 600],
    ["60 seconds where only a wrong phone explains an hour", wall + 3_600_000, undefined, 60],
    ["60 seconds for an expiry that has passed", wall - 1, undefined, 60],
    ["60 seconds for one that passed on the gateway's clock", 1_000, 2_000, 60],
    ["60 seconds for an expiry in seconds", wall / 1000, wall, 60],
    ["60 seconds for 0", 0, undefined, 60],
    ["60 seconds for no number", Number.NaN, undefined, 60],
    ["60 seconds for no end", Number.POSITIVE_INFINITY, wall, 60],
    ["60 seconds for a gateway without a clock", wall + 30_000, Number.NaN, 60],
  ])("%s", (_why, expiresAt, sentAt, seconds) => {
    expect(smsSecondsLeft(smsSent({ expiresAt, sentAt }, start), start)).toBe(seconds);
  });
});

describe("counting down", () => {
  test.each([
    [0, 60],
    [0.4, 60],
    [1, 59],
    [59.5, 1],
    [60, 0],
    [61, 0],
  ])("after %f s there are %i left", (passed, left) => {
    expect(secondsAfterTick(clocksAfter(passed))).toBe(left);
  });

  test("ends in idle", () => {
    expect(smsTick(counting, clocksAfter(59.9), false).phase).toBe("counting");
    expect(smsTick(counting, clocksAfter(60), false)).toBe(smsIdle);
  });

  test("is the same object while only time passes, so that nothing is stored again", () => {
    expect(smsTick(counting, clocksAfter(30), false)).toBe(counting);
    expect(smsTick(counting, clocksAfter(30, { set: 1 }), false)).toBe(counting);
  });

  test.each([
    ["an hour ahead", 3600],
    ["an hour back", -3600],
    ["a year ahead", 31_536_000],
    ["to 1970", -start.wall / 1000],
  ])("goes on when the clock is set %s", (_how, set) => {
    const state = smsTick(counting, clocksAfter(20, { set }), false);
    expect(smsSecondsLeft(state, clocksAfter(20, { set }))).toBe(40);
    expect(smsSecondsLeft(smsTick(state, clocksAfter(50, { set }), false), clocksAfter(50, { set }))).toBe(
      10,
    );
    expect(smsTick(state, clocksAfter(60, { set }), false)).toBe(smsIdle);
  });

  test("a changed clock still detects a later sleep", () => {
    const set = smsTick(counting, clocksAfter(10, { set: 3600 }), false);
    const awake = clocksAfter(40, { set: 3600, asleep: 20 });
    expect(smsSecondsLeft(smsTick(set, awake, true), awake)).toBe(20);
  });

  test.each([
    ["through a sleep that the monotonic clock missed", clocksAfter(45, { asleep: 40 }), 15],
    ["through a sleep that it counted", clocksAfter(45), 15],
    ["past its end", clocksAfter(3600, { asleep: 3590 }), 0],
    ["without more time when the clock is set back meanwhile", clocksAfter(45, { set: -3600 }), 15],
  ])("goes on %s", (_how, clocks, left) => {
    expect(secondsAfterTick(clocks, true)).toBe(left);
  });

  test("after a sleep the two clocks agree again", () => {
    const awake = clocksAfter(45, { asleep: 40 });
    const state = smsTick(counting, awake, true);
    const later = { wall: awake.wall + 5000, monotonic: awake.monotonic + 5000 };
    expect(smsSecondsLeft(smsTick(state, later, false), later)).toBe(10);
  });
});

describe("a reload", () => {
  /** The page's clocks after a reload, which resets the monotonic one. */
  const reloaded = (seconds: number, set = 0): Clocks => ({
    wall: clocksAfter(seconds, { set }).wall,
    monotonic: 12,
  });
  const stored = storedCountdown(counting, start);

  test.each<[string, Clocks, number]>([
    ["at once", reloaded(0), 60],
    ["after a while", reloaded(25), 35],
    ["after the end", reloaded(61), 0],
    ["after the clock was set back: from where it was stored", reloaded(25, -3600), 60],
    ["after the clock was set ahead: the gateway decides", reloaded(25, 3600), 0],
  ])("%s", (_when, clocks, left) => {
    expect(smsSecondsLeft(resumedCountdown(stored, clocks), clocks)).toBe(left);
  });

  test("stores nothing without an end", () => {
    expect(storedCountdown(smsIdle, start)).toBe(undefined);
    expect(storedCountdown(smsSending(smsIdle), start)).toBe(undefined);
    expect(resumedCountdown(undefined, start)).toBe(smsIdle);
  });

  test.each([
    [{ endsAt: Number.NaN, storedAt: 0 }],
    [{ endsAt: Number.POSITIVE_INFINITY, storedAt: 0 }],
    [{ endsAt: start.wall * 2, storedAt: 0 }],
    [{ endsAt: 0, storedAt: Number.NaN }],
  ])("with invalid storage starts idle: %o", (nonsense) => {
    expect(resumedCountdown(nonsense, start)).toBe(smsIdle);
  });
});

test("seconds stay between 0 and 600 and never grow", () => {
  const instant = fc.oneof(fc.double(), fc.integer({ min: -2e12, max: 2e12 }));
  const step = fc.record({
    passed: fc.integer({ min: 0, max: 120_000 }),
    set: fc.oneof(fc.constant(0), fc.integer({ min: -1e10, max: 1e10 })),
    asleep: fc.boolean(),
    mayHaveSlept: fc.boolean(),
  });
  fc.assert(
    fc.property(
      instant,
      fc.option(instant, { nil: undefined }),
      fc.array(step),
      (expiresAt, sentAt, steps) => {
        let clocks = start;
        let state = smsSent({ expiresAt, sentAt }, clocks);
        let left = smsSecondsLeft(state, clocks);
        expect(left).toBeGreaterThanOrEqual(1);
        expect(left).toBeLessThanOrEqual(600);
        for (const { passed, set, asleep, mayHaveSlept } of steps) {
          clocks = {
            wall: clocks.wall + passed + set,
            monotonic: clocks.monotonic + (asleep ? 0 : passed),
          };
          state = smsTick(state, clocks, mayHaveSlept);
          const now = smsSecondsLeft(state, clocks);
          expect(Number.isInteger(now) && now >= 0 && now <= left).toBe(true);
          expect(state.phase).toBe(now === 0 ? "idle" : "counting");
          left = now;
        }
      },
    ),
  );
});
