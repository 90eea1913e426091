// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { useHelpTopics } from "../../../shared/services/use-help-topics.ts";
import { testSite } from "../../../shared/testing/test-site.tsx";
import { useDebouncedCall, useHelpRefresh } from "./use-help-refresh.ts";

afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

const open = async (fresh: boolean) => {
  let requests = 0;
  const { wrapper } = testSite(async () => {
    requests += 1;
    return Response.json({ success: true, value: [{ title: "Uno", content: "" }] });
  });
  const { result } = renderHook(
    () => {
      const query = useHelpTopics();
      return { query, ...useHelpRefresh({ refetch: query.refetch, isStale: !fresh }) };
    },
    { wrapper },
  );
  await waitFor(() => expect(result.current.query.data).toHaveLength(1));
  return { result, requests: () => requests };
};

const wakeUp = () => {
  document.dispatchEvent(new Event("visibilitychange"));
  window.dispatchEvent(new Event("online"));
};

describe("a refresh", () => {
  it("fetches once for several taps, and shows that it is loading", async () => {
    const { result, requests } = await open(true);
    act(() => {
      result.current.refresh();
      result.current.refresh();
    });
    expect(result.current.refreshing).toBe(true);
    await waitFor(() => expect(result.current.refreshing).toBe(false));
    expect(requests()).toBe(2);
  });

  it("fetches 200 ms after the last tap, no sooner (Spec §9)", async () => {
    const { result, requests } = await open(true);
    vi.useFakeTimers();
    act(() => result.current.refresh());
    await act(() => vi.advanceTimersByTimeAsync(199));
    expect(requests()).toBe(1);
    act(() => result.current.refresh());
    await act(() => vi.advanceTimersByTimeAsync(199));
    expect(requests()).toBe(1);
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(requests()).toBe(2);
  });

  it("runs once by itself when a phone wakes up with stale help", async () => {
    const { result, requests } = await open(false);
    act(wakeUp);
    await waitFor(() => expect(requests()).toBe(2));
    expect(result.current.refreshing).toBe(false);
  });

  it("skips fresh help", async () => {
    const { result, requests } = await open(true);
    vi.useFakeTimers();
    act(wakeUp);
    vi.advanceTimersByTime(1_000);
    vi.useRealTimers();
    // An automatic refresh would make the player's own the third request.
    act(() => result.current.refresh());
    await waitFor(() => expect(result.current.refreshing).toBe(false));
    expect(requests()).toBe(2);
  });
});

describe("a debounced call", () => {
  beforeEach(() => void vi.useFakeTimers());

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
});
