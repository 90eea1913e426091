import type { Metrics } from "./measure.ts";

/** The middle of some numbers; of an even count, the mean of the two in the middle. */
export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] ?? Number.NaN;
  return Number.isInteger(middle) ? ((sorted[middle - 1] ?? Number.NaN) + upper) / 2 : upper;
};

/** Each metric's own median over several loads of one page. */
export const medianOf = (runs: readonly Metrics[]): Metrics => {
  const of = (key: keyof Metrics): number => median(runs.map((run) => run[key]));
  return {
    score: of("score"),
    fcp: of("fcp"),
    lcp: of("lcp"),
    tbt: of("tbt"),
    cls: of("cls"),
    scriptBytes: of("scriptBytes"),
    allBytes: of("allBytes"),
  };
};
