// @vitest-environment jsdom
import { act, cleanup, render, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { useFavouritesStore } from "../../../shared/games/favourites-store.ts";
import { sessionStore } from "../../../shared/session/session-store.ts";
import { testSite } from "../../../shared/testing/test-site.tsx";
import FavouriteSync from "./favourite-sync.tsx";

const game = { nodeId: "n-1", vendor: "JL" };
const other = { nodeId: "n-2", vendor: "JL" };

const logIn = (userName: string) =>
  act(() =>
    sessionStore.signedIn(
      { token: "t", merchantCode: "volado", userName, type: 0, firstTimeLogin: false },
      false,
    ),
  );

/** A gateway that records changes, and accepts them unless the session is over. */
const open = () => {
  const sent: string[] = [];
  const gateway = { over: false, idsAnswer: Promise.resolve() };
  const { wrapper } = testSite(async (address, init) => {
    if (init?.method === "GET") {
      await gateway.idsAnswer;
      return Response.json({ success: true, value: [] });
    }
    sent.push(`${init?.method} ${/n-\d/.exec(`${address} ${String(init?.body)}`)?.[0]}`);
    if (!gateway.over) return Response.json({ success: true });
    act(() => sessionStore.refused("expired", "t"));
    return Response.json({ success: false, code: "session_expired" }, { status: 401 });
  });
  return { gateway, sent, mount: () => render(<FavouriteSync />, { wrapper }) };
};
const tap = (
  ...given: Parameters<NonNullable<ReturnType<typeof useFavouritesStore.getState>["setFavourite"]>>
) => act(() => useFavouritesStore.getState().setFavourite?.(...given));

beforeEach(() => {
  sessionStorage.clear();
  useFavouritesStore.setState(useFavouritesStore.getInitialState(), true);
});
afterEach(() => {
  cleanup();
  sessionStore.signedOut();
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
