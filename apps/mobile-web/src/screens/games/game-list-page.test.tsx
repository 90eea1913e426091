// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { GameClassify, GameType } from "@volado/domain/games";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { closePart, openPart } from "../../shared/testing/open-part.tsx";
import { stubScreen } from "../../shared/testing/stub-screen.ts";
import { GameListPage } from "./game-list-page.tsx";

beforeEach(() => stubScreen());
afterEach(() => {
  closePart();
  vi.unstubAllGlobals();
});

const newest = { classify: GameClassify.New, newGames: <p>Lo nuevo</p> };

it.each([
  ["all new games", newest, "/m/new-games", true],
  ["new games of a vendor", newest, "/m/new-games?vassalage=JL", false],
  ["new games by their name", newest, "/m/new-games?name=oro", false],
  ["all games", { ...newest, classify: GameClassify.All }, "/m/slot-games", false],
])("above a list of %s the banner of new ones stands or not", async (_of, props, at, stands) => {
  await openPart(<GameListPage type={GameType.Slots} {...props} />, { "/api/games": ["refused"] }, at);
  expect(screen.queryByText("Lo nuevo") !== null).toBe(stands);
});
