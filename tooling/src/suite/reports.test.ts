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

const playwright = (stats: object, errors: readonly unknown[] = [], suites: readonly unknown[] = []) =>
  JSON.stringify({ stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...stats }, errors, suites });

describe("reports of the runners", () => {
  it("counts vitest's tests", () => {
    expect(readVitestReport(vitest({ numPassedTests: 5, numFailedTests: 2 }))).toMatchObject({
      passed: 5,
      failed: 2,
    });
  });

  it("counts a vitest file that could not be loaded, once", () => {
    const testResults = [
      { status: "failed", assertionResults: [] },
      { status: "failed", assertionResults: [{ fullName: "a" }] },
    ];
    expect(readVitestReport(vitest({ numPassedTests: 5, numFailedTests: 1, testResults })).failed).toBe(2);
  });

  it("mentions skipped tests", () => {
    expect(readVitestReport(vitest({ numPendingTests: 2, numTodoTests: 1 })).note).toBe("  3 skipped");
    expect(readPlaywrightReport(playwright({ skipped: 1 })).note).toBe("  1 skipped");
  });

  it("counts Playwright's journeys, flaky ones as passed and global errors as failed", () => {
    const report = playwright({ expected: 7, flaky: 1, unexpected: 2 }, [{ message: "no server" }]);
    expect(readPlaywrightReport(report)).toMatchObject({ passed: 8, failed: 3 });
  });

  it("tells how long each test took", () => {
    const assertionResults = [{ fullName: "a pays", duration: 12.5 }, { fullName: "a is skipped" }];
    const testResults = [{ status: "passed", assertionResults }];
    expect(readVitestReport(vitest({ testResults })).tests).toEqual([
      { title: "a pays", milliseconds: 12.5 },
      { title: "a is skipped", milliseconds: 0 },
    ]);
  });

  it("tells how long each journey took, with its retries", () => {
    const journey = (title: string, ...durations: readonly number[]) => ({
      title,
      file: "play.spec.ts",
      tests: [{ projectName: "es", results: durations.map((duration) => ({ duration })) }],
    });
    const suites = [{ specs: [journey("opens", 900)], suites: [{ specs: [journey("spins", 400, 500)] }] }];
    expect(readPlaywrightReport(playwright({}, [], suites)).tests).toEqual([
      { title: "play.spec.ts [es] opens", milliseconds: 900 },
      { title: "play.spec.ts [es] spins", milliseconds: 900 },
    ]);
  });
});
