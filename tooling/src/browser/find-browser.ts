import { execFileSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { chromium } from "playwright-core";

/** Whether an executable file exists at this path. */
export const isExecutable = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** Flags for every headless run: no sandbox, because containers don't support it, and no background network traffic. */
export const browserArgs: readonly string[] = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** The headless shell comes first: the same engine, a third faster in tests. */
const installedBrowsers = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
] as const;

const isHeadlessShell = (path: string): boolean => /headless.shell/.test(path);

/** Older Debian releases have no separate package of the headless shell. */
const debianInstall = ["chromium-headless-shell", "chromium"]
  .map((name) => `apt-get install -y -qq --no-install-recommends ${name}`)
  .join(" || ");

const install = (): void => {
  const isRootOnDebian = process.getuid?.() === 0 && isExecutable("/usr/bin/apt-get");
  const command = isRootOnDebian
    ? `apt-get update -qq && (${debianInstall})`
    : "pnpm --filter @volado/tooling exec playwright-core install chromium";
  execFileSync("sh", ["-c", command], {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
};

const search = (): string | undefined =>
  [...installedBrowsers, chromium.executablePath()].find((path) => isExecutable(path));

/** Path of a full Chromium, which renders and janks as players see it. Falls back to the headless shell. */
export const findWholeBrowser = async (): Promise<string> => {
  const chosen = process.env.VOLADO_CHROMIUM;
  const whole = installedBrowsers.find((path) => !isHeadlessShell(path) && isExecutable(path));
  return chosen || whole === undefined ? await findBrowser() : whole;
};

/**
 * Path of the Chromium for tests, stories and the benchmark. Every run gets its browser here. Order: the variable
 * `VOLADO_CHROMIUM`, a browser in the usual locations, Playwright's download, and finally an installation (Debian's
 * package as root, otherwise Playwright's).
 * @throws Error with instructions if `VOLADO_CHROMIUM` is wrong or nothing could be installed
 */
export const findBrowser = async (): Promise<string> => {
  const chosen = process.env.VOLADO_CHROMIUM;
  if (chosen !== undefined && chosen !== "") {
    if (isExecutable(chosen)) return chosen;
    throw new Error(`VOLADO_CHROMIUM is "${chosen}", which is not an executable file. Correct or unset it.`);
  }

  const found = search();
  if (found !== undefined) return found;

  process.stderr.write("No Chromium found: installing one.\n");
  try {
    install();
  } catch (cause) {
    throw new Error(
      "No Chromium was found and installing one failed. Install Chromium or Google Chrome, " +
        "or name its executable in the environment variable VOLADO_CHROMIUM.",
      { cause },
    );
  }

  const installed = search();
  if (installed === undefined) {
    throw new Error("Chromium was installed but not found. Name its executable in VOLADO_CHROMIUM.");
  }
  return installed;
};
