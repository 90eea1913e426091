import { type Game, GameClassify } from "@volado/domain/games";
import { describe, expect, it } from "vitest";
import { sampleGame } from "../testing/sample-game.ts";
import { gameOf, tileOf } from "./tile.ts";

const game = (classify: readonly GameClassify[]): Game => ({ ...sampleGame, classify });

describe("a game's tile", () => {
  it.each<[readonly GameClassify[], string | undefined]>([
    [[], undefined],
    [[GameClassify.New], "new"],
    [[GameClassify.Hot], "hot"],
    [[GameClassify.New, GameClassify.Hot], "hot"],
  ])("of class %j has the badge %s", (classify, badge) => {
    expect(tileOf(game(classify))).toEqual({
      id: "n-1",
      name: "Oro Azteca",
      imageUrl: "/art/oro.svg",
      badge,
    });
  });

  it("shows that it can't be launched before any other badge", () => {
    expect(tileOf({ ...game([GameClassify.Hot]), playable: false }).badge).toBe("unavailable");
  });

  it("is the same object for the same game", () => {
    const one = game([]);
    expect(tileOf(one)).toBe(tileOf(one));
    expect(tileOf(game([]))).not.toBe(tileOf(one));
  });

  it("maps back to its game; other tiles map to undefined", () => {
    const one = game([]);
    const tile = tileOf(one);
    expect(gameOf(tile)).toBe(one);
    expect(gameOf({ ...tile })).toBe(undefined);
  });
});
