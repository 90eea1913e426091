import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { globSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { isExecutable } from "./browser/find-browser.ts";
import { testFonts } from "./browser/launch-options.ts";
import { freePort } from "./process/ports.ts";

const onPath = (name: string): string | undefined =>
  (process.env.PATH ?? "")
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find(isExecutable);

/** What WebKit is driven with: each program, and the Debian package that brings it. */
const programs = {
  webkitDriver: { package: "webkit2gtk-driver", find: () => onPath("WebKitWebDriver") },
  miniBrowser: {
    package: "webkit2gtk-driver",
    find: () => globSync("/usr/lib/*/webkit2gtk-4.*/MiniBrowser").sort().at(-1),
  },
  screen: { package: "xvfb", find: () => onPath("Xvfb") },
} as const;

/** The path of a program. @throws Error naming the package that is missing */
const programFor = (name: keyof typeof programs): string => {
  const path = programs[name].find();
  if (path === undefined) throw new Error(`Debian's package ${programs[name].package} is missing.`);
  return path;
};

/** Milliseconds that a program of an engine may take to start. */
const PATIENCE = 30_000;

/** A program that runs until it is stopped, with all that it started itself. */
interface DriverProcess {
  readonly child: ChildProcess;
  stop(): Promise<void>;
}

/** Starts a program with the repository's fonts alone, at the journeys' place and hour. */
const startProcess = (
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): DriverProcess => {
  const child = spawn(program, args, {
    env: { ...process.env, ...testFonts(), TZ: "America/Mexico_City", ...env },
    stdio: ["ignore", "pipe", "ignore"],
    // A group of its own: a driver that is stopped leaves its browser otherwise.
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
      // It has just ended by itself.
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

/** Waits until a driver answers that it is ready. @throws Error when it takes too long */
const untilDriverAnswers = async (url: string): Promise<void> => {
  for (const end = Date.now() + PATIENCE; Date.now() < end; await pause(50)) {
    const isReady = await fetch(`${url}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
  }
  throw new Error(`${url} isn't ready.`);
};

/** A WebKit that waits for a WebDriver client. */
export interface RunningWebkit {
  readonly url: string;
  /** What a session has to ask for. */
  readonly capabilities: Readonly<Record<string, unknown>> & { readonly browserName: string };
  /** Ends the driver and its browser. */
  stop(): Promise<void>;
}

/** The toolbar of MiniBrowser would make its window wider than a phone. */
const narrowToolbar =
  "* { min-width: 0; min-height: 0; padding: 0; margin: 0; border: none; font-size: 1px; }\n";

/** Starts WebKitGTK on a screen of its own that nobody sees. */
export const startWebkit = async (): Promise<RunningWebkit> => {
  const home = await mkdtemp(join(tmpdir(), "volado-webkit-"));
  await mkdir(join(home, "gtk-3.0"));
  await writeFile(join(home, "gtk-3.0", "gtk.css"), narrowToolbar);

  const screenArgs = ["-displayfd", "1", "-screen", "0", "800x1200x24", "-nolisten", "tcp"];
  const screen = startProcess(programFor("screen"), screenArgs);
  const stdout = screen.child.stdout;
  if (!stdout) throw new Error("Xvfb says nothing.");
  const [display] = await once(stdout, "data");

  const port = await freePort();
  const driver = startProcess(programFor("webkitDriver"), [`--port=${port}`], {
    DISPLAY: `:${String(display).trim()}`,
    // Layers would be put together by a graphics card that isn't there: a quarter of the processor time.
    WEBKIT_DISABLE_COMPOSITING_MODE: "1",
    XDG_CONFIG_HOME: home,
    XDG_CACHE_HOME: home,
    XDG_DATA_HOME: home,
  });
  const url = `http://127.0.0.1:${port}`;
  await untilDriverAnswers(url);
  return {
    url,
    capabilities: {
      browserName: "MiniBrowser",
      "webkitgtk:browserOptions": { binary: programFor("miniBrowser"), args: ["--automation"] },
    },
    stop: async () => {
      await driver.stop();
      await screen.stop();
      await rm(home, { recursive: true, force: true, maxRetries: 3 });
    },
  };
};
