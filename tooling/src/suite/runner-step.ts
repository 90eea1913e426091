import { existsSync } from "node:fs";
import { mkdir, readFile, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type Outcome, run } from "../process/run.ts";
import { readPlaywrightReport, readVitestReport } from "./reports.ts";
import type { Tally } from "./step.ts";

/** Milliseconds. No step takes this long unless it hangs. */
const timeout = 40 * 60_000;

type Runner = {
  readonly reporters: (file: string) => readonly string[];
  readonly env: (file: string) => Readonly<Record<string, string>>;
  readonly read: (json: string) => Tally;
};

/** How each test runner is asked for a report that can be counted. */
const runners = {
  vitest: {
    reporters: (file) => ["--reporter=default", "--reporter=json", `--outputFile=${file}`],
    env: () => ({ NO_COLOR: "1" }),
    read: readVitestReport,
  },
  playwright: {
    // A dot a journey: what is printed when one fails is then its failure, not the names of all that passed.
    reporters: () => ["--reporter=dot,json"],
    env: (file) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: file }),
    read: readPlaywrightReport,
  },
} as const satisfies Record<string, Runner>;

/** What runs tests in a workspace. */
export type TestRun = {
  readonly runner: keyof typeof runners;
  readonly directory: string;
  readonly env?: Readonly<Record<string, string>>;
};

/** A package script that ends in a test runner's command. */
export type RunnerScript = TestRun & { readonly script: string };

/** Part of a workspace's tests: what is asked of its runner, and whether there may be none to run. */
export type ChosenTests = TestRun & { readonly args: readonly string[]; readonly mayBeNone: boolean };

/** Where a script's report is written, in its workspace. Turborepo keeps it with what the script printed. */
const reportOf = (script: string): string => `node_modules/.reports/${script}.json`;

const count = async (
  { runner, directory, env }: TestRun,
  report: string,
  command: readonly [string, ...string[]],
): Promise<{ tally: Tally; outcome: Outcome }> => {
  const file = join(directory, report);
  await rm(file, { force: true });
  await mkdir(dirname(file), { recursive: true });
  const [program, ...args] = command;
  const outcome = await run(program, args, {
    cwd: directory,
    env: { ...env, ...runners[runner].env(file) },
    timeout,
  });
  const none = { passed: 0, failed: outcome.code === 0 ? 0 : 1 };
  const tally = existsSync(file) ? runners[runner].read(await readFile(file, "utf8")) : none;
  return { tally, outcome };
};

/**
 * Runs a package's test script and counts its tests from the runner's own report, not from its words. Through
 * Turborepo, which answers with the last report when nothing that the tests could see has changed; never in CI.
 */
export const runTests = async (wanted: RunnerScript): Promise<Tally> => {
  const { runner, script } = wanted;
  const report = reportOf(script);
  const fresh = process.env.CI === undefined ? [] : ["--force"];
  const reporters = runners[runner].reporters(report);
  const { tally, outcome } = await count(wanted, report, [
    "turbo",
    ...["run", script, ...fresh, "--", ...reporters],
  ]);
  const failed = outcome.code !== 0 || tally.passed === 0 ? Math.max(tally.failed, 1) : tally.failed;
  const kept = /FULL TURBO/.test(outcome.output) ? "  as before: nothing that it looks at has changed" : [];
  const note = [tally.note ?? [], kept].flat().join("\n");
  return { ...tally, failed, output: outcome.output, ...(note !== "" && { note }) };
};

/** Runs the tests of a workspace that are asked for, without Turborepo, which knows only whole scripts. */
export const runChosenTests = async ({ args, mayBeNone, ...wanted }: ChosenTests): Promise<Tally> => {
  const report = reportOf("chosen");
  const { tally, outcome } = await count(wanted, report, [
    "pnpm",
    ...[...args, ...runners[wanted.runner].reporters(report)],
  ]);
  const broken = outcome.code !== 0 || (tally.passed === 0 && !mayBeNone);
  return { ...tally, failed: broken ? Math.max(tally.failed, 1) : tally.failed, output: outcome.output };
};

/** Runs a command that is one check by itself: it passes when it exits with 0. */
export const runCheck = async (
  command: string,
  args: readonly string[],
  directory: string,
): Promise<Tally> => {
  const { code, output } = await run(command, args, { cwd: directory, timeout });
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, output };
};
