import { z } from "zod";

/** The test counts of a report. `flaky` lists tests that passed only on retry. */
export type Count = {
  readonly passed: number;
  readonly failed: number;
  readonly flaky: readonly string[];
};

const vitestTest = z.object({
  fullName: z.string(),
  status: z.string(),
  failureMessages: z.array(z.string()),
});

const vitestReport = z
  .object({
    numPassedTests: z.number(),
    numFailedTests: z.number(),
    testResults: z.array(z.object({ name: z.string(), assertionResults: z.array(vitestTest) })),
  })
  .transform(({ numPassedTests, numFailedTests, testResults }): Count => {
    const flaky = testResults.flatMap(({ name, assertionResults: tests }) =>
      tests
        .filter(({ status, failureMessages }) => status === "passed" && failureMessages.length > 0)
        .map(({ fullName }) => `${name}: ${fullName}`),
    );
    return { passed: numPassedTests, failed: numFailedTests, flaky };
  });

const playwrightTests = z.array(z.object({ status: z.string() }));
const playwrightSuite = z.object({
  specs: z.array(z.object({ title: z.string(), file: z.string(), tests: playwrightTests })),
  get suites() {
    return z.array(playwrightSuite).default([]);
  },
});

const flakyIn = ({ specs, suites }: z.infer<typeof playwrightSuite>): readonly string[] => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === "flaky"))
    .map(({ file, title }) => `${file}: ${title}`),
  ...suites.flatMap(flakyIn),
];

const playwrightReport = z
  .object({
    stats: z.object({ expected: z.number(), flaky: z.number(), unexpected: z.number() }),
    suites: z.array(playwrightSuite),
  })
  .transform(({ stats: { expected, flaky, unexpected: failed }, suites }): Count => {
    return { passed: expected + flaky, failed, flaky: suites.flatMap(flakyIn) };
  });

/** Counts the tests in a JSON report of Vitest or Playwright. @throws ZodError for other formats */
export const countReport = (json: string): Count =>
  z.union([vitestReport, playwrightReport]).parse(JSON.parse(json));
