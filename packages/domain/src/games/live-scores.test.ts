import { expect, test } from "vitest";
import { type LiveScore, type SportsFeed, scoreLines } from "./live-scores.ts";

const score = (id: string): LiveScore => ({
  id,
  league: "Liga Marigold",
  home: "Cobres",
  away: "Tecolotes",
  homeScore: 1,
  awayScore: 0,
  minute: 12,
});
const feed = (vendor: string, live: number, ids: string): SportsFeed => ({
  vendor,
  live,
  upcoming: 3,
  scores: [...ids].map(score),
});

const shown = [feed("FB", 40, "ab"), feed("GLZ", 0, ""), feed("CNC", 2, "de")];

test("score lines are the first of the vendors, in the gateway's order", () => {
  expect(scoreLines(shown, 3, []).map(({ vendor, id }) => `${vendor} ${id}`)).toEqual([
    "FB a",
    "FB b",
    "CNC d",
  ]);
});

test.each([
  ["", "abc", "abc"],
  ["abc", "bcd", "dbc"],
  ["abc", "cde", "dec"],
  ["ab", "abcd", "abcd"],
  ["abc", "c", "c"],
])(
  "matches %j are followed by %j in the places %j: new ones take those of matches that ended",
  (before, after, places) => {
    const previous = scoreLines([feed("FB", 9, before)], 9, []);
    const lines = scoreLines([feed("FB", 9, after)], 9, previous);
    expect(lines.map(({ id }) => id).join("")).toBe(places);
  },
);

test("a match that stays shows its new score", () => {
  const scored = { ...feed("FB", 1, ""), scores: [{ ...score("a"), homeScore: 2 }] };
  expect(scoreLines([scored], 9, scoreLines(shown, 9, []))).toMatchObject([{ id: "a", homeScore: 2 }]);
});
