// @vitest-environment jsdom
import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { BrowserRouter } from "react-router";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { useFavouritesStore } from "../shared/games/favourites-store.ts";
import { useToast } from "../shared/overlays/toast-store.ts";
import { sampleGame } from "../shared/testing/sample-game.ts";
import { testSite } from "../shared/testing/test-site.tsx";
import { useGameActions } from "./use-game-actions.ts";

const { nodeId, vendor } = sampleGame;
const { wrapper: Services, texts } = testSite(() => Promise.reject(new TypeError("no calls here")));
const Site = ({ children }: { children: ReactNode }) => (
  <Services>
    <BrowserRouter>{children}</BrowserRouter>
  </Services>
);
const address = () => window.location.pathname + window.location.search;

beforeEach(() => window.history.replaceState(null, "", "/m/fishing-games?place=12"));
afterEach(() => {
  window.history.replaceState(null, "", "/");
  useFavouritesStore.setState(useFavouritesStore.getInitialState(), true);
});

describe("a guest's favourite", () => {
  it("leads to login and back to the place in the address", () => {
    const { result } = renderHook(() => useGameActions(), { wrapper: Site });
    act(() => result.current.games.setFavourite?.(sampleGame, true));
    expect(address()).toBe(`/m/login?back=${encodeURIComponent("/m/fishing-games?place=12")}`);
    expect(useFavouritesStore.getState().pending).toMatchObject([{ nodeId, vendor }]);
  });

  it("is stored without navigating while the next page's code is loading", () => {
    const { result } = renderHook(() => useGameActions(), { wrapper: Site });
    window.history.replaceState(null, "", "/m/login?back=%2Fm%2Ffishing-games");
    act(() => result.current.games.setFavourite?.(sampleGame, true));
    expect(address()).toBe("/m/login?back=%2Fm%2Ffishing-games");
    expect(useFavouritesStore.getState().pending).toMatchObject([{ nodeId, vendor }]);
  });
});

describe("tapping a game", () => {
  const open = (playable: boolean) => {
    const { result } = renderHook(() => ({ ...useGameActions(), toast: useToast() }), { wrapper: Site });
    act(() => result.current.games.open({ ...sampleGame, playable }));
    return result.current.toast;
  };

  it("opens its page", () => {
    open(true);
    expect(address()).toMatch(/^\/m\/play\?/);
  });

  it("shows a message if the game has no supportPlay, or isn't for browsers", () => {
    expect(open(false)).toMatchObject({ kind: "error", text: texts.t("errors.insufficientPermission") });
    expect(address()).toBe("/m/fishing-games?place=12");
  });
});
