import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { withinTime } from "./within-time.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it("settles as the promise does, and leaves no timer", async () => {
  expect(await withinTime(Promise.resolve("stored"), 1_000)).toBe("stored");
  await expect(withinTime(Promise.reject(new TypeError("refused")), 1_000)).rejects.toThrow("refused");
  await vi.advanceTimersByTimeAsync(0);
  expect(vi.getTimerCount()).toBe(0);
});

it("rejects after the time limit", async () => {
  const settled = vi.fn();
  withinTime(new Promise(() => undefined), 1_000).catch(settled);
  await vi.advanceTimersByTimeAsync(999);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(settled).toHaveBeenCalledOnce();
});
