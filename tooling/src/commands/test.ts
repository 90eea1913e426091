import { cleanCommit, writeTested } from "../release/tested.ts";
import { runSteps } from "../suite/run-steps.ts";
import { suiteSteps } from "../suite/steps.ts";
import { repositoryRoot } from "../workspace/root.ts";

// Without arguments the whole suite; with arguments only the steps of those names, in the suite's order.
const wanted = process.argv.slice(2);
const all = suiteSteps(repositoryRoot);
const names = [...new Set(all.map(({ name }) => name))];
const unknown = wanted.filter((name) => !names.includes(name));

if (unknown.length > 0) {
  process.stderr.write(`No step is called ${unknown.join(", ")}. There are: ${names.join(", ")}.\n`);
  process.exitCode = 2;
} else {
  const steps = wanted.length === 0 ? all : all.filter(({ name }) => wanted.includes(name));
  const print = (line: string) => process.stdout.write(`${line}\n`);
  print(`Volado: ${steps.length} steps on Node ${process.version}`);
  const commit = wanted.length === 0 ? await cleanCommit(repositoryRoot) : undefined;
  const passed = await runSteps(steps, {
    print,
    now: () => performance.now(),
  });
  // What may be published: the whole suite has passed on a commit, and nothing was touched meanwhile.
  if (passed && commit !== undefined && (await cleanCommit(repositoryRoot)) === commit)
    await writeTested(repositoryRoot, commit);
  process.exitCode = passed ? 0 : 1;
}
