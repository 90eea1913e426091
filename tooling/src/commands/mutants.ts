import { availableParallelism } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { mutationCheckout } from "../mutants/mutation-checkout.ts";
import { mutationTable } from "../mutants/mutation-report.ts";
import { mutationTargets } from "../mutants/mutation-targets.ts";
import { runStryker } from "../mutants/run-stryker.ts";
import { runOrThrow } from "../process/run.ts";
import { repositoryRoot } from "../workspace/root.ts";

// Plants small faults into the sources and tells which of them no test finds (docs/decisions/010). Without a path all
// folders; with --changed <commit> only files that are other than in that commit.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { changed: { type: "string" } },
});
const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const changed =
  values.changed === undefined
    ? undefined
    : (await runOrThrow("git", ["diff", "--name-only", values.changed], { cwd: repositoryRoot })).split("\n");
const [path] = positionals;
const targets = mutationTargets(repositoryRoot, path?.replace(/\/$/, ""), changed);
if (targets.length === 0) {
  print("There is nothing to mutate: tooling/src/mutants/mutated-folders.ts lists the folders.");
  process.exit(changed === undefined ? 2 : 0);
}

const place = {
  checkout: join(repositoryRoot, ".volado/mutants/checkout"),
  kept: join(repositoryRoot, ".volado/mutants/kept"),
  concurrency: Math.max(1, availableParallelism() - 1),
};
print("A checkout for the mutants …");
await mutationCheckout(repositoryRoot, place.checkout);

const results = [];
for (const target of targets) {
  print(`${target.name}: ${target.files.length} files …`);
  const result = await runStryker(target, place);
  results.push(result);
  for (const line of result.left) print(`  ${line}`);
}
print(`\n${mutationTable(results)}`);
process.exitCode = results.every(({ score, target }) => score >= target.goal) ? 0 : 1;
