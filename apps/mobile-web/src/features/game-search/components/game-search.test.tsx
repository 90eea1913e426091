// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { loadTexts } from "@volado/i18n";
import { createRef } from "react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { sessionStore } from "../../../shared/session/session-store.ts";
import { stubDialogs } from "../../../shared/testing/stub-dialogs.ts";
import { testSite } from "../../../shared/testing/test-site.tsx";
import { GameSearch } from "./game-search.tsx";

const wireGame = (place: number, name = `Juego ${place}`) => ({
  nodeId: `n-${place}`,
  gameId: `g-${place}`,
  gameName: name,
  gameType: "RNG",
  vassalage: "JL",
  iconUrl: `/art/${place}.svg`,
});

const gamesFrom = (first: number, count: number) =>
  Array.from({ length: count }, (_, place) => wireGame(first + place));

/** A gateway that knows 12 slots for any name, and a member with 35 favourites. */
const answer = (address: string): unknown => {
  const { pathname, searchParams } = new URL(address, "https://site.invalid");
  const page = Number(searchParams.get("pageNo"));
  if (pathname === "/api/games")
    return { games: gamesFrom(page * 10, page === 1 ? 10 : 2), pageNum: page, totalPages: 2, totalCount: 12 };
  if (pathname === "/api/favourites")
    return { content: gamesFrom(page * 100, page === 1 ? 30 : 5), pageNum: page, totalPages: 2 };
  return [wireGame(1, "Popular")];
};

const open = async (typed = "") => {
  const sent: string[] = [];
  const { texts, wrapper } = testSite(async (address) => {
    sent.push(address);
    return Response.json({ success: true, value: answer(address) });
  });
  await loadTexts(texts, "lobby");
  const actions = { open: vi.fn(), favouriteIds: new Set<string>(), setFavourite: vi.fn() };
  const search = (isOpen: boolean) => (
    <MemoryRouter>
      <GameSearch open={isOpen} typed={typed} opener={createRef()} onClose={vi.fn()} actions={actions} />
    </MemoryRouter>
  );
  const { rerender } = render(search(true), { wrapper });
  const { t } = texts;
  return {
    t,
    actions,
    reopen: () => {
      rerender(search(false));
      rerender(search(true));
    },
    field: () => screen.getByRole<HTMLInputElement>("searchbox"),
    searches: () =>
      sent.filter((address) => address.includes("gameName=") && !address.includes("gameName=&")),
    favouritePages: () => sent.filter((address) => address.startsWith("/api/favourites")),
    tiles: (list: string) => within(screen.getByRole("list", { name: list })).getAllByRole("listitem"),
    look: (name: string) => {
      fireEvent.change(screen.getByRole("searchbox"), { target: { value: name } });
      fireEvent.submit(screen.getByRole("searchbox"));
    },
  };
};

beforeAll(stubDialogs);
beforeEach(() => sessionStore.signedOut());
afterEach(cleanup);

it("asks for all slots of a name, ten a page, and for the next page by the button", async () => {
  const { t, look, searches, tiles } = await open();
  look(" oro ");
  await waitFor(() => expect(tiles(t("gameSearch.results"))).toHaveLength(10));
  const query = new URLSearchParams(searches()[0]?.split("?")[1]);
  expect(Object.fromEntries(query)).toMatchObject({
    gameType: "RNG",
    gameClassify: "ALL",
    gameName: "oro",
    pageNo: "1",
    pageSize: "10",
  });
  expect(screen.getByRole("status").textContent).toBe(t("gameSearch.found", { count: 12, name: "oro" }));

  fireEvent.click(screen.getByRole("button", { name: t("common.showMore") }));
  await waitFor(() => expect(tiles(t("gameSearch.results"))).toHaveLength(12));
  expect(screen.queryByRole("button", { name: t("common.showMore") })).toBe(null);
  expect(document.activeElement?.textContent).toBe("Juego 20");
});

it("clears the results as soon as the name is blank", async () => {
  const { t, look, field, tiles, searches } = await open();
  look("oro");
  await waitFor(() => expect(tiles(t("gameSearch.results"))).toHaveLength(10));
  fireEvent.change(field(), { target: { value: "  " } });
  expect(screen.queryByRole("list", { name: t("gameSearch.results") })).toBe(null);
  expect(searches()).toHaveLength(1);
});

it("shows a member's favourites of all types, thirty a page", async () => {
  sessionStore.signedIn(
    { token: "t", merchantCode: "volado", userName: "ana", type: 0, firstTimeLogin: false },
    false,
  );
  const { t, tiles, favouritePages } = await open();
  await waitFor(() => expect(tiles(t("games.modes.fav"))).toHaveLength(30));
  fireEvent.click(screen.getByRole("button", { name: t("common.showMore") }));
  await waitFor(() => expect(tiles(t("games.modes.fav"))).toHaveLength(35));
  expect(screen.queryByRole("button", { name: t("common.showMore") })).toBe(null);
  expect(
    favouritePages().map((address) => new URLSearchParams(address.split("?")[1]).get("pageSize")),
  ).toEqual(["30", "30"]);
  expect(favouritePages().every((address) => !address.includes("gameType="))).toBe(true);
});

it("invites a guest to log in, and hands taps on", async () => {
  const { t, actions } = await open();
  expect(screen.getByRole("link", { name: t("gameSearch.logIn") })).toBeTruthy();
  fireEvent.click(await screen.findByRole("button", { name: "Popular" }));
  expect(actions.open).toHaveBeenCalledOnce();
});

it("searches for what was typed before its code had come, but not again when it is reopened", async () => {
  const { t, field, tiles, reopen } = await open("luna");
  expect(field().value).toBe("luna");
  await waitFor(() => expect(tiles(t("gameSearch.results"))).toHaveLength(10));
  reopen();
  await waitFor(() => expect(screen.queryByRole("list", { name: t("gameSearch.results") })).toBe(null));
});
