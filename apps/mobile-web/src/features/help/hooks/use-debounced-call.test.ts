// @vitest-environment jsdom
import { renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useDebouncedCall } from "./use-help-refresh.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("calls once, after the delay since the last request", () => {
  const call = vi.fn();
  const { result } = renderHook(() => useDebouncedCall(call, 200));
  result.current();
  vi.advanceTimersByTime(199);
  result.current();
  vi.advanceTimersByTime(199);
  expect(call).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(call).toHaveBeenCalledOnce();
});

it("calls the latest function", () => {
  const [first, second] = [vi.fn(), vi.fn()];
  const { result, rerender } = renderHook(({ call }) => useDebouncedCall(call, 200), {
    initialProps: { call: first },
  });
  result.current();
  rerender({ call: second });
  vi.advanceTimersByTime(200);
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledOnce();
});

it("doesn't call after unmount", () => {
  const call = vi.fn();
  const { result, unmount } = renderHook(() => useDebouncedCall(call, 200));
  result.current();
  unmount();
  vi.advanceTimersByTime(1_000);
  expect(call).not.toHaveBeenCalled();
});
