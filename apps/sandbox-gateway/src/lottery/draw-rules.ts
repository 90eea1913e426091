import type { Roll } from "../play/rules.ts";
import type { RoundResult } from "../play-rounds/rounds.ts";

/** What a lottery draws and pays. Players pick as many numbers as it draws. */
export interface DrawRule {
  readonly count: number;
  /** It draws different numbers from 1 to this one; without it, digits in order. */
  readonly highest?: number;
  /** The prize for each number of hits, from none, in times the stake. The hits of digits count from the last one. */
  readonly prizes: readonly number[];
}

const threeDigits: DrawRule = { count: 3, prizes: [0, 4, 30, 300] };

/** Rules by the first part of a lottery's name. */
const rules: Readonly<Record<string, DrawRule>> = {
  Quina: { count: 5, highest: 80, prizes: [0, 1, 15, 180, 3_000, 50_000] },
  Keno: { count: 10, highest: 80, prizes: [0, 0, 1, 3, 12, 70, 500, 3_000, 10_000, 25_000, 50_000] },
  Loto: { count: 6, highest: 45, prizes: [0, 0, 2, 18, 120, 2_500, 50_000] },
  Sorteo: { count: 5, prizes: [0, 4, 20, 150, 1_500, 12_000] },
  Chispa: { count: 5, highest: 28, prizes: [0, 0, 2, 13, 150, 5_000] },
  Trébol: { count: 6, highest: 56, prizes: [0, 1, 2, 18, 150, 2_500, 50_000] },
};

/** The rule of a lottery by its name; by default three digits. */
export const ruleOf = (name: string): DrawRule => rules[name.split(" ")[0] ?? ""] ?? threeDigits;

/** The number of ways to choose `count` of `all`. */
const ways = (all: number, count: number): number =>
  Array.from({ length: count }, (_, taken) => taken).reduce(
    (product, taken) => (product * (all - taken)) / (taken + 1),
    1,
  );

const chanceOf = (hits: number, { count, highest }: DrawRule): number => {
  if (highest === undefined) return (hits < count ? 0.9 : 1) / 10 ** hits;
  return (ways(count, hits) * ways(highest - count, count - hits)) / ways(highest, count);
};

/** What a rule returns to its players in the long run, per unit of the stake. */
export const returnOf = (rule: DrawRule): number =>
  rule.prizes.reduce((sum, times, hits) => sum + times * chanceOf(hits, rule), 0);

/** Draws a rule's numbers: ascending ones, or digits in order. */
export const drawNumbers = ({ count, highest }: DrawRule, roll: Roll): readonly number[] => {
  const draws = Array.from({ length: count });
  if (highest === undefined) return draws.map(() => roll(10));
  const left = Array.from({ length: highest }, (_, place) => place + 1);
  return draws.flatMap(() => left.splice(roll(left.length), 1)).toSorted((a, b) => a - b);
};

/** Numbers as they are shown: those of two digits with leading zeros. */
export const shownNumbers = ({ highest }: DrawRule, numbers: readonly number[]): readonly string[] =>
  numbers.map((number) => String(number).padStart(highest === undefined ? 1 : 2, "0"));

/** Whether a player may pick these numbers. */
export const arePicks = ({ count, highest }: DrawRule, picks: readonly number[]): boolean => {
  const [least, most] = highest === undefined ? [0, 9] : [1, highest];
  return (
    picks.length === count &&
    (highest === undefined || new Set(picks).size === count) &&
    picks.every((pick) => pick >= least && pick <= most)
  );
};

const hitsOf = ({ highest }: DrawRule, picks: readonly number[], drawn: readonly number[]): number => {
  if (highest !== undefined) return picks.filter((pick) => drawn.includes(pick)).length;
  const missed = picks.toReversed().findIndex((pick, place) => pick !== drawn.at(-1 - place));
  return missed === -1 ? picks.length : missed;
};

/** Settles a bet on the drawn numbers. */
export const playDraw = (
  stake: number,
  picks: readonly number[],
  rule: DrawRule,
  drawn: readonly number[],
): RoundResult => {
  const hits = hitsOf(rule, picks, drawn);
  return {
    outcome: { game: "draw", numbers: shownNumbers(rule, drawn), hits },
    win: stake * (rule.prizes[hits] ?? 0),
  };
};
