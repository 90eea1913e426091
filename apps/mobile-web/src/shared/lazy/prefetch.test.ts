// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { whenIdleAfterFirstView } from "./prefetch.ts";

beforeEach(async () => {
  // The test document's own load event would count.
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

it("has a time limit for a picture that never loads", async () => {
  const idle = wait();
  await vi.advanceTimersByTimeAsync(13_000);
  expect(idle).toHaveBeenCalledOnce();
});
