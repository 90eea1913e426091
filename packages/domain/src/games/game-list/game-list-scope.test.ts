import { expect, test } from "vitest";
import type { GameClassify } from "../game-type.ts";
import { withinScope } from "./game-list-scope.ts";

const game = (vendor: string, ...classify: GameClassify[]) => ({ vendor, classify });
const games = [game("JL", "HOT", "ROU"), game("EVO", "HOT", "BAC"), game("EVO", "HOT")];

test.each([
  [{ vendors: [], classify: undefined }, games],
  [{ vendors: ["EVO"], classify: undefined }, games.slice(1)],
  [{ vendors: [], classify: "ROU" }, games.slice(0, 1)],
  [{ vendors: ["EVO"], classify: "ROU" }, []],
] as const)("of a whole list a page within %j shows its own games", (scope, own) => {
  expect(withinScope(games, scope)).toEqual(own);
});
