import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brandName, gatewayCommand } from "../gateway-command.ts";
import { freePort, untilAnswers } from "../process/ports.ts";

/** A running gateway with a site on it. */
export type ServedSite = { readonly origin: string; readonly stop: () => Promise<void> };

/** Popups come of their own accord over what a benchmark taps; the sandbox's console switches them off. */
const withoutPopups = async (origin: string): Promise<void> => {
  const { ok, status } = await fetch(`${origin}/console/api/switches/LOGIN_POPUPS`, {
    method: "PUT",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ on: false }),
  });
  if (!ok) throw new Error(`The console did not switch popups off: it answered ${status}.`);
};

/** The world behind a served site. */
export type ServedWorld = {
  /** Milliseconds added to every answer of the API. */
  readonly apiDelay: number;
  /** Games that the list of slots holds at least. @default the seeded world's */
  readonly slotGames?: number;
  /** Folder of the brand that is served. @default the one that VOLADO_MERCHANT names */
  readonly brand?: string;
};

/**
 * Serves a built site with the product's own server on a free port, its data in a temporary folder.
 * The floor and the product go through the same code, so the server's cost is the same for both.
 */
export const serveSite = async (
  directory: string,
  { apiDelay, slotGames = 0, brand = brandName() }: ServedWorld,
): Promise<ServedSite> => {
  const port = String(await freePort());
  const data = await mkdtemp(join(tmpdir(), "volado-bench-"));
  const { command, args, cwd, env } = gatewayCommand({
    port,
    brand,
    env: {
      VOLADO_SITE_DIR: directory,
      VOLADO_DATA_DIR: data,
      VOLADO_API_DELAY_MS: String(apiDelay),
      VOLADO_SLOT_GAMES: String(slotGames),
      VOLADO_CALLS_PER_SECOND: "10000",
    },
  });
  const child = spawn(command, args, {
    cwd,
    // A build in this process sets NODE_ENV to production, in which the gateway doesn't start.
    env: { ...process.env, NODE_ENV: "development", ...env },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ended = once(child, "exit");
  const stop = async (): Promise<void> => {
    child.kill("SIGTERM");
    await ended;
    await rm(data, { recursive: true, force: true });
  };
  const origin = `http://localhost:${port}`;
  try {
    const early = ended.then(() => Promise.reject(new Error("The gateway ended before it was ready.")));
    await Promise.race([untilAnswers(origin, 180), early]);
    await withoutPopups(origin);
  } catch (error) {
    await stop();
    throw error;
  }
  return { origin, stop };
};
