// @vitest-environment jsdom
import { useMutation } from "@tanstack/react-query";
import { act, renderHook, waitFor } from "@testing-library/react";
import { favouriteMutations } from "@volado/api-client/query";
import { afterEach, describe, expect, it, vi } from "vitest";
import { testSite } from "../../../shared/testing/test-site.tsx";
import { useUnansweredFavourites } from "./use-unanswered-favourites.ts";

/** The taps under way before a gateway that answers when it is told to, and the means to tap. */
const setUp = () => {
  const waiting: (() => void)[] = [];
  const { client, wrapper } = testSite(
    () => new Promise((answer) => waiting.push(() => answer(Response.json({ success: true })))),
  );
  const { result, rerender } = renderHook(
    () => ({
      unanswered: useUnansweredFavourites(),
      add: useMutation(favouriteMutations.add(client)).mutate,
      remove: useMutation(favouriteMutations.remove(client)).mutate,
    }),
    { wrapper },
  );
  return { hook: () => result.current, rerender, waiting };
};

afterEach(() => void vi.useRealTimers());

describe("taps under way", () => {
  it("stand in the order of the taps, added and taken away mixed, until they are answered", async () => {
    vi.useFakeTimers({ now: 1_000 });
    const { hook, waiting } = setUp();
    const tap = async (way: "add" | "remove", nodeId: string) => {
      act(() => hook()[way]({ nodeId, vendor: "JL" }));
      await act(() => vi.advanceTimersByTimeAsync(10));
    };
    await tap("remove", "a");
    await tap("add", "b");
    await tap("remove", "b");
    expect(hook().unanswered).toEqual([
      { nodeId: "a", starred: false },
      { nodeId: "b", starred: true },
      { nodeId: "b", starred: false },
    ]);

    for (const answer of waiting) answer();
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(hook().unanswered).toEqual([]);
  });

  it("are the same array while nothing was tapped, so that no tile draws anew", async () => {
    const { hook, rerender } = setUp();
    act(() => hook().add({ nodeId: "a", vendor: "JL" }));
    await waitFor(() => expect(hook().unanswered).toHaveLength(1));
    const before = hook().unanswered;
    rerender();
    expect(hook().unanswered).toBe(before);
  });
});
