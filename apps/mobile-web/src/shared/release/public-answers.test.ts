import { expect, it, vi } from "vitest";
import { memoryCaches } from "../../../worker/testing/memory-caches.ts";
import { publicAnswers } from "./public-answers.ts";

it("returns stored answers by name", async () => {
  const caches = memoryCaches();
  const answers = publicAnswers(() => caches);
  await answers.set('listGames 1 ["ES"]', "[1]");
  await answers.set('listGames 1 ["EN"]', "[2]");
  expect(await answers.get('listGames 1 ["ES"]')).toBe("[1]");
  expect(await answers.get('listGames 1 ["PT"]')).toBe(undefined);
});

it("stores the latest sixty, and none that is too long", async () => {
  const caches = memoryCaches();
  const answers = publicAnswers(() => caches);
  for (let number = 0; number < 60; number += 1) await answers.set(`answer ${number}`, "x");
  await answers.set("answer 0", "y");
  await answers.set("one more", "x");
  await answers.set("long", "x".repeat(150_001));
  expect(await (await caches.open("volado-answers")).keys()).toHaveLength(60);
  expect(await answers.get("answer 0")).toBe("y");
  expect(await answers.get("answer 1")).toBe(undefined);
  expect(await answers.get("long")).toBe(undefined);
});

it("stores nothing without caches", async () => {
  const answers = publicAnswers(() => undefined);
  await answers.set("answer", "x");
  expect(await answers.get("answer")).toBe(undefined);
});

it("rejects if the caches never answer", async () => {
  vi.useFakeTimers();
  try {
    const failed = vi.fn();
    const answers = publicAnswers(() => ({ open: () => new Promise(() => undefined) }));
    answers.get("answer").catch(failed);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(failed).toHaveBeenCalledOnce();
  } finally {
    vi.useRealTimers();
  }
});
