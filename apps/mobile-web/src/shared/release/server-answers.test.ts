// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { serverAnswers } from "./server-answers.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("is false for a server that never answers", async () => {
  vi.stubGlobal("fetch", () => new Promise(() => undefined));
  const answered = vi.fn();
  void serverAnswers().then(answered);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(answered).toHaveBeenCalledExactlyOnceWith(false);
});
