import { mkdir, writeFile } from "node:fs/promises";
import { availableParallelism, loadavg } from "node:os";
import { join } from "node:path";
import { execPath } from "node:process";
import { parseArgs } from "node:util";
import * as z from "zod";
import { behaviours, behaviourTable, gatewayBehaviours, type Measured } from "../bench/behaviours.ts";
import { measureBehaviours } from "../bench/measure-behaviours.ts";
import { measurePages, pageTable } from "../bench/pages.ts";
import { runOrThrow } from "../process/run.ts";
import { repositoryRoot } from "../workspaces.ts";

const apiDelay = 100;
const site = join(repositoryRoot, "apps/mobile-web/dist");

const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** Above a load of half its processors, a machine is too busy for reliable times. */
const printLoad = (): void => {
  const [load = 0, processors] = [loadavg()[0], availableParallelism()];
  const busy = load > processors / 2 ? " It is busy with other work, so times are too long." : "";
  print(`Load of the machine: ${load.toFixed(1)} on ${processors} processor(s).${busy}`);
};

const store = async (name: string, results: object): Promise<void> => {
  await mkdir(join(repositoryRoot, ".volado"), { recursive: true });
  await writeFile(join(repositoryRoot, ".volado", name), `${JSON.stringify(results, null, 2)}\n`);
  print(`Written to .volado/${name}`);
};

const benchPages = async (runs: number): Promise<void> => {
  print(
    `Lighthouse mobile, ${runs} load(s) per page and mode, API answers delayed by ${apiDelay} ms, HTTP/1.1:`,
  );
  const results = await measurePages({ site, runs, apiDelay, onPage: (page) => print(`  ${page} …`) });
  print(`\n${pageTable(results)}\n`);
  await store("bench-results.json", { runs, apiDelay, ...results });
};

const benchBehaviour = async (runs: number): Promise<void> => {
  print(`Behaviour at 4x CPU, ${runs} run(s), API answers delayed by ${apiDelay} ms:`);
  const results = await measureBehaviours({ site, runs, apiDelay, onStep: (step) => print(`  ${step} …`) });
  print(`\n${behaviourTable(behaviours, results)}\n`);
  await store("bench-behaviour.json", { runs, apiDelay, results });
};

/** The last line printed by the gateway's load script. */
const loadSchema = z.object({ firstMs: z.number(), laterMs: z.number(), p95Ms: z.number() });

const benchGateway = async (runs: number): Promise<void> => {
  print(`The gateway, ${runs} run(s), PGlite:`);
  const results: Measured<keyof typeof gatewayBehaviours>[] = [];
  const flags = ["--conditions=@volado/source", "--disable-warning=ExperimentalWarning"];
  for (let run = 1; run <= runs; run += 1) {
    print(`  ${run} of ${runs} …`);
    const cwd = join(repositoryRoot, "apps/sandbox-gateway");
    const output = await runOrThrow(execPath, [...flags, "src/testing/load.ts"], { cwd });
    const line: unknown = JSON.parse(output.trim().split("\n").at(-1) ?? "");
    const { firstMs, laterMs, p95Ms } = loadSchema.parse(line);
    results.push({ gatewayReady: firstMs, gatewayAgain: laterMs, gameList: p95Ms });
  }
  print(`\n${behaviourTable(gatewayBehaviours, results)}\n`);
  await store("bench-gateway.json", { runs, results });
};

const parts = new Map(
  Object.entries({ pages: benchPages, behaviour: benchBehaviour, gateway: benchGateway }),
);

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: "string", default: "5" } },
});
const runs = z.coerce.number("--runs takes a whole number").int().positive().parse(values.runs);
const selected = positionals.length > 0 ? positionals : [...parts.keys()];
for (const name of selected)
  if (!parts.has(name)) throw new Error(`There is no "${name}" to measure: ${[...parts.keys()].join(", ")}.`);

await runOrThrow("turbo", ["run", "build", "--filter=@volado/mobile-web"], { cwd: repositoryRoot });
for (const name of selected) {
  printLoad();
  await parts.get(name)?.(runs);
}
printLoad();
