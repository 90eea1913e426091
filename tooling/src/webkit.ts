import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { globSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { isExecutable } from "./browser/find-browser.ts";
import { testFonts } from "./browser/launch-options.ts";
import { freePort, waitForUrl } from "./process/ports.ts";

const onPath = (name: string): string | undefined =>
  (process.env.PATH ?? "")
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find(isExecutable);

/** The path of a program. @throws Error with the name of the missing Debian package */
const required = (path: string | undefined, debianPackage: string): string => {
  if (path === undefined) throw new Error(`Debian's package ${debianPackage} is missing.`);
  return path;
};

/** A running program, killed together with its child processes. */
interface DriverProcess {
  readonly child: ChildProcess;
  stop(): Promise<void>;
}

/** Starts a program with the repository's fonts, in the time zone and at the time of the journeys. */
const startProcess = (
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): DriverProcess => {
  const child = spawn(program, args, {
    env: { ...process.env, ...testFonts(), TZ: "America/Mexico_City", ...env },
    stdio: ["ignore", "pipe", "ignore"],
    // In its own process group, because killing only the driver would leave its browser running.
    detached: true,
  });
  const ended = new Promise<void>((done) => {
    child.once("exit", () => done());
    child.once("error", () => done());
  });
  const kill = () => {
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    try {
      process.kill(-child.pid, "SIGKILL");
    } catch {
      // It has already exited.
    }
  };
  process.once("exit", kill);
  const stop = async () => {
    kill();
    process.off("exit", kill);
    await ended;
  };
  return { child, stop };
};

/** A WebKit that waits for a WebDriver client. */
export interface RunningWebkit {
  readonly url: string;
  /** Capabilities for a new session. */
  readonly capabilities: Readonly<Record<string, unknown>> & { readonly browserName: string };
  /** Stops the driver and its browser. */
  stop(): Promise<void>;
}

/** MiniBrowser's toolbar would make its window wider than a phone. */
const narrowToolbar =
  "* { min-width: 0; min-height: 0; padding: 0; margin: 0; border: none; font-size: 1px; }\n";

/** Starts WebKitGTK on a virtual screen. */
export const startWebkit = async (): Promise<RunningWebkit> => {
  const home = await mkdtemp(join(tmpdir(), "volado-webkit-"));
  await mkdir(join(home, "gtk-3.0"));
  await writeFile(join(home, "gtk-3.0", "gtk.css"), narrowToolbar);

  const screenArgs = ["-displayfd", "1", "-screen", "0", "800x1200x24", "-nolisten", "tcp"];
  const screen = startProcess(required(onPath("Xvfb"), "xvfb"), screenArgs);
  const stdout = screen.child.stdout;
  if (!stdout) throw new Error("Xvfb has no output.");
  const [display] = await once(stdout, "data");

  const port = await freePort();
  const driver = startProcess(required(onPath("WebKitWebDriver"), "webkit2gtk-driver"), [`--port=${port}`], {
    DISPLAY: `:${String(display).trim()}`,
    // Without a GPU, compositing would take a quarter of the CPU time.
    WEBKIT_DISABLE_COMPOSITING_MODE: "1",
    XDG_CONFIG_HOME: home,
    XDG_CACHE_HOME: home,
    XDG_DATA_HOME: home,
  });
  const browser = globSync("/usr/lib/*/webkit2gtk-4.*/MiniBrowser").sort().at(-1);
  const url = `http://127.0.0.1:${port}`;
  await waitForUrl(`${url}/status`, 30);
  return {
    url,
    capabilities: {
      browserName: "MiniBrowser",
      "webkitgtk:browserOptions": { binary: required(browser, "webkit2gtk-driver"), args: ["--automation"] },
    },
    stop: async () => {
      await driver.stop();
      await screen.stop();
      await rm(home, { recursive: true, force: true, maxRetries: 3 });
    },
  };
};
