import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { run } from "../process/run.ts";
import { type MutationResult, mutationReport, mutationResult } from "./mutation-report.ts";
import type { MutationTarget } from "./mutation-targets.ts";

/** Where a run works and keeps what it knows. */
export interface StrykerPlace {
  /** An installed checkout that mutants may be written into. */
  readonly checkout: string;
  /** Keeps reports, and what is known of mutants whose code and tests are as before. */
  readonly kept: string;
  /** How many Vitests run at once. */
  readonly concurrency: number;
}

/** Stryker's settings for one row; everything that it is told stands here. */
const settingsOf = (target: MutationTarget, report: string, known: string, concurrency: number) => ({
  testRunner: "vitest",
  plugins: ["@stryker-mutator/vitest-runner"],
  mutate: target.files,
  inPlace: true,
  tempDirName: "node_modules/.cache/stryker",
  incremental: true,
  incrementalFile: known,
  ignoreStatic: target.withoutTables === true,
  reporters: ["json"],
  jsonReporter: { fileName: report },
  concurrency,
  timeoutMS: 15_000,
  allowConsoleColors: false,
  logLevel: "warn",
});

/** Mutates the files of one row and runs the tests that cover them. @throws Error with what Stryker printed */
export const runStryker = async (
  target: MutationTarget,
  { checkout, kept, concurrency }: StrykerPlace,
): Promise<MutationResult> => {
  await mkdir(kept, { recursive: true });
  const fileOf = (kind: string) => join(kept, `${target.name.replace(/\W+/g, "-")}.${kind}.json`);
  const settings = settingsOf(target, fileOf("report"), fileOf("known"), concurrency);
  await writeFile(fileOf("settings"), JSON.stringify(settings, null, 2));
  const { code, output } = await run(
    join(checkout, "tooling/node_modules/.bin/stryker"),
    ["run", fileOf("settings")],
    { cwd: join(checkout, target.workspace) },
  );
  if (code !== 0) throw new Error(`Stryker ended with ${code} in ${target.name}:\n${output}`);
  const report = mutationReport.parse(JSON.parse(await readFile(fileOf("report"), "utf8")));
  return mutationResult(target, report);
};
