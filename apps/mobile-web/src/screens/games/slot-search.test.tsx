// @vitest-environment jsdom

import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { samples } from "@volado/api-client/testing";
import { createRef } from "react";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { sessionStore } from "../../shared/session/session-store.ts";
import { openPart, signInAna } from "../../shared/testing/open-part.tsx";
import { stubDialogs } from "../../shared/testing/stub-dialogs.ts";
import { GameSearch } from "./slot-search.tsx";

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

/** Names that only fishing games have, and that no game has. */
const [FISHING_ONLY, UNKNOWN] = ["marlín", "xyz"];
/** Parts of the names of providers, and of no game. */
const [VENDOR, SPORTSBOOK] = ["jili", "deportes"];
const NO_SLOT = new Set<string | null>([FISHING_ONLY, UNKNOWN, VENDOR, SPORTSBOOK]);

const { mapping, sorting, display } = samples.listVendorCategories.value;
const sports = { gameCategory: "SPORTS", vendorNames: [{ vassalage: "FB", accountTypeName: "FB Deportes" }] };
const categories = { mapping, sorting: [...sorting, sports], display: [...display, "SPORTS"] };

/** A gateway with 12 slots and 2 fishing games for any other name, and 35 favourites. */
const answer = (address: string): unknown => {
  const { pathname, searchParams } = new URL(address, "https://site.invalid");
  const page = Number(searchParams.get("pageNo"));
  const type = searchParams.get("gameType");
  const name = searchParams.get("gameName");
  if (pathname === "/api/game-types") return categories;
  if (pathname === "/api/games" && type !== "RNG") {
    const games =
      type === "FISH" && (name === FISHING_ONLY || !NO_SLOT.has(name))
        ? gamesFrom(500, 2).map((game) => ({ ...game, gameType: "FISH" }))
        : [];
    return { games, pageNum: 1, totalPages: 1, totalCount: games.length };
  }
  if (pathname === "/api/games" && NO_SLOT.has(name))
    return { games: [], pageNum: 1, totalPages: 0, totalCount: 0 };
  if (pathname === "/api/games")
    return { games: gamesFrom(page * 10, page === 1 ? 10 : 2), pageNum: page, totalPages: 2, totalCount: 12 };
  if (pathname === "/api/favourites")
    return { content: gamesFrom(page * 100, page === 1 ? 30 : 5), pageNum: page, totalPages: 2 };
  return [wireGame(1, "Popular")];
};

const open = async (typed = "") => {
  const sent: string[] = [];
  const actions = { open: vi.fn(), favouriteIds: new Set<string>(), setFavourite: vi.fn() };
  const search = (isOpen: boolean) => (
    <GameSearch open={isOpen} typed={typed} opener={createRef()} onClose={vi.fn()} actions={actions} />
  );
  const { t, rerender } = await openPart(search(true), async (address) => {
    sent.push(address);
    return Response.json({ success: true, value: answer(address) });
  });
  return {
    t,
    actions,
    reopen: () => {
      rerender(search(false));
      rerender(search(true));
    },
    field: () => screen.getByRole<HTMLInputElement>("searchbox"),
    searches: (type = "RNG") =>
      sent.filter((address) => /gameName=[^&]/.test(address) && address.includes(`gameType=${type}`)),
    favouritePages: () => sent.filter((address) => address.startsWith("/api/favourites")),
    tiles: (list: string) => within(screen.getByRole("list", { name: list })).getAllByRole("listitem"),
    searchFor: (name: string) => {
      fireEvent.change(screen.getByRole("searchbox"), { target: { value: name } });
      fireEvent.submit(screen.getByRole("searchbox"));
    },
  };
};

beforeAll(stubDialogs);
beforeEach(() => sessionStore.signedOut());
afterEach(cleanup);

it("searches all slots by name, ten per page, and loads the next page by button", async () => {
  const { t, searchFor, searches, tiles } = await open();
  searchFor(" oro ");
  await waitFor(() => expect(tiles(t("gameSearch.results"))).toHaveLength(10));
  const query = new URLSearchParams(searches()[0]?.split("?")[1]);
  expect(Object.fromEntries(query)).toMatchObject({
    gameType: "RNG",
    gameClassify: "ALL",
    gameName: "oro",
    pageNo: "1",
    pageSize: "10",
  });
  expect(screen.getAllByRole("status")[0]?.textContent).toBe(
    t("gameSearch.found", { count: 12, name: "oro" }),
  );

  const more = { name: `${t("common.showMore")}: ${t("gameSearch.results")}` };
  fireEvent.click(screen.getByRole("button", more));
  await waitFor(() => expect(tiles(t("gameSearch.results"))).toHaveLength(12));
  expect(screen.queryByRole("button", more)).toBe(null);
  expect(document.activeElement?.textContent).toBe("Juego 20");
});

