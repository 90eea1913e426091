// @vitest-environment jsdom
import { act, cleanup, renderHook } from "@testing-library/react";
import { allOfType, GameType, openGameList } from "@volado/domain/games";
import { BrowserRouter } from "react-router";
import { afterEach, beforeEach, expect, it } from "vitest";
import { sessionStore } from "../../../shared/session/session-store.ts";
import { signInAna } from "../../../shared/testing/open-part.tsx";
import { useGameListState } from "./use-game-list-state.ts";

const scope = allOfType(GameType.Slots);
const all = openGameList(scope, "all");
const favourites = openGameList(scope, "fav");

const open = () => {
  const { result } = renderHook(() => useGameListState(scope), { wrapper: BrowserRouter });
  return {
    state: () => result.current[0],
    choose: (next: typeof all) => act(() => result.current[1](next)),
  };
};
const address = () => window.location.pathname + window.location.search;

beforeEach(() => window.history.replaceState(null, "", "/m/slot-games?gameType=RNG"));
afterEach(() => {
  cleanup();
  sessionStore.signedOut();
});

it("choices change the address, and one step back still leaves the list", () => {
  const list = open();
  const steps = window.history.length;
  list.choose({ ...all, name: "oro" });
  expect(list.state().name).toBe("oro");
  expect(address()).toContain("oro");
  expect(address()).toContain("gameType=RNG");
  list.choose({ ...all, name: "plata" });
  expect(window.history.length).toBe(steps);
});

it("a guest's favourites open the login, with the list behind it", () => {
  const list = open();
  const steps = window.history.length;
  list.choose(favourites);
  expect(window.location.pathname).toBe("/m/login");
  expect(window.history.length).toBe(steps + 1);
});

it("a member's favourites open in the same history entry", () => {
  signInAna();
  const list = open();
  const steps = window.history.length;
  list.choose(favourites);
  expect(list.state().mode).toBe("fav");
  expect(window.location.pathname).toBe("/m/slot-games");
  expect(window.history.length).toBe(steps);
});

it("a choice after the player left the page is dropped", () => {
  const list = open();
  window.history.pushState(null, "", "/m/play/g-1");
  list.choose({ ...all, name: "oro" });
  expect(address()).toBe("/m/play/g-1");
});
