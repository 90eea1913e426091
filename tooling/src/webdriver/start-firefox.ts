import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../process/free-port.ts";
import { startProcess, untilDriverAnswers, untilReady } from "./driver-process.ts";
import { findGeckodriver, programFor } from "./engine-programs.ts";
import { bridgeTo } from "./marionette-bridge.ts";
import { connectMarionette } from "./marionette-client.ts";
import type { RunningEngine } from "./running-engine.ts";

/** A window as narrow as a phone, and the page alone in it. */
const userChrome = ":root { min-width: 0 !important; }\n#navigator-toolbox { display: none !important; }\n";

/** Settings of Firefox beside those that it takes for being driven. */
const settings = (marionettePort: number): Readonly<Record<string, string | number | boolean>> => ({
  "marionette.port": marionettePort,
  "toolkit.legacyUserProfileCustomizations.stylesheets": true,
  // As on phones: over the page, not beside it.
  "ui.useOverlayScrollbars": 1,
  "intl.accept_languages": "es-MX",
  // The sandbox would keep the repository's fonts from pages.
  "security.sandbox.content.level": 0,
  // No traffic of the browser's own.
  "app.normandy.enabled": false,
  "datareporting.policy.dataSubmissionEnabled": false,
  "services.settings.server": "data:,#remote-settings-dummy/v1",
});

const makeProfile = async (marionettePort: number): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), "volado-firefox-"));
  await mkdir(join(folder, "chrome"));
  await writeFile(join(folder, "chrome", "userChrome.css"), userChrome);
  const lines = Object.entries(settings(marionettePort)).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
  );
  await writeFile(join(folder, "user.js"), lines.join(""));
  return folder;
};

type Driver = Pick<RunningEngine, "url" | "stop">;

const withGeckodriver = async (geckodriver: string): Promise<Driver> => {
  const port = await freePort();
  const { stop } = startProcess(geckodriver, ["--port", String(port)]);
  const url = `http://127.0.0.1:${port}`;
  await untilDriverAnswers(url);
  return { url, stop };
};

const withBridge = async (args: readonly string[], marionettePort: number): Promise<Driver> => {
  const browser = startProcess(programFor("firefox"), [...args, "-marionette", "-no-remote"]);
  // What nobody reads would stop it once the pipe is full.
  browser.child.stdout?.resume();
  const marionette = await untilReady(() => connectMarionette(marionettePort));
  const bridge = bridgeTo(marionette).listen(0, "127.0.0.1");
  await once(bridge, "listening");
  const address = bridge.address();
  if (address === null || typeof address === "string") throw new Error("The bridge has no port.");
  return {
    url: `http://127.0.0.1:${address.port}`,
    stop: async () => {
      bridge.close();
      bridge.closeAllConnections();
      marionette.close();
      await browser.stop();
    },
  };
};

/** Starts Firefox without a window, by geckodriver where there is one. */
export const startFirefox = async (): Promise<RunningEngine> => {
  const marionettePort = await freePort();
  const profile = await makeProfile(marionettePort);
  const args = ["-headless", "-profile", profile];
  const geckodriver = findGeckodriver();
  const driver = geckodriver ? await withGeckodriver(geckodriver) : await withBridge(args, marionettePort);
  return {
    url: driver.url,
    capabilities: {
      browserName: "firefox",
      "moz:firefoxOptions": { binary: programFor("firefox"), args },
    },
    startsClean: false,
    stop: async () => {
      await driver.stop();
      await rm(profile, { recursive: true, force: true, maxRetries: 3 });
    },
  };
};
