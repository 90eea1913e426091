// @vitest-environment jsdom
import { renderHook } from "@testing-library/react";
import type { Game } from "@volado/domain/games";
import { expect, it } from "vitest";
import type { GameListResult } from "../../../shared/games/game-list-result.ts";
import { useGamesWithin } from "./use-game-list.ts";

const game = (nodeId: string, vendor: string): Game => ({
  nodeId,
  gameId: nodeId,
  name: nodeId,
  type: "RNG",
  vendor,
  classify: [],
  code: "lobby",
  imageUrl: "",
  freePlay: false,
  playable: true,
  lotteryMode: undefined,
  playType: undefined,
  roomId: undefined,
  minBet: undefined,
  lines: undefined,
});

const shown = (more: "idle" | "end", vendors: readonly string[]) => {
  const games = [game("a", "JL"), game("b", "AGS"), game("c", "JL")];
  const result: GameListResult = {
    phase: "content",
    data: { games, total: undefined, more, loadMore: () => undefined, above: undefined },
    stale: false,
    retry: () => Promise.resolve(),
  };
  const { current } = renderHook(() => useGamesWithin(result, { vendors, classify: undefined })).result;
  return { phase: current.phase, ids: current.data?.games.map(({ nodeId }) => nodeId) };
};

it("shows only the vendor's games on a vendor page, and all games elsewhere", () => {
  expect(shown("end", ["JL"])).toEqual({ phase: "content", ids: ["a", "c"] });
  expect(shown("end", [])).toEqual({ phase: "content", ids: ["a", "b", "c"] });
});

it("is empty only if no page is left", () => {
  expect(shown("idle", ["NPL"])).toEqual({ phase: "content", ids: [] });
  expect(shown("end", ["NPL"]).phase).toBe("empty");
});
