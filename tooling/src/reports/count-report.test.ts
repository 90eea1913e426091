import { describe, expect, it } from "vitest";
import { countReport } from "./count-report.ts";

const vitest = (...files: readonly [status: string, ...tests: readonly [status: string, ...string[]][]][]) =>
  JSON.stringify({
    testResults: files.map(([status, ...tests], at) => ({
      name: `${at}.test.ts`,
      status,
      assertionResults: tests.map(([state, ...failureMessages], place) => ({
        fullName: `rule ${place}`,
        status: state,
        failureMessages,
      })),
    })),
  });

describe("a report of Vitest", () => {
  it("counts tests, and names those that only passed when tried again", () => {
    const report = vitest(["passed", ["passed"], ["passed", "Error: late"]], ["failed", ["failed", "Error"]]);
    expect(countReport(report)).toEqual({ passed: 2, failed: 1, unsteady: ["0.test.ts: rule 1"] });
  });

  it("counts a file as one failure that could not be loaded, or failed in a hook", () => {
    expect(countReport(vitest(["failed"], ["failed", ["passed"]]))).toMatchObject({ passed: 1, failed: 2 });
  });
});

describe("a report of Playwright", () => {
  const spec = (title: string, status: string) => ({ title, file: "home.spec.ts", tests: [{ status }] });

  it("counts tests of nested suites, and names those that only passed when tried again", () => {
    const inner = { specs: [spec("b", "flaky"), spec("c", "unexpected"), spec("d", "skipped")] };
    const report = { suites: [{ specs: [spec("a", "expected")], suites: [inner] }], errors: [] };
    expect(countReport(JSON.stringify(report))).toEqual({
      passed: 2,
      failed: 1,
      unsteady: ["home.spec.ts: b"],
    });
  });

  it("counts an error outside any test as a failure", () => {
    expect(countReport(JSON.stringify({ suites: [], errors: [{ message: "no gateway" }] }))).toMatchObject({
      failed: 1,
    });
  });
});

it("rejects anything else", () => {
  expect(() => countReport("{}")).toThrow();
});
