import { createHmac, randomBytes, randomInt } from "node:crypto";
import { HOUR_MS } from "@volado/domain/calendar";
import type { RoundResult } from "../play-rounds/rounds.ts";

/** A random whole number from 0 below `sides`, uniformly distributed. */
export type Roll = (sides: number) => number;

/** The operating system's randomness: outcomes can't be predicted from earlier ones. */
export const fairRoll: Roll = (sides) => randomInt(sides);

const secret = randomBytes(32);

/** The same rolls for the same name; unpredictable without this process's secret. */
export const rollsOf = (name: string): Roll => {
  let rolled = 0;
  return (sides) => {
    rolled += 1;
    const digest = createHmac("sha256", secret).update(`${rolled}/${name}`).digest();
    return digest.readUIntBE(0, 6) % sides;
  };
};

/** A share of an amount, in hundredths, rounded down. */
export const paid = (bet: number, hundredths: number): number => Math.floor((bet * hundredths) / 100);

/** Bets that a game's page offers, in centavos: the limits, and 1, 2, 5, 10, 20, 50 and so on between them. */
export const betsWithin = ({ min, max }: Readonly<Record<"min" | "max", number>>): readonly number[] => {
  const decades = Array.from({ length: Math.floor(Math.log10(max)) + 1 }, (_, power) => 10 ** power);
  const round = decades.flatMap((decade) => [decade, 2 * decade, 5 * decade]);
  return [...new Set([min, ...round.filter((amount) => amount > min && amount < max), max])];
};

/**
 * A symbol of the 3x3 machine: the first is wild and substitutes any other. `weight` is its frequency per cell, out of
 * {@link totalWeight}, `pays` the payout of three in a line, in hundredths of the bet.
 */
export const reelSymbols = [
  { name: "wild", weight: 3, pays: 2500 },
  { name: "top", weight: 4, pays: 1500 },
  { name: "high", weight: 6, pays: 600 },
  { name: "middle", weight: 9, pays: 240 },
  { name: "low", weight: 12, pays: 120 },
  { name: "lowest", weight: 14, pays: 80 },
] as const;

export const totalWeight = reelSymbols.reduce((sum, { weight }) => sum + weight, 0);

/** Cells of the five lines, in reading order: three rows and two diagonals. */
export const payLines = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const;

const wild = 0;

/** Payout of three symbols in a line, in hundredths of the bet; symbols are given by index. */
export const linePays = (cells: readonly [number, number, number]): number => {
  const kinds = [...new Set(cells.filter((cell) => cell !== wild))];
  if (kinds.length > 1) return 0;
  return reelSymbols[kinds[0] ?? wild]?.pays ?? 0;
};

/** The index of the weight that a roll below their sum falls into. */
const placeOf = (roll: number, weights: readonly number[]): number => {
  let left = roll;
  return weights.findIndex((weight) => {
    left -= weight;
    return left < 0;
  });
};

const reelWeights = reelSymbols.map(({ weight }) => weight);

/** Spins nine cells and adds up the winning lines. */
export const spinReels = (bet: number, roll: Roll): RoundResult => {
  const grid = Array.from({ length: 9 }, () => placeOf(roll(totalWeight), reelWeights));
  const lines = payLines
    .map(([a, b, c], line) => ({ line, pays: linePays([grid[a] ?? 1, grid[b] ?? 1, grid[c] ?? 1]) }))
    .filter(({ pays }) => pays > 0);
  const hundredths = lines.reduce((sum, { pays }) => sum + pays, 0);
  return {
    outcome: { game: "reels", grid, lines: lines.map(({ line }) => line) },
    win: paid(bet, hundredths),
  };
};

/** The two faces of the coin: eagle and sun, as on Mexican coins. */
export const coinFaces = ["aguila", "sol"] as const;

/** Payout of a correct call, in hundredths of the bet. */
export const coinPays = 196;

/** Tosses the coin against the player's call. */
export const tossCoin = (bet: number, call: (typeof coinFaces)[number], roll: Roll): RoundResult => {
  const side = coinFaces[roll(2)] ?? "sol";
  return { outcome: { game: "coin", call, side }, win: side === call ? paid(bet, coinPays) : 0 };
};

/** Payout of the correct digit, in hundredths of the bet. */
export const digitPays = 950;

/** Draws one ball of ten against the player's number. */
export const drawDigit = (bet: number, pick: number, roll: Roll): RoundResult => {
  const ball = roll(10);
  return { outcome: { game: "digit", pick, ball }, win: ball === pick ? paid(bet, digitPays) : 0 };
};

/** Outcomes of a match, in the usual notation: home, draw, away. */
export const selections = ["1", "X", "2"] as const;

export type Selection = (typeof selections)[number];

export interface Fixture {
  readonly id: string;
  readonly league: string;
  readonly home: string;
  readonly away: string;
  /** Decimal odds in hundredths: 185 pays 1.85 times the stake. */
  readonly odds: Readonly<Record<Selection, number>>;
}

/** Invented clubs: a demonstration offers no bets on real ones. */
const leagues = [
  ["Liga Marigold", ["Halcones del Puerto", "Atlético Sierra", "Cobres de Taxco", "Real Papantla"]],
  ["Copa Aurora", ["Deportivo Luna", "Toros del Bajío", "Gigantes de Cholula", "Unión Colibrí"]],
  ["Serie Pacífico", ["Marea Azul", "Racing Mazateco", "Tecolotes FC", "Olímpico Agave"]],
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
const kickoffEveryMs = 20_000;

/** The match that a bet placed at `now` is on: the pairing's next one, so that no bet is placed on a known result. */
export const kickoffAfter = (now: number): number => (Math.floor(now / kickoffEveryMs) + 1) * kickoffEveryMs;

/** Milliseconds from the start of a demo match to its final whistle. */
export const matchMs = 8_000;

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
