// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { GameActions } from "../../shared/games/use-tile-actions.ts";
import { closePart, openPart, signInAna } from "../../shared/testing/open-part.tsx";
import { RecentHome } from "./lower-home.tsx";

const actions: GameActions = { open: () => undefined, favouriteIds: new Set(), setFavourite: undefined };

const game = (nodeId: number) => ({
  nodeId,
  gameId: `g-${nodeId}`,
  gameType: "RNG",
  gameName: `Juego ${nodeId}`,
  vassalage: "JL",
});

/** Home's recents, with this number of games on the first of several pages. */
const open = async (count: number, totalPages: number) => {
  const list = Array.from({ length: count }, (_, place) => game(place + 1));
  await openPart(<RecentHome actions={actions} />, {
    "/api/games/recent": [{ value: { list, totalPages } }],
  });
  await screen.findByRole("link", { name: "Juego 1" });
};

beforeEach(() => signInAna());
afterEach(closePart);

it.each([
  [3, 1, "Recientes, 3"],
  [25, 2, "Recientes, 25+"],
])("%i games of %i pages are titled %s, beside the way to all (Spec §2)", async (count, pages, title) => {
  await open(count, pages);
  expect(screen.getByRole("heading", { level: 2 }).textContent).toBe(title);
  expect(screen.getByRole("link", { name: "Ver todo: Recientes" }).getAttribute("href")).toBe("/m/recent");
});
