// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, renderHook } from "@testing-library/react";
import { memberQueries, recentQueries } from "@volado/api-client/query";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useGameEffects } from "./use-game-bridge.ts";

const open = () => {
  const queries = new QueryClient();
  const invalidate = vi.spyOn(queries, "invalidateQueries").mockResolvedValue();
  const hook = renderHook(() => useGameEffects(), {
    wrapper: ({ children }) => <QueryClientProvider client={queries}>{children}</QueryClientProvider>,
  });
  return { ...hook, invalidate };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it("refetches the balance at once, then at most once a second", () => {
  const { result, invalidate } = open();
  const rounds = (count: number) => {
    for (let round = 0; round < count; round += 1) result.current.balanceChanged();
  };
  rounds(1000);
  expect(invalidate).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(999);
  rounds(1000);
  expect(invalidate).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(invalidate).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(60_000);
  expect(invalidate).toHaveBeenCalledTimes(2);
  rounds(1);
  expect(invalidate).toHaveBeenCalledTimes(3);
});

it("refetches balance and recents on unmount and clears its timer", () => {
  const { result, invalidate, unmount } = open();
  result.current.balanceChanged();
  invalidate.mockClear();
  unmount();
  expect(invalidate.mock.calls.map(([filters]) => filters?.queryKey)).toEqual([
    memberQueries.root,
    recentQueries.root,
  ]);
  expect(vi.getTimerCount()).toBe(0);
});
