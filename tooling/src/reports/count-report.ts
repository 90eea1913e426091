import { z } from "zod";

/** The tests of one report; `unsteady` names those that failed at first and passed when they were tried again. */
export type Count = {
  readonly passed: number;
  readonly failed: number;
  readonly unsteady: readonly string[];
};

const vitestTest = z.object({
  fullName: z.string(),
  status: z.string(),
  failureMessages: z.array(z.string()),
});
const vitestFile = z.object({ name: z.string(), status: z.string(), assertionResults: z.array(vitestTest) });
const playwrightTest = z.object({ status: z.enum(["expected", "unexpected", "flaky", "skipped"]) });
const playwrightSuite = z.object({
  specs: z.array(z.object({ title: z.string(), file: z.string(), tests: z.array(playwrightTest) })),
  get suites() {
    return z.array(playwrightSuite).default([]);
  },
});
const reportSchema = z.union([
  z.object({ testResults: z.array(vitestFile) }),
  z.object({ suites: z.array(playwrightSuite), errors: z.array(z.unknown()) }),
]);

type Test = { readonly name: string; readonly status: string };

const vitestTests = ({ name, status, assertionResults: tests }: z.infer<typeof vitestFile>): Test[] => [
  // A file that failed without a failed test could not be loaded, or failed in a hook.
  ...(status === "failed" && tests.every((test) => test.status !== "failed") ? [{ name, status }] : []),
  ...tests.map((test) => ({
    name: `${name}: ${test.fullName}`,
    status: test.status === "passed" && test.failureMessages.length > 0 ? "flaky" : test.status,
  })),
];

const playwrightTests = ({ specs, suites }: z.infer<typeof playwrightSuite>): Test[] => [
  ...specs.flatMap(({ title, file, tests }) =>
    tests.map(({ status }) => ({ name: `${file}: ${title}`, status })),
  ),
  ...suites.flatMap(playwrightTests),
];

/** Counts the tests in a JSON report of Vitest or Playwright. @throws ZodError when it is neither */
export const countReport = (json: string): Count => {
  const report = reportSchema.parse(JSON.parse(json));
  const tests =
    "suites" in report ? report.suites.flatMap(playwrightTests) : report.testResults.flatMap(vitestTests);
  const outside = "errors" in report ? report.errors.length : 0;
  const having = (...wanted: string[]) => tests.filter(({ status }) => wanted.includes(status));
  return {
    passed: having("passed", "expected", "flaky").length,
    failed: having("failed", "unexpected").length + outside,
    unsteady: having("flaky").map(({ name }) => name),
  };
};
