// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { whenIdleAfterFirstView } from "./when-idle.ts";

beforeEach(async () => {
  // The test page's own load would count as the one that a test sends.
  if (document.readyState !== "complete") {
    await new Promise((done) => window.addEventListener("load", done, { once: true }));
  }
  vi.useFakeTimers();
  vi.spyOn(document, "readyState", "get").mockReturnValue("interactive");
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const wait = () => {
  const idle = vi.fn();
  void whenIdleAfterFirstView().then(idle);
  return idle;
};

it("waits for the page's pictures", async () => {
  const idle = wait();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(idle).not.toHaveBeenCalled();
  window.dispatchEvent(new Event("load"));
  await vi.advanceTimersByTimeAsync(3_000);
  expect(idle).toHaveBeenCalledOnce();
});

it("doesn't wait for ever for a picture that never answers", async () => {
  const idle = wait();
  await vi.advanceTimersByTimeAsync(13_000);
  expect(idle).toHaveBeenCalledOnce();
});
