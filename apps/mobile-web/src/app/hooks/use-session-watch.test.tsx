// @vitest-environment jsdom
import { useQueryClient } from "@tanstack/react-query";
import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import { getMemberInfo } from "@volado/api-client/endpoints";
import { memberQueries } from "@volado/api-client/query";
import { MemoryRouter, useLocation } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { hideToast, showToast, useToast } from "../../shared/overlays/toast-store.ts";
import { sessionStore } from "../../shared/session/session-store.ts";
import { testSite } from "../../shared/testing/test-site.tsx";
import { useSessionWatch } from "./use-session-watch.ts";

const session = { token: "t", merchantCode: "volado", userName: "ana", type: 0, firstTimeLogin: false };

/** Renders the hook on the wallet page, with one of ana's queries and one public query in the cache. */
const watch = async () => {
  const stored = new Map<string, string>();
  const {
    client,
    texts,
    wrapper: Site,
  } = testSite(async () => Response.json({ success: true, value: { id: 1, account: "ana", type: 0 } }), {
    get: (key) => stored.get(key),
    set: (key, value) => void stored.set(key, value),
    remove: (key) => void stored.delete(key),
  });
  const { result } = renderHook(
    () => {
      useSessionWatch();
      return { queries: useQueryClient(), place: useLocation() };
    },
    {
      wrapper: ({ children }) => (
        <MemoryRouter initialEntries={["/m/wallet?from=menu"]}>
          <Site>{children}</Site>
        </MemoryRouter>
      ),
    },
  );
  const { queries } = result.current;
  const wallet = memberQueries.wallet(client, "ana").queryKey;
  queries.setQueryData<unknown>(wallet, "12.00");
  queries.setQueryData(["games", "list"], ["a game"]);
  await client.call(getMemberInfo);
  expect(client.peek(getMemberInfo)).toBeTruthy();
  return {
    shown: () => queries.getQueryData(wallet),
    games: () => queries.getQueryData(["games", "list"]),
    remembered: () => client.peek(getMemberInfo),
    t: texts.t,
    place: () => result.current.place,
  };
};

beforeEach(() => sessionStore.signedIn(session, false));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  hideToast(showToast({ kind: "info", text: "" }));
  sessionStore.signedOut();
  sessionStore.endShown();
});

describe("when the session ends", () => {
  it.each([
    ["because the player signed out", () => sessionStore.signedOut()],
    ["because the gateway ended it", () => sessionStore.ended("expired", "t")],
    [
      "because somebody else signed in",
      () => sessionStore.signedIn({ ...session, token: "t2", userName: "eva" }, false),
    ],
  ])("%s, nothing of the player's is left for the next one to see", async (_why, end) => {
    const site = await watch();
    act(end);
    expect(site.shown()).toBe(undefined);
    expect(site.remembered()).toBe(undefined);
    expect(site.games()).toEqual(["a game"]);
  });

  it("redirects the player to login, with the way back", async () => {
    const site = await watch();
    act(() => sessionStore.ended("expired", "t"));
    await waitFor(() => expect(site.place().pathname).toBe("/m/login"));
    expect(decodeURIComponent(site.place().search)).toContain("/m/wallet?from=menu");
  });
});

describe("changes to the same session in another tab", () => {
  const say = (what: string) =>
    act(() => {
      const newValue = JSON.stringify({ token: "t", what });
      window.dispatchEvent(new StorageEvent("storage", { key: "sessionNews", newValue }));
    });

  it("sign this tab out when the player signed out there", async () => {
    await watch();
    await say("signed-out");
    expect(sessionStore.getState()).toMatchObject({
      session: undefined,
      ended: undefined,
      signedOutByUser: true,
    });
  });

  it("redirect to login, with the way back, when the session expired; this tab shows it once it is visible", async () => {
    const seen = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    const site = await watch();
    const { result: toast } = renderHook(useToast);
    await say("expired");
    await waitFor(() => expect(site.place().pathname).toBe("/m/login"));
    expect(decodeURIComponent(site.place().search)).toContain("/m/wallet?from=menu");
    expect(toast.current).toBeUndefined();
    seen.mockReturnValue("visible");
    await act(() => document.dispatchEvent(new Event("visibilitychange")));
    expect(toast.current).toMatchObject({ kind: "error", text: site.t("errors.sessionExpired") });
  });
});

it("a renewed token changes nothing for the player", async () => {
  const site = await watch();
  act(() => sessionStore.signedIn({ ...session, token: "t2" }, false));
  expect(site.shown()).toBe("12.00");
  expect(site.remembered()).toBeTruthy();
});

describe("a page restored after the session ended elsewhere", () => {
  it.each([
    ["out of the browser's cache of pages", () => window.dispatchEvent(new Event("pageshow"))],
    ["from behind another tab", () => document.dispatchEvent(new Event("visibilitychange"))],
  ])("%s shows nothing of the former player's", async (_how, comeBack) => {
    const site = await watch();
    sessionStorage.removeItem("MC_SESSION_INFO");
    act(() => void comeBack());
    expect(sessionStore.getState()).toMatchObject({ session: undefined, signedOutByUser: true });
    expect(site.shown()).toBe(undefined);
    expect(site.remembered()).toBe(undefined);
  });
});
