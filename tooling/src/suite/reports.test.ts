import { describe, expect, it } from "vitest";
import { readPlaywrightReport, readVitestReport } from "./reports.ts";

const vitest = (report: object) =>
  JSON.stringify({
    numPassedTests: 0,
    numFailedTests: 0,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: [],
    ...report,
  });

const playwright = (stats: object, errors: readonly unknown[] = []) =>
  JSON.stringify({ stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...stats }, errors });

describe("reports of the runners", () => {
  it("counts vitest's tests", () => {
    expect(readVitestReport(vitest({ numPassedTests: 5, numFailedTests: 2 }))).toEqual({
      passed: 5,
      failed: 2,
    });
  });

  it("counts a vitest file that could not be loaded, once", () => {
    const testResults = [
      { status: "failed", assertionResults: [] },
      { status: "failed", assertionResults: [{}] },
    ];
    expect(readVitestReport(vitest({ numPassedTests: 5, numFailedTests: 1, testResults })).failed).toBe(2);
  });

  it("mentions skipped tests", () => {
    expect(readVitestReport(vitest({ numPendingTests: 2, numTodoTests: 1 })).note).toBe("  3 skipped");
    expect(readPlaywrightReport(playwright({ skipped: 1 })).note).toBe("  1 skipped");
  });

  it("counts Playwright's journeys, flaky ones as passed and global errors as failed", () => {
    const report = playwright({ expected: 7, flaky: 1, unexpected: 2 }, [{ message: "no server" }]);
    expect(readPlaywrightReport(report)).toEqual({ passed: 8, failed: 3 });
  });
});
