import { browserArgs, findBrowser, findWholeBrowser } from "./find-browser.ts";
import { testFonts } from "./test-fonts.ts";

/**
 * How every browser of tests, stories and screenshots is started: the same program, switches and fonts on
 * every machine.
 */
export interface BrowserLaunch {
  readonly executablePath: string;
  readonly args: string[];
  readonly env: Record<string, string>;
}

const ownEnvironment = (): Record<string, string> =>
  Object.fromEntries(Object.entries(process.env).flatMap(([name, value]) => (value ? [[name, value]] : [])));

/** What is drawn need not pass to another process, which is a tenth of a journey's processor time. */
const DRAWS_ITSELF = "--in-process-gpu";

/**
 * Launch options for Playwright.
 *
 * @param args further switches of the browser
 */
export const launchOptions = async (args: readonly string[] = []): Promise<BrowserLaunch> => ({
  executablePath: await findBrowser(),
  args: [...browserArgs, DRAWS_ITSELF, ...args],
  env: { ...ownEnvironment(), ...testFonts() },
});

/** The same for a whole browser, which the benchmark drives: it draws as a player's does. */
export const wholeBrowserOptions = async (): Promise<BrowserLaunch> => ({
  executablePath: await findWholeBrowser(),
  args: [...browserArgs],
  env: { ...ownEnvironment(), ...testFonts() },
});
