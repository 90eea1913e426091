import { HOUR_MS } from "@volado/domain/calendar";
import type { RoundResult } from "../play-rounds/rounds.ts";
import { paid, placeOf, type Roll, rollsOf } from "./rules.ts";

/** Outcomes of a match, in the usual notation: home, draw, away. */
export const selections = ["1", "X", "2"] as const;

export type Selection = (typeof selections)[number];

export interface Fixture {
  readonly id: string;
  /** Its position among the hour's fixtures. */
  readonly place: number;
  readonly league: string;
  readonly home: string;
  readonly away: string;
  /** Decimal odds in hundredths: 185 pays 1.85 times the stake. */
  readonly odds: Readonly<Record<Selection, number>>;
}

/** Invented clubs: a demonstration offers no bets on real ones, and says so wherever its leagues are named. */
const leagues = [
  ["Liga Virtual", ["Halcones del Puerto", "Atlético Sierra", "Cobres de Taxco", "Real Papantla"]],
  ["Copa Virtual", ["Deportivo Luna", "Toros del Bajío", "Gigantes de Cholula", "Unión Colibrí"]],
  ["Serie Virtual", ["Marea Azul", "Racing Mazateco", "Tecolotes FC", "Olímpico Agave"]],
] as const;

/** Sum of the implied probabilities: the house's margin is about 6 %. */
const overround = 1.06;

/** A pseudo-random number from 0 to 1 that depends only on its inputs. */
const spread = (hour: number, index: number, salt: number): number => {
  const wave = Math.sin(hour * 12.9898 + index * 78.233 + salt * 37.719) * 43_758.5453;
  return wave - Math.floor(wave);
};

const priced = (chance: number): number => Math.max(105, Math.round(100 / (chance * overround)));

/** The matches of an hour; each hour has other pairings and odds. */
export const fixturesAt = (now: number): readonly Fixture[] => {
  const hour = Math.floor(now / HOUR_MS);
  return leagues.flatMap(([league, clubs], block) =>
    [0, 1].map((pair): Fixture => {
      const index = block * 2 + pair;
      const first = (hour + pair * 2) % 4;
      const home = 0.28 + spread(hour, index, 1) * 0.34;
      const draw = 0.2 + spread(hour, index, 2) * 0.1;
      return {
        id: `${hour}-${index}`,
        place: index,
        league,
        home: clubs[first] ?? clubs[0],
        away: clubs[(first + 1) % 4] ?? clubs[1],
        odds: { "1": priced(home), X: priced(draw), "2": priced(1 - home - draw) },
      };
    }),
  );
};

export const fixtureById = (id: string): Fixture | undefined =>
  fixturesAt(Number(id.split("-")[0]) * HOUR_MS).find((fixture) => fixture.id === id);

/**
 * Whether bets on a match are accepted: matches of this hour, and of the previous one for slips that were opened
 * before.
 */
export const isOnOffer = ({ id }: Fixture, now: number): boolean =>
  [...fixturesAt(now), ...fixturesAt(now - HOUR_MS)].some((fixture) => fixture.id === id);

/** Each pairing's matches start at this interval. */
export const kickoffEveryMs = 30_000;

/** Pairings take turns, so that some matches are always running. */
const turnMs = kickoffEveryMs / fixturesAt(0).length;

/**
 * The start of the match that a bet placed at `now` is on: the pairing's next one, so that no bet is placed on a known
 * result.
 */
export const kickoffAfter = ({ place }: Pick<Fixture, "place">, now: number): number => {
  const turn = place * turnMs;
  return (Math.floor((now - turn) / kickoffEveryMs) + 1) * kickoffEveryMs + turn;
};

const MINUTES = 90;

/** Milliseconds of a minute of a demo match. */
const matchMinuteMs = 250;

/** Milliseconds from the start of a demo match to its final whistle. */
export const matchMs = MINUTES * matchMinuteMs;

/** The name of a match, for its rolls. */
export const matchName = ({ id }: Fixture, kickoff: number): string => `${id}/${kickoff}/`;

const precision = 1_000_000;

/** Plays a match: each outcome's probability follows from its odds without the house's margin. */
const endOf = (fixture: Fixture, roll: Roll): Selection => {
  const chances = selections.map((selection) => 1 / fixture.odds[selection]);
  const total = chances.reduce((sum, chance) => sum + chance, 0);
  return selections[placeOf((roll(precision) / precision) * total, chances)] ?? "X";
};

const scoreOf = (end: Selection, roll: Roll): readonly [home: number, away: number] => {
  const low = roll(3);
  const high = low + 1 + roll(2);
  if (end === "X") return [low, low];
  return end === "1" ? [high, low] : [low, high];
};

/** Settles a single bet on a match. The same rolls end the match in the same way for every bet on it. */
export const playMatch = (stake: number, fixture: Fixture, selection: Selection, roll: Roll): RoundResult => {
  const end = endOf(fixture, roll);
  return {
    outcome: { game: "match", end, score: scoreOf(end, roll) },
    win: end === selection ? paid(stake, fixture.odds[selection]) : 0,
  };
};

/** A match in progress, as the sportsbook and the site show it. */
export interface LiveMatch extends Pick<Fixture, "league" | "home" | "away"> {
  readonly id: string;
  /** Its pairing's id. */
  readonly fixture: string;
  /** The minute being played, 1 to 90. */
  readonly minute: number;
  readonly score: readonly [home: number, away: number];
}

/** The score after `minute`: a match's goals are spread over its 90 minutes, and its end is that of its bets. */
const scoreAfter = (minute: number, fixture: Fixture, roll: Roll): LiveMatch["score"] => {
  const [home, away] = scoreOf(endOf(fixture, roll), roll);
  const scored = (goals: number): number =>
    Array.from({ length: goals }, () => 1 + roll(MINUTES)).filter((goal) => goal <= minute).length;
  return [scored(home), scored(away)];
};

/** The matches in progress, and how many pairings wait for their next one. */
export const liveMatchesAt = (
  now: number,
): { readonly live: readonly LiveMatch[]; readonly upcoming: number } => {
  const pairings = fixturesAt(now);
  const live = pairings.flatMap(({ place }): readonly LiveMatch[] => {
    const kickoff = kickoffAfter({ place }, now) - kickoffEveryMs;
    // After a full hour, the previous hour's matches are played to their end.
    const fixture = fixturesAt(kickoff)[place];
    if (fixture === undefined || now >= kickoff + matchMs) return [];
    const minute = 1 + Math.floor((now - kickoff) / matchMinuteMs);
    const { id, league, home, away } = fixture;
    const score = scoreAfter(minute, fixture, rollsOf(matchName(fixture, kickoff)));
    return [{ id: `${id}-${kickoff}`, fixture: id, league, home, away, minute, score }];
  });
  return { live, upcoming: pairings.length - live.length };
};
