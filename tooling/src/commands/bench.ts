import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { behaviourTable } from "../bench/behaviour/behaviour-table.ts";
import { behaviours, gatewayBehaviours } from "../bench/behaviour/behaviours.ts";
import { measureBehaviours } from "../bench/behaviour/measure-behaviours.ts";
import { parseBenchArguments } from "../bench/bench-arguments.ts";
import { measureGateway } from "../bench/gateway/measure-gateway.ts";
import { machineLoad } from "../bench/machine-load.ts";
import { measurePages } from "../bench/measure-pages.ts";
import { resultTable } from "../bench/table.ts";
import { runOrThrow } from "../process/run.ts";
import { repositoryRoot } from "../workspace/root.ts";

const apiDelay = 100;

const wanted = parseBenchArguments(process.argv.slice(2));
if (!wanted.ok) {
  process.stderr.write(`${wanted.problem}\n`);
  process.exit(2);
}
const { parts, runs } = wanted;
const site = join(repositoryRoot, "apps/mobile-web/dist");

const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const keep = async (name: string, results: object): Promise<string> => {
  await mkdir(join(repositoryRoot, ".volado"), { recursive: true });
  await writeFile(join(repositoryRoot, ".volado", name), `${JSON.stringify(results, null, 2)}\n`);
  return `Written to .volado/${name}`;
};

await runOrThrow("turbo", ["run", "build", "--filter=@volado/mobile-web"], { cwd: repositoryRoot });

if (parts.includes("pages")) {
  print(
    `Lighthouse mobile, ${runs} load(s) per page and mode, API answers delayed by ${apiDelay} ms, HTTP/1.1:`,
  );
  print(machineLoad());
  const results = await measurePages({ site, runs, apiDelay, onPage: (page) => print(`  ${page} …`) });
  const note = await keep("bench-results.json", { runs, apiDelay, ...results });
  print(`\n${resultTable(results.floor, results.pages)}\n\n${note}`);
}

if (parts.includes("behaviour")) {
  print(`Behaviour at 4x CPU, ${runs} run(s), API answers delayed by ${apiDelay} ms:`);
  print(machineLoad());
  const results = await measureBehaviours({ site, runs, apiDelay, onStep: (step) => print(`  ${step} …`) });
  const note = await keep("bench-behaviour.json", { runs, apiDelay, results });
  print(`\n${behaviourTable(behaviours, results)}\n\n${note}`);
}

if (parts.includes("gateway")) {
  print(`The gateway, ${runs} run(s), PGlite:`);
  print(machineLoad());
  const results = await measureGateway(runs, (run) => print(`  ${run} of ${runs} …`));
  const note = await keep("bench-gateway.json", { runs, results });
  print(`\n${behaviourTable(gatewayBehaviours, results)}\n\n${note}`);
}
print(machineLoad());
