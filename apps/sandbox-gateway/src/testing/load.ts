import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { seedSlotCount } from "../data/world/games.ts";
import { gameFields } from "./call-gateway.ts";
import { startMain } from "./main-process.ts";

/*
 * Measures the gateway as a separate process on an embedded PGlite: the first and later start-up times, and the game
 * list with 50 concurrent clients. Prints one line of JSON with times in milliseconds. Run it on an idle machine: pnpm
 * --filter @volado/sandbox-gateway run load [slot games]
 */

const slotGames = Math.max(Number(process.argv[2] ?? 0), seedSlotCount);
const PAGES = Math.ceil(slotGames / gameFields().pageSize);

const CLIENTS = 50;
const CALLS_PER_CLIENT = 60;
const WARM_UP = 300;
const folder = await mkdtemp(join(tmpdir(), "volado-load-"));

const start = async () => {
  const begun = performance.now();
  const gateway = await startMain({
    VOLADO_DATA_DIR: folder,
    VOLADO_CALLS_PER_SECOND: "100000",
    VOLADO_SLOT_GAMES: String(slotGames),
  });
  return { gateway, ms: performance.now() - begun };
};

const addressOf = (index: number): string => {
  const gameClassify = Math.floor(index / PAGES) % 2 === 0 ? "NEW" : "ALL";
  const fields = gameFields({ pageNo: (index % PAGES) + 1, gameClassify });
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return `/api/games?${query}`;
};

const tenths = (value: number): number => Math.round(value * 10) / 10;

const percentile = (sorted: readonly number[], share: number): number =>
  tenths(sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN);

const first = await start();
await first.gateway.end("SIGTERM");
const second = await start();

const timed = async (index: number): Promise<number> => {
  const begun = performance.now();
  const response = await fetch(second.gateway.url + addressOf(index));
  await response.text();
  if (!response.ok) throw new Error(`The list answered ${response.status}.`);
  return performance.now() - begun;
};

const client = async (number: number, calls: number): Promise<readonly number[]> => {
  const times: number[] = [];
  for (let call = 0; call < calls; call += 1) times.push(await timed(number * CALLS_PER_CLIENT + call));
  return times;
};

await client(0, WARM_UP);
const begun = performance.now();
const times = await Promise.all(
  Array.from({ length: CLIENTS }, (_, number) => client(number, CALLS_PER_CLIENT)),
);
const seconds = (performance.now() - begun) / 1000;
const sorted = times.flat().toSorted((a, b) => a - b);
const figures = {
  firstMs: tenths(first.ms),
  laterMs: tenths(second.ms),
  slotGames,
  clients: CLIENTS,
  p50Ms: percentile(sorted, 0.5),
  p95Ms: percentile(sorted, 0.95),
  maxMs: percentile(sorted, 1),
  callsPerSecond: Math.round(sorted.length / seconds),
};
process.stdout.write(`${JSON.stringify(figures)}\n`);
await second.gateway.end("SIGTERM");
await rm(folder, { recursive: true });
