// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { BrowserRouter, Link } from "react-router";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { GameActions } from "../../../shared/games/use-tile-actions.ts";
import { testSite } from "../../../shared/testing/test-site.tsx";
import { HotGames } from "./hot-games.tsx";

const actions: GameActions = { open: () => undefined, favouriteIds: new Set(), setFavourite: undefined };

const hotGame = (nodeId: number) => ({
  nodeId,
  gameId: `g-${nodeId}`,
  gameType: "RNG",
  gameName: `Juego ${nodeId}`,
  vassalage: "JL",
});

/** Renders home with `count` hot games. */
const open = async (count: number) => {
  const games = Array.from({ length: count }, (_, place) => hotGame(place + 1));
  const { texts, wrapper } = testSite(async () => Response.json({ success: true, value: games }));
  render(
    <BrowserRouter>
      <Link to="/m/home" replace={false}>
        Tab
      </Link>
      <HotGames actions={actions} />
    </BrowserRouter>,
    { wrapper },
  );
  await (count > 0
    ? screen.findByRole("link", { name: "Juego 1" })
    : screen.findByText(texts.t("home.empty")));
  return {
    shown: () => screen.getAllByRole("link", { name: /^Juego \d+$/ }).map(({ textContent }) => textContent),
    more: () => screen.queryByRole("button", { name: texts.t("common.showMore") }),
  };
};

const names = (count: number) => Array.from({ length: count }, (_, place) => `Juego ${place + 1}`);

beforeEach(() => window.history.replaceState(null, "", "/m/home"));
afterEach(cleanup);

it("shows nine games, and nine more per tap until all are shown (Spec §9)", async () => {
  const hot = await open(20);
  expect(hot.shown()).toEqual(names(9));
  for (const count of [18, 20]) {
    fireEvent.click(hot.more() ?? document.body);
    expect(hot.shown()).toEqual(names(count));
  }
  expect(hot.more()).toBe(null);
});

it("says that there are none", async () => {
  const hot = await open(0);
  expect(hot.more()).toBe(null);
});

it("has a title with their count and a link to all of them (Spec §2)", async () => {
  await open(20);
  expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("Populares, 20");
  const all = screen.getByRole("link", { name: "Ver todo: Populares" });
  expect(all.getAttribute("href")).toBe("/m/hot-games");
});

it("keeps its pages on back and after a reload, and starts with nine on a new visit", async () => {
  fireEvent.click((await open(30)).more() ?? document.body);
  cleanup();
  expect((await open(30)).shown()).toEqual(names(18));
  cleanup();
  window.history.pushState(null, "", "/m/home");
  expect((await open(30)).shown()).toEqual(names(9));
});

it("starts with nine when home's tab is tapped on home, and restores its pages on back", async () => {
  const hot = await open(30);
  fireEvent.click(hot.more() ?? document.body);
  expect(hot.shown()).toEqual(names(18));
  const entries = window.history.length;
  fireEvent.click(screen.getByRole("link", { name: "Tab" }));
  expect(hot.shown()).toEqual(names(9));
  fireEvent.click(hot.more() ?? document.body);
  fireEvent.click(hot.more() ?? document.body);
  expect(hot.shown()).toEqual(names(27));
  expect(window.history.length).toBe(entries + 1);
  act(() => window.history.back());
  await waitFor(() => expect(hot.shown()).toEqual(names(18)));
});

it("does not write to the history entry of a page that is still loading", async () => {
  const hot = await open(30);
  window.history.pushState(null, "", "/m/games");
  fireEvent.click(hot.more() ?? document.body);
  expect(window.history.state).toBe(null);
});

it.each([0, -1, 1.5, "9"])("shows nine games if the history entry holds %j", async (hotPages) => {
  window.history.replaceState({ hotPages }, "");
  expect((await open(30)).shown()).toEqual(names(9));
});
