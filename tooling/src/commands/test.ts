import { spawn } from "node:child_process";
import { globSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { findPostgres, startCluster } from "../process/throwaway-postgres.ts";
import { type Count, countReport } from "../reports/count-report.ts";
import { repositoryRoot as root } from "../workspaces.ts";

type Step = { readonly name: string; readonly turbo: readonly string[]; readonly postgres?: true };

const { all } = parseArgs({ options: { all: { type: "boolean", default: false } } }).values;
if (all) process.env.VOLADO_TEST_ALL = "1";

const gateway = "@volado/sandbox-gateway";
const steps: readonly Step[] = [
  { name: "checks", turbo: ["lint", "types", "health", "check"] },
  { name: "unit tests", turbo: ["test:unit", `--filter=!${gateway}`] },
  { name: "gateway", turbo: ["test:unit", `--filter=${gateway}`] },
  { name: "stories", turbo: ["test:stories"] },
  { name: "build", turbo: ["build"] },
  { name: "package checks", turbo: ["check:built"] },
  { name: "journeys", turbo: [all ? "test:e2e" : "test:core"] },
];
const releaseSteps: readonly Step[] = [
  { name: "brands", turbo: ["test:brands"] },
  { name: "looks and tarballs", turbo: ["check:all"] },
  { name: "WebKit", turbo: ["test:engines"] },
  // Last, because DATABASE_URL stays set.
  { name: "gateway on PostgreSQL", turbo: ["test:postgres"], postgres: true },
];

/** Timeout of a step in minutes. A step that exceeds it is killed with all its child processes and fails. */
const limit = all ? 40 : 7;

/** Runs Turborepo, which stops its tasks when it is stopped itself. Resolves to whether all tasks passed. */
const runTurbo = (words: readonly string[]): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const child = spawn("turbo", ["run", ...words], { cwd: root, stdio: "inherit", timeout: limit * 60_000 });
    child.once("error", reject);
    child.once("exit", (code) =>
      child.killed ? reject(new Error(`stopped after ${limit} minutes`)) : resolve(code === 0),
    );
  });

/** Starts an empty PostgreSQL server and sets DATABASE_URL. Returns a function that stops it. */
const startPostgres = async (): Promise<() => Promise<void>> => {
  const programs = findPostgres();
  if (programs === undefined) throw new Error("PostgreSQL is not installed (Debian: postgresql)");
  const { url, stop } = await startCluster(programs);
  process.env.DATABASE_URL = url;
  return stop;
};

const sum = (list: readonly Count[], key: "passed" | "failed") => list.reduce((n, it) => n + it[key], 0);

/** Runs a step and counts the tests in its reports. A step without a report counts as one test. */
const runStep = async ({ turbo, postgres }: Step): Promise<Count> => {
  const reports = join(root, "{apps/*,packages/*,tooling}/node_modules/.reports/*.json");
  for (const file of globSync(reports)) rmSync(file);
  // Outside CI, results for unchanged sources come from the cache.
  const force = process.env.CI ? ["--force"] : [];
  const flags = ["--continue", "--concurrency=2", "--output-logs=errors-only", ...force];
  const stopPostgres = postgres && (await startPostgres());
  const passed = await runTurbo([...turbo, ...flags]).finally(stopPostgres);
  const counts = globSync(reports).map((file) => countReport(readFileSync(file, "utf8")));
  return {
    passed: counts.length === 0 && passed ? 1 : sum(counts, "passed"),
    failed: Math.max(sum(counts, "failed"), passed ? 0 : 1),
    flaky: counts.flatMap(({ flaky }) => flaky),
  };
};

const [lines, counts]: [string[], Count[]] = [[], []];
for (const step of all ? [...steps, ...releaseSteps] : steps) {
  const startedAt = performance.now();
  let problem = "";
  const count = await runStep(step).catch((error: unknown): Count => {
    problem = ` · ${error instanceof Error ? error.message : error}`;
    return { passed: 0, failed: 1, flaky: [] };
  });
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  const line = `${count.failed ? "✗" : "✓"} ${step.name} · ${count.passed} passed, ${count.failed} failed · ${seconds} s`;
  process.stdout.write(`${line}${problem}\n`);
  lines.push(`${line}${problem}`);
  counts.push(count);
}

const flaky = counts.flatMap((count) => count.flaky.map((name) => name.replace(`${root}/`, "")));
// In a release run, flaky tests count as failures.
const failed = sum(counts, "failed") + (all ? flaky.length : 0);
const end = [...lines, ...flaky.map((name) => `Flaky: ${name}`), ""];
process.stdout.write(`\n${end.join("\n")}\n${sum(counts, "passed")} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;
