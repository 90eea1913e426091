// @vitest-environment jsdom
import { useMutation } from "@tanstack/react-query";
import { act, renderHook, waitFor } from "@testing-library/react";
import { favouriteMutations } from "@volado/api-client/query";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { sessionStore } from "../../../shared/session/session-store.ts";
import { signInAna } from "../../../shared/testing/open-part.tsx";
import { testSite } from "../../../shared/testing/test-site.tsx";
import { useFavourites, usePendingFavourites } from "./use-favourites.ts";

/** Renders the hooks with a gateway that answers on demand. */
const setUp = () => {
  const waiting: (() => void)[] = [];
  const { client, wrapper } = testSite(
    () => new Promise((answer) => waiting.push(() => answer(Response.json({ success: true })))),
  );
  const { result, rerender } = renderHook(
    () => ({
      pending: usePendingFavourites(),
      add: useMutation(favouriteMutations.add(client)).mutate,
      remove: useMutation(favouriteMutations.remove(client)).mutate,
    }),
    { wrapper },
  );
  return { hook: () => result.current, rerender, waiting };
};

afterEach(() => void vi.useRealTimers());

describe("pending favourite changes", () => {
  it("are listed in tap order, additions and removals mixed, until answered", async () => {
    vi.useFakeTimers({ now: 1_000 });
    const { hook, waiting } = setUp();
    const tap = async (way: "add" | "remove", nodeId: string) => {
      act(() => hook()[way]({ nodeId, vendor: "JL" }));
      await act(() => vi.advanceTimersByTimeAsync(10));
    };
    await tap("remove", "a");
    await tap("add", "b");
    await tap("remove", "b");
    expect(hook().pending).toEqual([
      { nodeId: "a", starred: false },
      { nodeId: "b", starred: true },
      { nodeId: "b", starred: false },
    ]);

    for (const answer of waiting) answer();
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(hook().pending).toEqual([]);
  });

  it("are the same array until the next tap, so that no tile renders again", async () => {
    const { hook, rerender } = setUp();
    act(() => hook().add({ nodeId: "a", vendor: "JL" }));
    await waitFor(() => expect(hook().pending).toHaveLength(1));
    const before = hook().pending;
    rerender();
    expect(hook().pending).toBe(before);
  });
});

/** A member with one favourite, and a gateway that records changes but never answers them. */
const open = async () => {
  const sent: string[] = [];
  const { wrapper } = testSite(async (address, init) => {
    if (init?.method === "GET") return Response.json({ success: true, value: ["n-1"] });
    sent.push(`${init?.method} ${/n-\d/.exec(`${address} ${String(init?.body)}`)?.[0]}`);
    return new Promise(() => undefined);
  });
  const { result } = renderHook(useFavourites, { wrapper });
  await waitFor(() => expect(result.current.ids.has("n-1")).toBe(true));
  return { favourites: () => result.current, sent };
};

beforeEach(() => signInAna());
afterEach(() => sessionStore.signedOut());

describe("favourites (Spec §4)", () => {
  it("are not added twice", async () => {
    const { favourites, sent } = await open();
    act(() => favourites().setFavourite({ nodeId: "n-1", vendor: "JL" }, true));
    act(() => favourites().setFavourite({ nodeId: "n-2", vendor: "JL" }, true));
    await waitFor(() => expect(sent).toEqual(["POST n-2"]));
  });

  it("are removed even if the limited list of ids lacks them", async () => {
    const { favourites, sent } = await open();
    act(() => favourites().setFavourite({ nodeId: "n-9", vendor: "JL" }, false));
    await waitFor(() => expect(sent).toEqual(["DELETE n-9"]));
  });

  it("have a stable setter, because tiles are memoised", async () => {
    const { favourites } = await open();
    const before = favourites().setFavourite;
    act(() => favourites().setFavourite({ nodeId: "n-2", vendor: "JL" }, true));
    await waitFor(() => expect(favourites().ids.has("n-2")).toBe(true));
    expect(favourites().setFavourite).toBe(before);
  });
});
