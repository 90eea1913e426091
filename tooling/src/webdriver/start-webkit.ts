import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../process/free-port.ts";
import { startProcess, untilDriverAnswers } from "./driver-process.ts";
import { programFor } from "./engine-programs.ts";

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
