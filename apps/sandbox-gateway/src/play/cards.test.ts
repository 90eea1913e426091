import { expect, it } from "vitest";
import { seededRandom } from "../data/world/random.ts";
import { rankOf, shuffledDecks } from "./cards.ts";

it.each([
  ["the first card each time", () => 0],
  ["the last one", (sides: number) => sides - 1],
  ["any", (sides: number) => Math.floor(seededRandom(sides)() * sides)],
])("decks have every card once each when dealing %s", (_, roll) => {
  const deal = shuffledDecks(2, roll);
  const dealt = Array.from({ length: 104 }, deal).toSorted((a, b) => a - b);
  expect(dealt).toEqual(Array.from({ length: 104 }, (_card, place) => Math.floor(place / 2)));
});

it("a card's rank is its place in its suit", () => {
  expect([0, 12, 13, 51].map(rankOf)).toEqual([1, 13, 1, 13]);
});
