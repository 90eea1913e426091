import { z } from "zod";
import type { Tally } from "./step.ts";

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
});

const playwrightReport = z.object({
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
  errors: z.array(z.unknown()),
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
  };
};

/** Counts a Playwright JSON report. A flaky journey passed in the end; an error outside any test is one failure. */
export const readPlaywrightReport = (json: string): Tally => {
  const { stats, errors } = playwrightReport.parse(JSON.parse(json));
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    ...skippedNote(stats.skipped),
  };
};