it("lists other games below the slots by type, and announces them", async () => {
  const { t, searchFor, searches, tiles } = await open();
  searchFor("oro");
  const fishing = t("shell.categories.FISH");
  const list = t("gameSearch.resultsOf", { type: fishing });
  await waitFor(() => expect(tiles(list)).toHaveLength(2));
  expect(screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).toContain(
    fishing,
  );
  const announcement = t("gameSearch.foundOf", { type: fishing, count: 2, name: "oro" });
  expect(screen.getAllByRole("status").map(({ textContent }) => textContent)).toContain(announcement);
  const slots = screen.getByRole("list", { name: t("gameSearch.results") });
  const others = screen.getByRole("list", { name: list });
  expect(slots.compareDocumentPosition(others)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  // This gateway has no category for live games.
  expect(searches("LIVE")).toEqual([]);
});

it("shows what other types have when no slot has the name", async () => {
  const { t, searchFor, tiles } = await open();
  searchFor(FISHING_ONLY);
  const list = t("gameSearch.resultsOf", { type: t("shell.categories.FISH") });
  await waitFor(() => expect(tiles(list)).toHaveLength(2));
  expect(screen.queryByText(t("gameSearch.empty.title"))).toBe(null);
});

it("says when no game has the name, and shows the hot games", async () => {
  const { t, searchFor } = await open();
  searchFor(UNKNOWN);
  expect(await screen.findByRole("heading", { name: t("gameSearch.empty.title") })).toBeTruthy();
  expect(await screen.findByRole("link", { name: "Popular" })).toBeTruthy();
});

it("links to the providers with the name in each of their categories, and shows the first one's games", async () => {
  const { t, searchFor, tiles } = await open();
  searchFor(VENDOR);
  const list = await screen.findByRole("list", { name: t("vendorCentre.vendors") });
  const titles = (["RNG", "FISH"] as const).map((type) => `Jili · ${t(`shell.categories.${type}`)}`);
  const links = within(list).getAllByRole("link");
  expect(links.map(({ textContent }) => textContent)).toEqual(titles);
  expect(new Set(links.map((link) => link.getAttribute("href"))).size).toBe(2);
  await waitFor(() => expect(tiles(titles[0] ?? "")).toHaveLength(10));
  expect(screen.queryByText(t("gameSearch.empty.title"))).toBe(null);
  expect(screen.getAllByRole("status")[0]?.textContent).toBe(
    t("gameSearch.foundVendors", { count: 2, name: VENDOR }),
  );
});

it("shows the hot games below a found provider that has no list of games", async () => {
  const { t, searchFor } = await open();
  searchFor(SPORTSBOOK);
  const list = await screen.findByRole("list", { name: t("vendorCentre.vendors") });
  expect(within(list).getAllByRole("link")).toHaveLength(1);
  expect(await screen.findByRole("link", { name: "Popular" })).toBeTruthy();
});

it("clears the results when the name is blank", async () => {
  const { t, searchFor, field, tiles, searches } = await open();
  searchFor("oro");
  await waitFor(() => expect(tiles(t("gameSearch.results"))).toHaveLength(10));
  fireEvent.change(field(), { target: { value: "  " } });
  expect(screen.queryByRole("list", { name: t("gameSearch.results") })).toBe(null);
  expect(searches()).toHaveLength(1);
});

it("shows a member's favourites of all types, thirty per page", async () => {
  signInAna();
  const { t, tiles, favouritePages } = await open();
  await waitFor(() => expect(tiles(t("games.modes.fav"))).toHaveLength(30));
  const more = { name: `${t("common.showMore")}: ${t("games.modes.fav")}` };
  fireEvent.click(screen.getByRole("button", more));
  await waitFor(() => expect(tiles(t("games.modes.fav"))).toHaveLength(35));
  expect(screen.queryByRole("button", more)).toBe(null);
  expect(
    favouritePages().map((address) => new URLSearchParams(address.split("?")[1]).get("pageSize")),
  ).toEqual(["30", "30"]);
  expect(favouritePages().every((address) => !address.includes("gameType="))).toBe(true);
});

it("invites a guest to log in, and passes taps on", async () => {
  const { t, actions } = await open();
  expect(screen.getByRole("link", { name: t("gameSearch.logIn") })).toBeTruthy();
  fireEvent.click(await screen.findByRole("link", { name: "Popular" }));
  expect(actions.open).toHaveBeenCalledOnce();
});

it("searches for what was typed before the code loaded, but not again when reopened", async () => {
  const { t, field, tiles, reopen } = await open("luna");
  expect(field().value).toBe("luna");
  await waitFor(() => expect(tiles(t("gameSearch.results"))).toHaveLength(10));
  reopen();
  await waitFor(() => expect(screen.queryByRole("list", { name: t("gameSearch.results") })).toBe(null));
});
