import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { buildFloor } from "../bench/floor.ts";
import { measurePage, type Throttling } from "../bench/measure.ts";
import { medianOf } from "../bench/median.ts";
import { serveSite } from "../bench/served-site.ts";
import { type PageResult, resultTable } from "../bench/table.ts";
import { runOrThrow } from "../process/run.ts";
import { repositoryRoot } from "../workspace/root.ts";

const pages = [
  { page: "home", path: "/" },
  { page: "slots list", path: "/m/slot-games" },
  { page: "login", path: "/m/login" },
] as const;

const apiDelay = 100;

const { values } = parseArgs({ options: { runs: { type: "string", default: "5" } } });
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) {
  process.stderr.write("--runs takes a whole number of loads per page, 1 or more.\n");
  process.exit(2);
}

const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const repeat = async (url: string, throttling: Throttling) => {
  const loads = [];
  for (let run = 0; run < runs; run += 1) loads.push(await measurePage(url, throttling));
  return medianOf(loads);
};

const measure = async (page: string, url: string): Promise<PageResult> => {
  print(`  ${page} …`);
  return { page, sim: await repeat(url, "simulate"), applied: await repeat(url, "devtools") };
};

await runOrThrow("turbo", ["run", "build", "--filter=@volado/mobile-web"], { cwd: repositoryRoot });
const floorDirectory = await mkdtemp(join(tmpdir(), "volado-floor-"));
await buildFloor(floorDirectory);

print(
  `Lighthouse mobile, ${runs} load(s) per page and mode, API answers delayed by ${apiDelay} ms, HTTP/1.1:`,
);
const floorSite = await serveSite(floorDirectory, 0);
const floor = await measure("React floor", floorSite.origin).finally(floorSite.stop);
await rm(floorDirectory, { recursive: true, force: true });

const site = await serveSite(join(repositoryRoot, "apps/mobile-web/dist"), apiDelay);
const results: PageResult[] = [];
try {
  for (const { page, path } of pages) results.push(await measure(page, `${site.origin}${path}`));
} finally {
  await site.stop();
}

const output = join(repositoryRoot, ".volado/bench-results.json");
await mkdir(join(repositoryRoot, ".volado"), { recursive: true });
await writeFile(output, `${JSON.stringify({ runs, apiDelay, floor, pages: results }, null, 2)}\n`);
print(`\n${resultTable(floor, results)}\n\nWritten to .volado/bench-results.json`);
