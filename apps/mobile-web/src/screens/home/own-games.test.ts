import type { Game } from "@volado/domain/games";
import { expect, it, vi } from "vitest";
import type { GameListResult } from "../../shared/games/game-list-result.ts";
import { sampleGame } from "../../shared/testing/sample-game.ts";
import { ownGames } from "./own-games.ts";

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
