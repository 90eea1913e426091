import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { FullConfig } from "@playwright/test";
import { freePort } from "./free-port.ts";
import { gatewayUrls } from "./gateway-urls.ts";

const app = resolve(import.meta.dirname, "..");
const gatewayFolder = resolve(app, "../sandbox-gateway");

/** The build under test: `dist`, or another one named by VOLADO_SITE_DIR. */
const siteFolder = resolve(process.env.VOLADO_SITE_DIR ?? join(app, "dist"));

/** Milliseconds a first start may take; it writes the whole world. */
const PATIENCE = 120_000;

const answers = (url: string): Promise<boolean> =>
  fetch(`${url}/console/api/faults`).then(
    ({ ok }) => ok,
    () => false,
  );

const startGateway = async (running: ChildProcess[]): Promise<{ url: string; data: string }> => {
  const port = await freePort();
  const data = await mkdtemp(join(tmpdir(), "volado-e2e-"));
  const child = spawn(
    process.execPath,
    ["--conditions=@volado/source", "--disable-warning=ExperimentalWarning", "src/main.ts"],
    {
      cwd: gatewayFolder,
      env: { ...process.env, PORT: String(port), VOLADO_DATA_DIR: data, VOLADO_SITE_DIR: siteFolder },
      stdio: ["ignore", "ignore", "inherit"],
    },
  );
  running.push(child);

  const url = `http://localhost:${port}`;
  const deadline = Date.now() + PATIENCE;
  while (!(await answers(url))) {
    if (child.exitCode !== null) throw new Error(`The gateway ended with code ${child.exitCode}; see above.`);
    if (Date.now() > deadline) throw new Error(`The gateway did not answer at ${url} in ${PATIENCE} ms.`);
    await wait(150);
  }
  return { url, data };
};

const stopped = (child: ChildProcess): Promise<void> =>
  new Promise((done) => {
    if (child.exitCode !== null || child.signalCode !== null) return done();
    child.once("exit", () => done());
    child.kill("SIGTERM");
  });

/**
 * Starts one gateway for each worker, with a world of its own, so that no test meets another's faults or money;
 * a worker that is replaced after a failure finds its gateway again. Returns what stops them.
 */
export default async function startGateways({ workers }: FullConfig): Promise<() => Promise<void>> {
  if (!existsSync(join(siteFolder, "index.html"))) {
    throw new Error(
      `There is no built site in ${siteFolder}. Build it first: npx pnpm@12 --filter @volado/mobile-web run build`,
    );
  }
  const running: ChildProcess[] = [];
  const stopAll = () => Promise.all(running.map(stopped));
  try {
    const gateways = await Promise.all(Array.from({ length: workers }, () => startGateway(running)));
    gatewayUrls.publish(gateways.map(({ url }) => url));
    return async () => {
      await stopAll();
      await Promise.all(gateways.map(({ data }) => rm(data, { recursive: true, force: true })));
    };
  } catch (error) {
    await stopAll();
    throw error;
  }
}
