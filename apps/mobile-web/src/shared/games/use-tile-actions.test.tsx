// @vitest-environment jsdom
import { renderHook } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { playPath } from "../navigation/play-address.ts";
import { sampleGame } from "../testing/sample-game.ts";
import { tileOf } from "./tile.ts";
import { useTileActions } from "./use-tile-actions.ts";

it("opens and stars the tapped tile's game", () => {
  const actions = { open: vi.fn(), favouriteIds: new Set<string>(), setFavourite: vi.fn() };
  const { result } = renderHook(() => useTileActions(actions));
  const game = { ...sampleGame, nodeId: "n-7" };
  result.current.onOpen(tileOf(game));
  expect(actions.open).toHaveBeenCalledExactlyOnceWith(game);
  result.current.onFavouriteChange?.(tileOf(game), true);
  expect(actions.setFavourite).toHaveBeenCalledExactlyOnceWith(game, true);
});

it("keeps the handlers' identity while the actions are the same", () => {
  const actions = { open: vi.fn(), favouriteIds: new Set<string>(), setFavourite: vi.fn() };
  const { result, rerender } = renderHook((props) => useTileActions(props), { initialProps: actions });
  const before = result.current;
  rerender({ ...actions, favouriteIds: new Set(["n-7"]) });
  expect(result.current.hrefOf).toBe(before.hrefOf);
  expect(result.current.onOpen).toBe(before.onOpen);
  expect(result.current.onFavouriteChange).toBe(before.onFavouriteChange);
});

it("has no favourite handler without favourites", () => {
  const actions = { open: vi.fn(), favouriteIds: new Set<string>(), setFavourite: undefined };
  expect(renderHook(() => useTileActions(actions)).result.current.onFavouriteChange).toBe(undefined);
});

it("links to the game's page unless it can't be launched", () => {
  const actions = { open: vi.fn(), favouriteIds: new Set<string>(), setFavourite: undefined };
  const { hrefOf } = renderHook(() => useTileActions(actions)).result.current;
  const game = { ...sampleGame, nodeId: "n-7" };
  expect(hrefOf(tileOf(game))).toBe(playPath(game));
  expect(hrefOf(tileOf({ ...game, playable: false }))).toBe(undefined);
  expect(hrefOf({ id: "x", name: "Of nobody", imageUrl: "" })).toBe(undefined);
});
