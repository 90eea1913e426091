// @vitest-environment jsdom
import { fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { GameActions } from "../../shared/games/use-tile-actions.ts";
import { closePart, openPart, type PartAnswer, signInAna } from "../../shared/testing/open-part.tsx";
import { stubScreen } from "../../shared/testing/stub-screen.ts";
import OwnHome from "./own-home.tsx";

const actions: GameActions = { open: () => undefined, favouriteIds: new Set(), setFavourite: undefined };

const games = (names: readonly string[]) =>
  names.map((gameName) => ({
    nodeId: gameName,
    gameId: gameName,
    gameType: "RNG",
    gameName,
    vassalage: "JL",
  }));
const played = (...names: readonly string[]): PartAnswer => ({
  value: { list: games(names), totalPages: 1 },
});
const starred = (...names: readonly string[]): PartAnswer => ({
  value: { content: games(names), pageNum: 1, totalPages: 1 },
});

const open = (answers: Readonly<Record<string, readonly PartAnswer[]>>) =>
  openPart(<OwnHome actions={actions} />, answers, "/m/home");

beforeEach(() => {
  signInAna();
  stubScreen();
});
afterEach(closePart);

it("begins with recently played games, then favourites, and links to all that was played", async () => {
  const { t } = await open({
    "/api/games/recent": [played("Luz", "Mar")],
    "/api/favourites": [starred("Mar", "Sol")],
  });
  await screen.findByRole("link", { name: "Sol" });
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Luz",
    "Mar",
    "Sol",
  ]);
  const all = screen.getByRole("link", { name: `${t("common.seeAll")}: ${t("lowerHome.own.title")}` });
  expect(all.getAttribute("href")).toBe("/m/recent");
});

it("says what will appear there before anything was played", async () => {
  const { t } = await open({ "/api/games/recent": [played()], "/api/favourites": [starred()] });
  expect(await screen.findByText(t("lowerHome.own.empty"))).toBeTruthy();
});

it("offers a retry when nothing loads, and shows the result", async () => {
  const { t } = await open({
    "/api/games/recent": ["refused", played("Luz")],
    "/api/favourites": [starred()],
  });
  fireEvent.click(await screen.findByRole("button", { name: t("common.retry") }));
  expect(await screen.findByRole("link", { name: "Luz" })).toBeTruthy();
});
