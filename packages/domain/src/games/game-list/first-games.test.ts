import { expect, test } from "vitest";
import { firstGames } from "./first-games.ts";

const unfiltered = { name: "", minBet: undefined, minLines: undefined, page: 1 };

test.each([
  [
    { type: "LIVE", pageSize: 3 },
    { type: "LIVE", classify: "ALL", vendor: "", pageSize: 3 },
  ],
  [
    { type: "RNG", pageSize: 9, vendor: "JL" },
    { type: "RNG", classify: "NEW", vendor: "JL", pageSize: 9 },
  ],
  [
    { type: "LIVE", classify: "ROU", pageSize: 3 },
    { type: "LIVE", classify: "ROU", vendor: "", pageSize: 3 },
  ],
] as const)("the first games of %j are asked for without a choice", (asked, input) => {
  expect(firstGames(asked)).toEqual({ ...unfiltered, ...input });
});
