// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { retryUntilLoaded } from "./retry-until-loaded.ts";

const reports: unknown[] = [];
const keep = ({ detail }: CustomEventInit) => reports.push(detail.context);

beforeEach(() => {
  vi.useFakeTimers();
  reports.length = 0;
  window.addEventListener("volado:error", keep);
});
afterEach(() => {
  window.removeEventListener("volado:error", keep);
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** Loads from the third attempt on. */
const late = () =>
  vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new TypeError("no network"))
    .mockRejectedValueOnce(new TypeError("no network"))
    .mockResolvedValue("code");

it("retries when the network is back and after a while, and reports the failure once", async () => {
  const load = late();
  const code = retryUntilLoaded("favourites", load);
  await vi.advanceTimersByTimeAsync(0);
  expect(load).toHaveBeenCalledOnce();
  expect(reports).toEqual([{ at: "favourites" }]);

  window.dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(0);
  expect(load).toHaveBeenCalledTimes(2);

  await vi.advanceTimersByTimeAsync(20_000);
  expect(await code).toBe("code");
  expect(reports).toEqual([{ at: "favourites" }]);
});
