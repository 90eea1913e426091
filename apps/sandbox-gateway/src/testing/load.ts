import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { seedSlotCount } from "../data/world/more-slots.ts";
import { gameFields } from "./call-gateway.ts";
import { startMain } from "./main-process.ts";

/*
 * Measures the gateway as a process of its own on an embedded PGlite: time from start to ready, first and later, and the
 * game list at 50 clients that ask without pause, all over the list. Run it on a quiet machine:
 * pnpm --filter @volado/sandbox-gateway run load [slot games]
 */

const slotGames = Math.max(Number(process.argv[2] ?? 0), seedSlotCount);
const PAGES = Math.ceil(slotGames / gameFields().pageSize);

const CLIENTS = 50;
const CALLS_PER_CLIENT = 60;
const WARM_UP = 300;
const folder = await mkdtemp(join(tmpdir(), "volado-load-"));

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

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
  const query = new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)]));
  return `/api/games?${query}`;
};

const percentile = (sorted: readonly number[], share: number): string =>
  (sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN).toFixed(1);

const first = await start();
await first.gateway.end("SIGTERM");
const second = await start();
say(`start to ready: first ${(first.ms / 1000).toFixed(1)} s, later ${(second.ms / 1000).toFixed(1)} s`);

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
say(
  `listGames of ${slotGames} slots, ${CLIENTS} clients: p50 ${percentile(sorted, 0.5)} ms, p95 ${percentile(sorted, 0.95)} ms, ` +
    `max ${percentile(sorted, 1)} ms, ${Math.round(sorted.length / seconds)} calls/s`,
);
await second.gateway.end("SIGTERM");
await rm(folder, { recursive: true });
