import { expect, it } from "vitest";
import { countReport } from "./count-report.ts";

it("counts a Vitest report and lists flaky tests", () => {
  const test = (fullName: string, status: string, ...failureMessages: string[]) => ({
    fullName,
    status,
    failureMessages,
  });
  const assertionResults = [test("a", "passed"), test("b", "passed", "late"), test("c", "failed", "wrong")];
  const report = { numPassedTests: 2, numFailedTests: 1, testResults: [{ name: "x.ts", assertionResults }] };
  expect(countReport(JSON.stringify(report))).toEqual({ passed: 2, failed: 1, flaky: ["x.ts: b"] });
});

it("counts a Playwright report and lists flaky tests", () => {
  const spec = (title: string, status: string) => ({ title, file: "x.ts", tests: [{ status }] });
  const inner = { specs: [spec("b", "flaky"), spec("c", "unexpected"), spec("d", "skipped")] };
  const stats = { expected: 1, flaky: 1, unexpected: 1 };
  const report = { stats, suites: [{ specs: [spec("a", "expected")], suites: [inner] }] };
  expect(countReport(JSON.stringify(report))).toEqual({ passed: 2, failed: 1, flaky: ["x.ts: b"] });
});

it("rejects anything else", () => {
  expect(() => countReport("{}")).toThrow();
});
