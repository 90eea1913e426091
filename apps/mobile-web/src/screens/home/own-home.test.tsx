// @vitest-environment jsdom
import { fireEvent, screen } from "@testing-library/react";
import type { Game } from "@volado/domain/games";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { GameListResult } from "../../shared/games/game-list-result.ts";
import type { GameActions } from "../../shared/games/use-tile-actions.ts";
import { closePart, openPart, type PartAnswer, signInAna } from "../../shared/testing/open-part.tsx";
import { sampleGame } from "../../shared/testing/sample-game.ts";
import { stubScreen } from "../../shared/testing/stub-screen.ts";
import OwnHome, { ownGames } from "./own-home.tsx";

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

describe("the own games", () => {
  const retry = () => Promise.resolve();
  const game = (nodeId: string): Game => ({ ...sampleGame, nodeId });
  const pending: GameListResult = { phase: "pending", retry };
  const failed: GameListResult = { phase: "failed", error: new Error("away"), retry };
  const empty: GameListResult = { phase: "empty", retry };
  const of = (...ids: readonly string[]): GameListResult => ({
    phase: "content",
    stale: false,
    retry,
    data: { games: ids.map(game), total: undefined, more: "end", loadMore: () => undefined },
  });

  it.each<[string, GameListResult, GameListResult, string, string]>([
    ["the last played come first", of("c", "a"), of("b"), "content", "cab"],
    ["each game once", of("c", "a"), of("a", "b"), "content", "cab"],
    ["no more than a row of them", of("a", "b", "c"), of("d", "e"), "content", "abcd"],
    ["stars wait for what was played", pending, of("b"), "pending", ""],
    ["what was played doesn't wait for stars", of("a"), pending, "content", "a"],
    ["nothing played, stars on their way", empty, pending, "pending", ""],
    ["nothing played, and starred", empty, of("b"), "content", "b"],
    ["nothing at all", empty, empty, "empty", ""],
    ["recents fail, favourites load", failed, of("b"), "content", "b"],
    ["favourites fail, recents load", of("a"), failed, "content", "a"],
    ["neither can be had", failed, failed, "failed", ""],
    ["no favourite, and recents fail", failed, empty, "failed", ""],
    ["nothing played, and favourites fail", empty, failed, "failed", ""],
  ])("%s", (_what, recent, starred, phase, ids) => {
    const own = ownGames(recent, starred, 4);
    expect(own.phase).toBe(phase);
    expect(own.data?.map(({ nodeId }) => nodeId).join("") ?? "").toBe(ids);
  });

  it("retries both", async () => {
    const again = vi.fn(() => Promise.resolve());
    await ownGames({ ...failed, retry: again }, { ...failed, retry: again }, 4).retry();
    expect(again).toHaveBeenCalledTimes(2);
  });
});
