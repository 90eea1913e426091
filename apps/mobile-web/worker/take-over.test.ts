import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { takeOver } from "./take-over.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it("calls skipWaiting at once, and again after the browser has handled or lost the first call", async () => {
  const scope = { skipWaiting: vi.fn(async () => undefined) };
  await takeOver(scope);
  expect(scope.skipWaiting).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1_999);
  expect(scope.skipWaiting).toHaveBeenCalledTimes(1);
  for (const [passed, wishes] of [
    [1, 2],
    [3_000, 3],
    [5_000, 4],
    [60_000, 4],
  ] as const) {
    await vi.advanceTimersByTimeAsync(passed);
    expect(scope.skipWaiting).toHaveBeenCalledTimes(wishes);
  }
});
