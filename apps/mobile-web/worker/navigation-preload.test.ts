import { expect, it, vi } from "vitest";
import { preloadNavigations } from "./navigation-preload.ts";

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
