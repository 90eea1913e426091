import { execFileSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { chromium } from "playwright-core";

/** Whether there is a program at this path that may be run. */
export const isExecutable = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** Switches every headless run needs: no sandbox inside containers, and no traffic of the browser's own. */
export const browserArgs: readonly string[] = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** The headless shell comes first: the same engine without a browser's window costs a third less of a test run. */
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

/** Debian's releases before the headless shell became a package of its own only have the whole browser. */
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

/**
 * The path of a whole Chromium, as players have it: it paints what the headless shell leaves out, and stutters where
 * they see it stutter. The headless shell where only that is installed.
 */
export const findWholeBrowser = async (): Promise<string> => {
  const chosen = process.env.VOLADO_CHROMIUM;
  const whole = installedBrowsers.find((path) => !isHeadlessShell(path) && isExecutable(path));
  return chosen || whole === undefined ? await findBrowser() : whole;
};

/**
 * The path of a Chromium that tests, stories and the benchmark drive. The only place that names one.
 *
 * Order: the variable `VOLADO_CHROMIUM`, a browser installed on the usual paths, Playwright's own download,
 * and only then an installation (Debian's package when root, otherwise Playwright's).
 *
 * @throws Error saying what to do, when `VOLADO_CHROMIUM` is wrong or nothing could be installed.
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
