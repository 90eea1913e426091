// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { serverAnswers } from "./server-answers.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("takes a server that says nothing for one that doesn't answer", async () => {
  vi.stubGlobal("fetch", () => new Promise(() => undefined));
  const told = vi.fn();
  void serverAnswers().then(told);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(told).toHaveBeenCalledExactlyOnceWith(false);
});
