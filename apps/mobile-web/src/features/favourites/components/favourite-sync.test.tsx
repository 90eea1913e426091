// @vitest-environment jsdom

import { useMutation } from "@tanstack/react-query";
import { act, render, renderHook, waitFor } from "@testing-library/react";
import { favouriteMutations } from "@volado/api-client/query";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { useFavouritesStore } from "../../../shared/games/favourites-store.ts";
import { sessionStore } from "../../../shared/session/session-store.ts";
import { closePart, signInAna } from "../../../shared/testing/open-part.tsx";
import { testSite } from "../../../shared/testing/test-site.tsx";
import FavouriteSync, { useFavourites, usePendingFavourites } from "./favourite-sync.tsx";

const game = { nodeId: "n-1", vendor: "JL" };
const other = { nodeId: "n-2", vendor: "JL" };

const logIn = (userName: string) =>
  act(() =>
    sessionStore.signedIn(
      { token: "t", merchantCode: "volado", userName, type: 0, firstTimeLogin: false },
      false,
    ),
  );

/** A gateway that records changes, and accepts them unless the session is over or it is `silent`. */
const open = (ids: readonly string[] = []) => {
  const sent: string[] = [];
  const gateway = { over: false, silent: false, idsAnswer: Promise.resolve() };
  const { wrapper } = testSite(async (address, init) => {
    if (init?.method === "GET") {
      await gateway.idsAnswer;
      return Response.json({ success: true, value: ids });
    }
    sent.push(`${init?.method} ${/n-\d/.exec(`${address} ${String(init?.body)}`)?.[0]}`);
    if (gateway.silent) return new Promise(() => undefined);
    if (!gateway.over) return Response.json({ success: true });
    act(() => sessionStore.ended("expired", "t"));
    return Response.json({ success: false, code: "session_expired" }, { status: 401 });
  });
  return { gateway, sent, wrapper, mount: () => render(<FavouriteSync />, { wrapper }) };
};
const tap = (
  ...given: Parameters<NonNullable<ReturnType<typeof useFavouritesStore.getState>["setFavourite"]>>
) => act(() => useFavouritesStore.getState().setFavourite?.(...given));

beforeEach(() => {
  sessionStorage.clear();
  useFavouritesStore.setState(useFavouritesStore.getInitialState(), true);
});
afterEach(() => {
  vi.useRealTimers();
  closePart();
});

describe('a favourite chosen without a session (Spec §4 "Favourites")', () => {
  it("is added on login, even before the favourites have loaded", async () => {
    const { gateway, sent, mount } = open();
    gateway.idsAnswer = new Promise(() => undefined);
    useFavouritesStore.getState().addPending({ ...game, starred: true });
    logIn("ana");
    mount();
    await waitFor(() => expect(sent).toEqual(["POST n-1"]));
    expect(useFavouritesStore.getState().pending).toEqual([]);
  });

  it("is added on the member's next login if the session ended meanwhile", async () => {
    const { gateway, sent, mount } = open();
    logIn("ana");
    const { unmount } = mount();
    await waitFor(() => expect(useFavouritesStore.getState().setFavourite).toBeDefined());
    gateway.over = true;
    tap(game, true);
    tap(other, false);
    await waitFor(() => expect(sent.at(0)).toBe("POST n-1"));
    await waitFor(() =>
      expect(useFavouritesStore.getState().pending).toEqual([
        { ...game, starred: true, of: "ana" },
        { ...other, starred: false, of: "ana" },
      ]),
    );
    unmount();

    gateway.over = false;
    sent.length = 0;
    logIn("ana");
    mount();
    await waitFor(() => expect(sent).toEqual(["POST n-1", "DELETE n-2"]));
  });

  it("is not added for another member", async () => {
    const { sent, mount } = open();
    useFavouritesStore.getState().addPending({ ...game, starred: true, of: "ana" });
    logIn("luis");
    mount();
    await waitFor(() => expect(useFavouritesStore.getState().pending).toEqual([]));
    expect(sent).toEqual([]);
  });
});

/** Renders the hooks with a gateway that responds on demand. */
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

describe("favourites (Spec §4)", () => {
  const openFavourites = async () => {
    const { gateway, sent, wrapper } = open(["n-1"]);
    gateway.silent = true;
    signInAna();
    const { result } = renderHook(useFavourites, { wrapper });
    await waitFor(() => expect(result.current.ids.has("n-1")).toBe(true));
    return { favourites: () => result.current, sent };
  };

  it("are not added twice", async () => {
    const { favourites, sent } = await openFavourites();
    act(() => favourites().setFavourite({ nodeId: "n-1", vendor: "JL" }, true));
    act(() => favourites().setFavourite({ nodeId: "n-2", vendor: "JL" }, true));
    await waitFor(() => expect(sent).toEqual(["POST n-2"]));
  });

  it("are removed even if the limited list of ids lacks them", async () => {
    const { favourites, sent } = await openFavourites();
    act(() => favourites().setFavourite({ nodeId: "n-9", vendor: "JL" }, false));
    await waitFor(() => expect(sent).toEqual(["DELETE n-9"]));
  });

  it("have a stable setter, because tiles are memoised", async () => {
    const { favourites } = await openFavourites();
    const before = favourites().setFavourite;
    act(() => favourites().setFavourite({ nodeId: "n-2", vendor: "JL" }, true));
    await waitFor(() => expect(favourites().ids.has("n-2")).toBe(true));
    expect(favourites().setFavourite).toBe(before);
  });
});
