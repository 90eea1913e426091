// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, renderHook } from "@testing-library/react";
import { memberQueries, recentQueries } from "@volado/api-client/query";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useGameEffects } from "./use-hear-game.ts";

const open = () => {
  const queries = new QueryClient();
  const asked = vi.spyOn(queries, "invalidateQueries").mockResolvedValue();
  const hook = renderHook(() => useGameEffects(), {
    wrapper: ({ children }) => <QueryClientProvider client={queries}>{children}</QueryClientProvider>,
  });
  return { ...hook, asked };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it("looks at the balance at once, and then once a second however fast rounds follow", () => {
  const { result, asked } = open();
  const rounds = (count: number) => {
    for (let round = 0; round < count; round += 1) result.current.balanceMoved();
  };
  rounds(1000);
  expect(asked).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(999);
  rounds(1000);
  expect(asked).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(asked).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(60_000);
  expect(asked).toHaveBeenCalledTimes(2);
  rounds(1);
  expect(asked).toHaveBeenCalledTimes(3);
});

it("refreshes balance and recents when the player leaves, and leaves no timer behind", () => {
  const { result, asked, unmount } = open();
  result.current.balanceMoved();
  asked.mockClear();
  unmount();
  expect(asked.mock.calls.map(([filters]) => filters?.queryKey)).toEqual([
    memberQueries.root,
    recentQueries.root,
  ]);
  expect(vi.getTimerCount()).toBe(0);
});
