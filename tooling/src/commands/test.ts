import { spawn } from "node:child_process";
import { existsSync, globSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { z } from "zod";
import { findPostgres, startCluster } from "../process/throwaway-postgres.ts";
import { type Count, countReport } from "../reports/count-report.ts";
import { repositoryRoot as root } from "../workspace/root.ts";

type Step = { readonly name: string; readonly turbo: readonly string[]; readonly postgres?: true };

const { all } = parseArgs({ options: { all: { type: "boolean", default: false } } }).values;

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
  { name: "gateway on PostgreSQL", turbo: ["test:postgres"], postgres: true },
  { name: "brands and looks", turbo: ["test:brands", "check:all"] },
  { name: "WebKit", turbo: ["test:engines"] },
];

/** Minutes after which a step is taken to hang: it is stopped with everything that it started, and has failed. */
const limit = all ? 40 : 5;

const summaries = join(root, ".turbo/runs");

const runTurbo = (words: readonly string[], variables: NodeJS.ProcessEnv): Promise<void> =>
  new Promise((resolve, reject) => {
    const env = { ...process.env, ...variables };
    // Turborepo stops its tasks when it is stopped.
    const child = spawn("turbo", ["run", ...words], {
      cwd: root,
      stdio: "inherit",
      timeout: limit * 60_000,
      env,
    });
    child.once("error", reject);
    child.once("exit", () =>
      child.killed ? reject(new Error(`stopped after ${limit} minutes`)) : resolve(),
    );
  });

const taskSchema = z.object({
  task: z.string(),
  directory: z.string(),
  command: z.string(),
  execution: z.object({ exitCode: z.number().default(1) }).nullish(),
});
const summarySchema = z.object({ tasks: z.array(taskSchema) });

/** The tests that a task's runner reports; a task without a report is one check. */
const countTask = ({ task, directory, execution }: z.infer<typeof taskSchema>): Count => {
  const report = join(root, directory, `node_modules/.reports/${task}.json`);
  const failed = execution?.exitCode === 0 ? 0 : 1;
  if (!existsSync(report)) return { passed: 1 - failed, failed, unsteady: [] };
  const count = countReport(readFileSync(report, "utf8"));
  return { ...count, failed: Math.max(count.failed, failed) };
};

const runStep = async ({ turbo, postgres }: Step): Promise<readonly Count[]> => {
  const reports = globSync(join(root, "{apps/*,packages/*,tooling}/node_modules/.reports"));
  for (const folder of [summaries, ...reports]) rmSync(folder, { recursive: true, force: true });
  const flags = ["--continue", "--summarize", "--concurrency=2", "--output-logs=errors-only"];
  // What passed before on the same sources is not run again, but in CI.
  if (process.env.CI) flags.push("--force");
  const programs = findPostgres();
  if (postgres && !programs) throw new Error("PostgreSQL is not installed (Debian: postgresql)");
  const cluster = postgres && programs ? await startCluster(programs) : undefined;
  await runTurbo([...turbo, ...flags], {
    ...(all && { VOLADO_TEST_ALL: "1" }),
    ...(cluster && { DATABASE_URL: cluster.url }),
  }).finally(() => cluster?.stop());
  const tasks = globSync(join(summaries, "*.json"))
    .flatMap((file) => summarySchema.parse(JSON.parse(readFileSync(file, "utf8"))).tasks)
    .filter(({ command }) => command !== "<NONEXISTENT>");
  if (tasks.length === 0) throw new Error("Turborepo ran nothing");
  return tasks.map(countTask);
};

const lines: string[] = [];
const total = { passed: 0, failed: 0, unsteady: [] as string[] };
for (const step of all ? [...steps, ...releaseSteps] : steps) {
  const startedAt = performance.now();
  const problems: string[] = [];
  const counts = await runStep(step).catch((error: unknown): readonly Count[] => {
    problems.push(error instanceof Error ? error.message : String(error));
    return [{ passed: 0, failed: 1, unsteady: [] }];
  });
  const passed = counts.reduce((sum, count) => sum + count.passed, 0);
  const failed = counts.reduce((sum, count) => sum + count.failed, 0);
  const seconds = `${Math.round((performance.now() - startedAt) / 1000)} s`;
  const line = [`${failed ? "✗" : "✓"} ${step.name}`, `${passed} passed`, `${failed} failed`, seconds];
  lines.push([...line, ...problems].join(" · "));
  process.stdout.write(`${lines.at(-1)}\n`);
  total.passed += passed;
  total.failed += failed;
  total.unsteady.push(...counts.flatMap(({ unsteady }) => unsteady));
}

// A release needs tests that pass at their first try.
if (all) total.failed += total.unsteady.length;
const unsteady = total.unsteady.map((name) => `Unsteady: ${name.replace(`${root}/`, "")}`);
process.stdout.write(
  ["", ...lines, ...unsteady, "", `${total.passed} passed, ${total.failed} failed`, ""].join("\n"),
);
process.exitCode = total.failed === 0 ? 0 : 1;
