import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brandName, gatewayCommand } from "../gateway-command.ts";
import { freePort, waitForUrl } from "../process/ports.ts";

/** A running gateway that serves a site. */
export type ServedSite = { readonly origin: string; readonly stop: () => Promise<void> };

/** Popups would cover what a benchmark taps, so they are switched off in the sandbox's console. */
const disablePopups = async (origin: string): Promise<void> => {
  const { ok, status } = await fetch(`${origin}/console/api/switches/LOGIN_POPUPS`, {
    method: "PUT",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ on: false }),
  });
  if (!ok) throw new Error(`Switching popups off failed with status ${status}.`);
};

export type ServedWorld = {
  /** Extra latency of every API response in milliseconds. */
  readonly apiDelay: number;
  /** Minimum number of games in the list of slots. Defaults to the seeded games. */
  readonly slotGames?: number;
  /** Brand folder to serve. Defaults to the brand named by VOLADO_MERCHANT. */
  readonly brand?: string;
};

/**
 * Serves a built site with the production server on a free port, with its data in a temporary folder. Baseline and
 * product use the same server, so its cost is the same for both.
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
    const early = ended.then(() => Promise.reject(new Error("The gateway exited before it was ready.")));
    await Promise.race([waitForUrl(origin, 180), early]);
    await disablePopups(origin);
  } catch (error) {
    await stop();
    throw error;
  }
  return { origin, stop };
};
