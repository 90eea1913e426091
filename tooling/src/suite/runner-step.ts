import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { run } from "../process/run.ts";
import { readPlaywrightReport, readVitestReport } from "./reports.ts";
import type { Tally } from "./step.ts";

/** Milliseconds. No step takes this long unless it hangs: over four hundred journeys take half of it on two cores. */
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

/** A package script that ends in a test runner's command. */
export type RunnerScript = {
  readonly runner: keyof typeof runners;
  readonly directory: string;
  readonly script: string;
  readonly env?: Readonly<Record<string, string>>;
};

/** Runs a package's test script and counts its tests from the runner's own report, not from its words. */
export const runTests = async ({ runner, directory, script, env }: RunnerScript): Promise<Tally> => {
  const folder = await mkdtemp(join(tmpdir(), "volado-report-"));
  const file = join(folder, "report.json");
  const { reporters, env: runnerEnv, read } = runners[runner];
  try {
    const { code, output } = await run("pnpm", ["run", script, ...reporters(file)], {
      cwd: directory,
      env: { ...env, ...runnerEnv(file) },
      timeout,
    });
    const tally = existsSync(file) ? read(await readFile(file, "utf8")) : { passed: 0, failed: 1 };
    const failed = code !== 0 || tally.passed === 0 ? Math.max(tally.failed, 1) : tally.failed;
    return { ...tally, failed, output };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
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
