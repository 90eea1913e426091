// @vitest-environment jsdom
import { act, cleanup, renderHook } from "@testing-library/react";
import { changeHotFilter, HotCentreMode, openHotCentre } from "@volado/domain/games";
import { BrowserRouter } from "react-router";
import { afterEach, beforeEach, expect, it } from "vitest";
import { useHotCentreState } from "./use-hot-centre-state.ts";

const search = (name: string) => changeHotFilter(openHotCentre(), { name });
const open = () => renderHook(() => useHotCentreState(undefined, 20), { wrapper: BrowserRouter }).result;

beforeEach(() => window.history.replaceState(null, "", "/m/hot-games"));
afterEach(cleanup);

it("a search changes the address, and one step back still leaves the centre", () => {
  const hot = open();
  const steps = window.history.length;
  act(() => hot.current.choose(search("oro")));
  expect(hot.current.state.name).toBe("oro");
  expect(window.location.search).toContain("oro");
  expect(window.history.length).toBe(steps);
});

it("shows more games up to the last page, and starts another list at page 1", () => {
  const hot = open();
  act(() => hot.current.showMore(2));
  act(() => hot.current.showMore(2));
  expect(hot.current.state.page).toBe(2);
  act(() => hot.current.choose(search("plata")));
  expect(hot.current.state.page).toBe(1);
});

it("a search that is not rendered yet survives choosing a type", () => {
  const hot = open();
  const { choose } = hot.current;
  act(() => {
    choose(search("oro"));
    choose((latest) => changeHotFilter(latest, { type: "FISH" }));
  });
  expect(hot.current.state).toMatchObject({ name: "oro", type: "FISH" });
});

it("a guest's favourites open the login", () => {
  const hot = open();
  const steps = window.history.length;
  act(() => hot.current.choose(openHotCentre(HotCentreMode.Favourites)));
  expect(window.location.pathname).toBe("/m/login");
  expect(window.history.length).toBe(steps + 1);
});
