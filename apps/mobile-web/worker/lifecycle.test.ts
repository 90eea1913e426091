import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { leave, preloadNavigations, takeOver } from "./lifecycle.ts";

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

it("drops the site's caches only, unregisters, and again for a page that registers it meanwhile", async () => {
  const cached = new Set(["volado-code", "volado-page-a", "somebody-elses"]);
  const caches = {
    keys: async () => [...cached],
    delete: async (name: string) => cached.delete(name),
  };
  let registered = true;
  const unregister = async () => {
    expect(cached).toEqual(new Set(["somebody-elses"]));
    registered = false;
    return true;
  };
  await leave(caches, { unregister });
  expect(registered).toBe(false);
  registered = true;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(registered).toBe(false);
});

const preload = () => ({ enable: vi.fn(async () => {}), disable: vi.fn(async () => {}) });

it("requests pages while the worker starts", async () => {
  const chrome = preload();
  await preloadNavigations(
    chrome,
    "Mozilla/5.0 (Linux; Android 10) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36",
  );
  expect(chrome.enable).toHaveBeenCalledOnce();
});

it("stays off in Firefox, and is turned off where an earlier worker turned it on", async () => {
  const firefox = preload();
  await preloadNavigations(firefox, "Mozilla/5.0 (Android 15; Mobile; rv:153.0) Gecko/153.0 Firefox/153.0");
  expect(firefox.enable).not.toHaveBeenCalled();
  expect(firefox.disable).toHaveBeenCalledOnce();
});

it("is skipped where it is not supported", async () => {
  await expect(preloadNavigations(undefined, "Safari/605.1.15")).resolves.toBeUndefined();
});
