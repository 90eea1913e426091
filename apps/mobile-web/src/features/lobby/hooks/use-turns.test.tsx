// @vitest-environment jsdom
import { act, renderHook } from "@testing-library/react";
import { limits } from "@volado/config";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useTurns } from "./use-turns.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

it("lets parts go one after the other, in the order in which they asked, however late", async () => {
  const { result, unmount } = renderHook(useTurns);
  const gone = () => ["a", "b", "c"].filter((part) => result.current.has(part));
  act(() => {
    result.current.ask("b");
    result.current.ask("a");
    result.current.ask("b");
  });
  expect(gone()).toEqual([]);
  await pass(limits.homeRequestStagger);
  expect(gone()).toEqual(["b"]);
  await pass(limits.homeRequestStagger);
  expect(gone()).toEqual(["a", "b"]);
  await pass(10 * limits.homeRequestStagger);
  act(() => result.current.ask("c"));
  expect(gone()).toEqual(["a", "b"]);
  await pass(limits.homeRequestStagger);
  expect(gone()).toEqual(["a", "b", "c"]);
  unmount();
});
