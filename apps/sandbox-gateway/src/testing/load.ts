import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gameFields } from "./call-gateway.ts";

/*
 * Measures the gateway as a process of its own on an embedded PGlite: time from start to ready, first and later, and the
 * game list at 50 clients that ask without pause. Run it on a quiet machine: pnpm --filter @volado/sandbox-gateway run load
 */

const CLIENTS = 50;
const CALLS_PER_CLIENT = 60;
const WARM_UP = 300;
const PORT = "6690";
const url = `http://127.0.0.1:${PORT}`;
const folder = await mkdtemp(join(tmpdir(), "volado-load-"));

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const start = async (): Promise<{ readonly child: ChildProcess; readonly ms: number }> => {
  const begun = performance.now();
  const child = spawn(
    process.execPath,
    [
      "--conditions=@volado/source",
      "--disable-warning=ExperimentalWarning",
      fileURLToPath(new URL("../main.ts", import.meta.url)),
    ],
    {
      env: { ...process.env, PORT, VOLADO_DATA_DIR: folder, VOLADO_CALLS_PER_SECOND: "100000" },
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
  await new Promise<void>((resolve, reject) => {
    child.once("exit", () => reject(new Error("The gateway did not start.")));
    child.stdout.on("data", (chunk) => {
      if (String(chunk).includes("Ready in")) resolve();
    });
  });
  return { child, ms: performance.now() - begun };
};

const stop = async (child: ChildProcess): Promise<void> => {
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  await ended;
};

const addressOf = (index: number): string => {
  const fields = gameFields({ pageNo: (index % 12) + 1, gameClassify: index % 2 === 0 ? "NEW" : "ALL" });
  const query = new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)]));
  return `${url}/api/games?${query}`;
};

const timed = async (index: number): Promise<number> => {
  const begun = performance.now();
  const response = await fetch(addressOf(index));
  await response.text();
  if (!response.ok) throw new Error(`The list answered ${response.status}.`);
  return performance.now() - begun;
};

const client = async (number: number, calls: number): Promise<readonly number[]> => {
  const times: number[] = [];
  for (let call = 0; call < calls; call += 1) times.push(await timed(number + call));
  return times;
};

const percentile = (sorted: readonly number[], share: number): string =>
  (sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN).toFixed(1);

const first = await start();
await stop(first.child);
const second = await start();
say(`start to ready: first ${(first.ms / 1000).toFixed(1)} s, later ${(second.ms / 1000).toFixed(1)} s`);

await client(0, WARM_UP);
const begun = performance.now();
const times = await Promise.all(
  Array.from({ length: CLIENTS }, (_, number) => client(number, CALLS_PER_CLIENT)),
);
const seconds = (performance.now() - begun) / 1000;
const sorted = times.flat().toSorted((a, b) => a - b);
say(
  `listGames, ${CLIENTS} clients: p50 ${percentile(sorted, 0.5)} ms, p95 ${percentile(sorted, 0.95)} ms, ` +
    `max ${percentile(sorted, 1)} ms, ${Math.round(sorted.length / seconds)} calls/s`,
);
await stop(second.child);
await rm(folder, { recursive: true });
