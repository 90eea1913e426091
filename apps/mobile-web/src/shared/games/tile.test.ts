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
  ])("of class %j wears the badge %s", (classify, badge) => {
    expect(tileOf(game(classify))).toEqual({
      id: "n-1",
      name: "Oro Azteca",
      imageUrl: "/art/oro.svg",
      badge,
    });
  });

  it("that can't be launched says so before all else", () => {
    expect(tileOf({ ...game([GameClassify.Hot]), playable: false }).badge).toBe("unavailable");
  });

  it("is one object for one game, because tiles are compared by identity", () => {
    const one = game([]);
    expect(tileOf(one)).toBe(tileOf(one));
    expect(tileOf(game([]))).not.toBe(tileOf(one));
  });

  it("leads back to its game, and a tile of somebody else's to none", () => {
    const one = game([]);
    const tile = tileOf(one);
    expect(gameOf(tile)).toBe(one);
    expect(gameOf({ ...tile })).toBe(undefined);
  });
});
