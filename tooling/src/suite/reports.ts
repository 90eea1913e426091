import { z } from "zod";
import type { Tally, Timed } from "./step.ts";

const vitestTest = z.object({ fullName: z.string(), duration: z.number().nullish() });

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(vitestTest) })),
});

const playwrightSpec = z.object({
  title: z.string(),
  file: z.string(),
  tests: z.array(z.object({ projectName: z.string(), results: z.array(z.object({ duration: z.number() })) })),
});

const playwrightSuite = z.object({
  specs: z.array(playwrightSpec),
  get suites() {
    return z.array(playwrightSuite).default([]);
  },
});

const playwrightReport = z.object({
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
  errors: z.array(z.unknown()),
  suites: z.array(playwrightSuite),
});

const skippedNote = (skipped: number): Pick<Tally, "note"> =>
  skipped > 0 ? { note: `  ${skipped} skipped` } : {};

/** Counts a vitest JSON report. A test file that could not even be loaded is one failure. */
export const readVitestReport = (json: string): Tally => {
  const report = vitestReport.parse(JSON.parse(json));
  const unloadable = report.testResults.filter(
    ({ status, assertionResults }) => status === "failed" && assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloadable.length,
    ...skippedNote(report.numPendingTests + report.numTodoTests),
    tests: report.testResults.flatMap(({ assertionResults }) =>
      assertionResults.map(({ fullName, duration }) => ({ title: fullName, milliseconds: duration ?? 0 })),
    ),
  };
};

const journeysOf = ({ specs, suites }: z.infer<typeof playwrightSuite>): readonly Timed[] => [
  ...specs.flatMap(({ title, file, tests }) =>
    tests.map(({ projectName, results }) => ({
      title: `${file} [${projectName}] ${title}`,
      milliseconds: results.reduce((sum, { duration }) => sum + duration, 0),
    })),
  ),
  ...suites.flatMap(journeysOf),
];

/** Counts a Playwright JSON report. A flaky journey passed in the end; an error outside any test is one failure. */
export const readPlaywrightReport = (json: string): Tally => {
  const { stats, errors, suites } = playwrightReport.parse(JSON.parse(json));
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    ...skippedNote(stats.skipped),
    tests: suites.flatMap(journeysOf),
  };
};
