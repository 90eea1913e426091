import { describe, expect, it } from "vitest";
import { sampleMs } from "../testing/sample-return.ts";
import {
  fixtureById,
  fixturesAt,
  isOnOffer,
  kickoffAfter,
  liveMatchesAt,
  matchMs,
  matchName,
  playMatch,
  type Selection,
  selections,
} from "./matches.ts";
import { rollsOf } from "./rules.ts";

const noon = Date.UTC(2026, 0, 15, 12);

describe("matches", () => {
  it("are the same for everyone within an hour, and change in the next", () => {
    expect(fixturesAt(noon)).toEqual(fixturesAt(noon + 3_599_999));
    expect(fixturesAt(noon)).not.toEqual(fixturesAt(noon + 3_600_000));
  });

  it("never pair a club with itself, and include the house's margin in every price", () => {
    for (let hour = 0; hour < 200; hour += 1) {
      for (const { home, away, odds } of fixturesAt(noon + hour * 3_600_000)) {
        expect(home).not.toBe(away);
        const implied = selections.reduce((sum, selection) => sum + 100 / odds[selection], 0);
        // Every outcome returns as much, as its page states.
        expect(1 / implied).toBeGreaterThan(0.94);
        expect(1 / implied).toBeLessThan(0.95);
      }
    }
  });

  it("stay open for a slip of the previous hour, and no longer", () => {
    const fixture = fixtureById(fixturesAt(noon)[0]?.id ?? "");
    if (fixture === undefined) throw new Error("A match is not found by its id.");
    expect(isOnOffer(fixture, noon + 3_600_000)).toBe(true);
    expect(isOnOffer(fixture, noon + 7_200_000)).toBe(false);
    for (const id of ["", "x-1", "1e9-1", `${fixture.id}0`]) expect(fixtureById(id)).toBeUndefined();
  });

  it("start every 30 seconds, after any bet on them, one pairing after the other", () => {
    const starts = (place: number) =>
      [noon - 1, noon, noon + 29_999].map((now) => (kickoffAfter({ place }, now) - noon) / 1_000);
    expect(starts(0)).toEqual([0, 30, 30]);
    expect(starts(1)).toEqual([5, 5, 35]);
    expect(starts(5)).toEqual([25, 25, 55]);
  });

  it(
    "end in the same way for every bet, as often as the odds say, and differently from one to the next",
    () => {
      const fixture = fixturesAt(noon)[0];
      if (fixture === undefined) throw new Error("There is always a match.");
      const outcomeOf = (match: number, selection: Selection) =>
        playMatch(1_000, fixture, selection, rollsOf(`${match}`)).outcome;
      for (let match = 0; match < 1_000; match += 1) {
        const outcome = outcomeOf(match, "1");
        expect([outcomeOf(match, "X"), outcomeOf(match, "2")]).toEqual([outcome, outcome]);
      }
      const ends = Array.from({ length: 20_000 }, (_, match) => outcomeOf(match, "1").end);
      for (const selection of selections) {
        const returned = (ends.filter((end) => end === selection).length / 20_000) * fixture.odds[selection];
        expect(returned).toBeGreaterThan(86);
        expect(returned).toBeLessThan(103);
      }
    },
    sampleMs,
  );

  it("end with a score that matches the outcome, and pay its odds", () => {
    const fixture = fixturesAt(noon)[0];
    if (fixture === undefined) throw new Error("There is always a match.");
    for (let roll = 0; roll < 1_000_000; roll += 9_973) {
      const rolls = [roll, 1, 1];
      const next = (sides: number) => Math.min(sides - 1, rolls.shift() ?? 0);
      const { outcome, win } = playMatch(1_000, fixture, "1", next);
      const [home = 0, away = 0] = Array.isArray(outcome.score) ? outcome.score : [];
      const end = home === away ? "X" : home > away ? "1" : "2";
      expect(outcome.end).toBe(end);
      expect(win).toBe(end === "1" ? fixture.odds["1"] * 10 : 0);
    }
  });
});

describe("live matches", () => {
  const at = (seconds: number) => liveMatchesAt(noon + seconds * 1_000);

  it("are four or five of the six pairings, and the others are upcoming", () => {
    for (let second = 0; second < 60; second += 0.5) {
      const { live, upcoming } = at(second);
      expect([4, 5]).toContain(live.length);
      expect(live.length + upcoming).toBe(6);
      expect(new Set(live.map(({ id }) => id)).size).toBe(live.length);
    }
  });

  it("run from minute 1 to 90 in 22.5 seconds, and lose no goal", () => {
    const [first] = fixturesAt(noon);
    const course = Array.from({ length: 90 }, (_, quarter) => at(quarter / 4).live[0]);
    expect(course.map((match) => match?.minute)).toEqual(Array.from({ length: 90 }, (_, index) => index + 1));
    expect(new Set(course.map((match) => match?.id))).toEqual(new Set([`${first?.id}-${noon}`]));
    const goals = course.map((match) => match?.score ?? [0, 0]);
    for (const [index, [home, away]] of goals.entries()) {
      const [homeLater = 0, awayLater = 0] = goals[index + 1] ?? [home, away];
      expect(homeLater).toBeGreaterThanOrEqual(home);
      expect(awayLater).toBeGreaterThanOrEqual(away);
    }
    expect(at(22.5).live.map(({ id }) => id)).not.toContain(`${first?.id}-${noon}`);
  });

  it("end with the score of the bets on them", () => {
    for (const fixture of fixturesAt(noon)) {
      const kickoff = kickoffAfter(fixture, noon);
      const { live } = liveMatchesAt(kickoff + matchMs - 1);
      const { outcome } = playMatch(1_000, fixture, "1", rollsOf(matchName(fixture, kickoff)));
      expect(live.find(({ id }) => id === `${fixture.id}-${kickoff}`)).toMatchObject({
        minute: 90,
        score: outcome.score,
      });
    }
  });

  it("of the previous hour are played to their end", () => {
    const before = liveMatchesAt(noon - 1).live;
    const after = liveMatchesAt(noon + 999).live;
    expect(after.filter(({ id }) => before.some((match) => match.id === id))).toHaveLength(4);
  });
});
