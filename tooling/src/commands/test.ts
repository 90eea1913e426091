import { cleanCommit, writeTested } from "../release/tested.ts";
import { changedFiles, usualBase } from "../suite/changed/changed-files.ts";
import { changedSteps } from "../suite/changed/changed-steps.ts";
import { runSteps } from "../suite/run-steps.ts";
import type { Step } from "../suite/step.ts";
import { suiteSteps } from "../suite/steps.ts";
import { readTestArguments, type TestArguments } from "../suite/test-arguments.ts";
import { repositoryRoot } from "../workspace/root.ts";

const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const ports = { print, now: () => performance.now() };

const runAll = async (steps: readonly Step[]): Promise<boolean> => {
  const commit = await cleanCommit(repositoryRoot);
  const passed = await runSteps(steps, ports);
  // What may be published: the whole suite has passed on a commit, and nothing was touched meanwhile.
  if (passed && commit !== undefined && (await cleanCommit(repositoryRoot)) === commit)
    await writeTested(repositoryRoot, commit);
  return passed;
};

const runChanged = async (since: string | undefined): Promise<boolean> => {
  const base = since ?? (await usualBase(repositoryRoot));
  const files = await changedFiles(repositoryRoot, base);
  print(`${files.length} file(s) differ from ${base}.`);
  return runSteps(changedSteps(repositoryRoot, files), ports);
};

const all = suiteSteps(repositoryRoot);
const names = [...new Set(all.map(({ name }) => name))];
const wanted = readTestArguments(process.argv.slice(2), names);

const runWanted = (wanted: Exclude<TestArguments, { which: "unknown" }>): Promise<boolean> => {
  if (wanted.which === "all") return runAll(all);
  if (wanted.which === "changed") return runChanged(wanted.since);
  const { names: chosen } = wanted;
  return runSteps(
    all.filter(({ name }) => chosen.includes(name)),
    ports,
  );
};

if (wanted.which === "unknown") {
  process.stderr.write(`${wanted.problem}\n`);
  process.exitCode = 2;
} else {
  print(`Volado on Node ${process.version}`);
  process.exitCode = (await runWanted(wanted)) ? 0 : 1;
}
