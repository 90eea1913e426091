import type { Cents, RoundResult } from "../ports.ts";
import { type Fixture, type Selection, selections } from "./fixtures.ts";
import type { Roll } from "./random.ts";

/** From the bet to the final whistle of a demo match, in ms. */
export const matchMs = 8_000;

const precision = 1_000_000;

/** Plays a match out: each end is as likely as its odds say, the house's share taken away. */
const endOf = (fixture: Fixture, roll: Roll): Selection => {
  const chances = selections.map((selection) => 1 / fixture.odds[selection]);
  const total = chances.reduce((sum, chance) => sum + chance, 0);
  let left = (roll(precision) / precision) * total;
  const index = chances.findIndex((chance) => {
    left -= chance;
    return left < 0;
  });
  return selections[index] ?? "X";
};

const scoreOf = (end: Selection, roll: Roll): readonly [home: number, away: number] => {
  const low = roll(3);
  const high = low + 1 + roll(2);
  if (end === "X") return [low, low];
  return end === "1" ? [high, low] : [low, high];
};

/** Settles a single bet on a match. */
export const playMatch = (stake: Cents, fixture: Fixture, selection: Selection, roll: Roll): RoundResult => {
  const end = endOf(fixture, roll);
  return {
    outcome: { game: "match", end, score: scoreOf(end, roll) },
    win: end === selection ? Math.floor((stake * fixture.odds[selection]) / 100) : 0,
  };
};
