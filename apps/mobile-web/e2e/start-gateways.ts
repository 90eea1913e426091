import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { env } from "node:process";
import type { FullConfig } from "@playwright/test";
import { consoleOf } from "./console.ts";

/** Workers are separate processes, so the setup passes its data in the environment. */
const VARIABLE = "VOLADO_E2E_GATEWAYS";

/** The addresses of the running gateways, in worker order. */
export const gatewayUrls = {
  publish: (urls: readonly string[]): void => {
    env[VARIABLE] = urls.join(" ");
  },
  /** @throws Error when the setup has not run. */
  of: (worker: number): string => {
    const url = env[VARIABLE]?.split(" ")[worker];
    if (!url) throw new Error(`No gateway was started for worker ${worker}.`);
    return url;
  },
};

const app = resolve(import.meta.dirname, "..");
const gatewayFolder = resolve(app, "../sandbox-gateway");

/** The build under test: `dist`, or the one in VOLADO_SITE_DIR. */
const siteFolder = resolve(process.env.VOLADO_SITE_DIR ?? join(app, "dist"));

/** Timeout of a first start in milliseconds; it writes the whole world. */
const GIVE_UP_AFTER_MS = 120_000;

/** The address in a gateway's log line once it listens. */
const addressIn = (said: string): string | undefined => /http:\/\/localhost:\d+/.exec(said)?.[0];

const listening = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let said = "";
    const timer = setTimeout(
      () => reject(new Error(`No gateway after ${GIVE_UP_AFTER_MS} ms.`)),
      GIVE_UP_AFTER_MS,
    );
    child.once("exit", (code) => reject(new Error(`The gateway ended with code ${code}; see above.`)));
    child.stdout?.setEncoding("utf8").on("data", (text: string) => {
      said += text;
      const url = addressIn(said);
      if (!url) return;
      clearTimeout(timer);
      resolve(url);
    });
  });

/** Environment of a gateway, by the variables of its README. */
type World = Readonly<Record<string, string>>;

const stopped = (child: ChildProcess): Promise<void> =>
  new Promise((done) => {
    if (child.exitCode !== null || child.signalCode !== null) return done();
    child.once("exit", () => done());
    child.kill("SIGTERM");
  });

/** Clean-up functions, in start order. */
type Endings = (() => Promise<void>)[];

const startGateway = async (endings: Endings, world: World): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), "volado-e2e-"));
  endings.push(() => rm(folder, { recursive: true, force: true }));
  const child = spawn(
    process.execPath,
    ["--conditions=@volado/source", "--disable-warning=ExperimentalWarning", "src/main.ts"],
    {
      cwd: gatewayFolder,
      env: {
        ...process.env,
        ...world,
        PORT: "0",
        VOLADO_DATA_DIR: folder,
        VOLADO_SITE_DIR: siteFolder,
      },
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
  endings.push(() => stopped(child));
  const url = await listening(child);
  // They open automatically over the page under test; their own journeys switch them on.
  await consoleOf(url).setSwitch("LOGIN_POPUPS", false);
  return url;
};

interface Gateways {
  readonly urls: readonly string[];
  stop(): Promise<void>;
}

/** Starts this number of gateways with the built site, each with its own world. */
const start = async (count: number, world: World = {}): Promise<Gateways> => {
  if (!existsSync(join(siteFolder, "index.html"))) {
    throw new Error(
      `There is no built site in ${siteFolder}. Build it first: npx -y pnpm@12 --filter @volado/mobile-web run build`,
    );
  }
  const gateways = Array.from({ length: count }, (): Endings => []);
  const stop = async () => {
    await Promise.all(
      gateways.map(async (endings) => {
        for (const end of endings.toReversed()) await end();
      }),
    );
  };
  try {
    const urls = await Promise.all(gateways.map((endings) => startGateway(endings, world)));
    return { urls, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};

/** Runs with this number of gateways, and always stops them. */
export const withGateways = async (
  count: number,
  run: (urls: readonly string[]) => Promise<void>,
  world: World = {},
): Promise<void> => {
  const { urls, stop } = await start(count, world);
  try {
    await run(urls);
  } finally {
    await stop();
  }
};

/**
 * Playwright's global setup: one gateway per worker, so that no test sees another's faults or money. A worker that
 * replaces a failed one uses the same gateway. Cheap password hashes save a tenth of the total time.
 * @returns the teardown
 */
export default async function startGateways({
  workers,
}: Pick<FullConfig, "workers">): Promise<() => Promise<void>> {
  const { urls, stop } = await start(workers, { VOLADO_LIGHT_PASSWORDS: "1" });
  gatewayUrls.publish(urls);
  return stop;
}
