import { expect, test } from "vitest";
import { type Winner, winnerBoard, winnerOpening } from "./winners.ts";

const winner = (id: string, amount: number): Winner => ({
  id,
  amount,
  gameName: "Oro",
  imageUrl: "/oro.svg",
  customerName: "ana",
  nodeId: undefined,
  gameId: undefined,
  vendor: undefined,
  type: undefined,
});

test("the largest win is first, ties keep their order, and the input isn't changed", () => {
  const given = [winner("a", 5), winner("b", 90), winner("c", 5), winner("d", 7.5)];
  expect(winnerBoard(given).map(({ id }) => id)).toEqual(["b", "d", "a", "c"]);
  expect(given[0]?.id).toBe("a");
});

test("the board has at most 20 winners", () => {
  const given = Array.from({ length: 30 }, (_, index) => winner(String(index), index));
  const amounts = winnerBoard(given).map(({ amount }) => amount);
  expect(amounts).toHaveLength(20);
  expect(amounts.slice(0, 2)).toEqual([29, 28]);
});

const knownGame = { nodeId: "N1", gameId: "G1", vendor: "JL", type: "RNG" } as const;

test("a tap opens the game that was won", () => {
  expect(winnerOpening({ ...winner("a", 5), ...knownGame })).toEqual({
    kind: "launch",
    game: { ...knownGame, name: "Oro" },
  });
});

test.each(["nodeId", "gameId", "vendor", "type"] as const)("without %s a tap searches by name", (field) => {
  expect(winnerOpening({ ...winner("a", 5), ...knownGame, [field]: undefined })).toEqual({
    kind: "search",
    name: "Oro",
  });
});

test("without a name there is nothing to open", () => {
  expect(winnerOpening({ ...winner("a", 5), gameName: " " })).toBe(undefined);
});
